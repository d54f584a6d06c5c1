/** Takes the texts for editors and docs out of the definitions that ship: a reader never sees them. */
import type { Plugin } from 'vite'
import { all, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

/** Dropped wherever they stand in a definition. */
const texts = new Set(['summary', 'description'])
/** Dropped from its top level: only tools read them. */
const sections = new Set([
  'events',
  'slots',
  'parts',
  'cssProperties',
  'marks',
  'opens',
  'frequent',
])

function find(node: Node, wanted: (node: Node) => boolean): Node | undefined {
  if (wanted(node)) return node
  for (const child of Object.values(node).flatMap(nodesIn)) {
    const found = find(child, wanted)
    if (found) return found
  }
  return undefined
}

const keyOf = ({ key }: Node): string =>
  isNode(key) ? String(key['name'] ?? key['value'] ?? '') : ''

/** The properties to drop from an object literal, nested ones included. */
function droppable(object: Node, top: boolean): Node[] {
  return nodesIn(object['properties']).flatMap((property) => {
    const key = keyOf(property)
    if (top && sections.has(key)) return [property]
    const { value } = property
    // An attribute may be called `summary` too: that is an object, not a text.
    if (isNode(value) && value.type === 'ObjectExpression') return droppable(value, false)
    return texts.has(key) ? [property] : []
  })
}

/** Takes pieces out of a source, and the comma after each. */
function without(code: string, pieces: readonly Node[]): string {
  let left = code
  const outer = pieces.filter(
    (piece) => !pieces.some(({ start, end }) => start < piece.start && piece.end <= end),
  )
  for (const { start, end } of outer.toSorted((a, b) => b.start - a.start)) {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0
    left = left.slice(0, start) + left.slice(end + comma)
  }
  return left
}

/** The source of an `*.element.ts` without what only tools read. */
export function stripDescriptions(code: string): string {
  const call = find(
    parse(code),
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineWidget',
  )
  const object = nodesIn(call?.['arguments'])[0]
  return object?.type === 'ObjectExpression' ? without(code, droppable(object, true)) : code
}

/** Texts that only tools read, in any object of a source. */
const textsIn = (nodes: readonly Node[], names: RegExp): Node[] =>
  nodes.filter((node) => {
    const { type, value } = node
    const isText = isNode(value) && /Literal$|^BinaryExpression$/.test(value.type)
    return type === 'Property' && isText && names.test(keyOf(node))
  })

/** The source of attributes that have a file of their own, without what is said about them. */
export const stripAttributes = (code: string): string =>
  without(code, textsIn(all(parse(code)), /^description$/))

/** What only the server, the OpenAPI page and types need of an endpoint. */
const serverOnly = new Set(['input', 'repeatable', 'replyHeaders'])

/** What a call is a call of: `v` for `v.string()`. */
function calleeOf({ callee }: Node): string {
  const name = isNode(callee) && isNode(callee['object']) ? callee['object'] : callee
  return isNode(name) ? String(name['name']) : ''
}

/** Building a schema or an endpoint has no effect: one that nobody uses need not ship. */
function withPureCalls(code: string): string {
  const starts = all(parse(code)).flatMap((node) => {
    const builds = node.type === 'CallExpression' && /^(?:v|endpoint)$/.test(calleeOf(node))
    return builds ? [node.start] : []
  })
  return [...new Set(starts)]
    .toSorted((a, b) => b - a)
    .reduce((left, at) => `${left.slice(0, at)}/* @__PURE__ */ ${left.slice(at)}`, code)
}

/**
 * The source of a part of the contract without what a client never reads (texts, what is sent), and
 * so that of the rest only what is used ships.
 */
export function stripContract(code: string): string {
  const nodes = all(parse(code))
  const members = nodes.flatMap(({ properties }) => {
    const own = nodesIn(properties)
    const isEndpoint = own.some((property) => keyOf(property) === 'encoding')
    return isEndpoint ? own.filter((property) => serverOnly.has(keyOf(property))) : []
  })
  const texts = textsIn(nodes, /^(?:description|spec)$/)
  return withPureCalls(without(code, [...members, ...texts]))
}

export const stripPlugin = (): Plugin => ({
  name: 'bindery-strip-descriptions',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\.(?:element|attributes)\.ts$|packages[\\/]contract[\\/](?!schema\.)[\w-]+\.ts$/,
    },
    handler: (code, id) => {
      const kind = /\.(element|attributes)\.ts$/.exec(id)?.[1]
      const strip = kind === 'element' ? stripDescriptions : kind ? stripAttributes : stripContract
      return { code: strip(code), map: null }
    },
  },
})
