/** Removes the texts for editors and docs from what ships. */
import type { Plugin } from 'vite'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

/** Dropped at any depth of a definition. */
const texts = new Set(['summary', 'description'])
/** Dropped from the top level of a definition: only tools read them. */
const sections = new Set([
  'events',
  'slots',
  'parts',
  'inLayer',
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
    // An attribute may be called `summary`, too. Its value is an object, not a text.
    if (isNode(value) && value.type === 'ObjectExpression') return droppable(value, false)
    return texts.has(key) ? [property] : []
  })
}

/** Removes pieces of a source, each with the comma after it. */
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

const identifiersIn = (nodes: readonly Node[]): Set<string> =>
  new Set(
    nodes
      .flatMap(allNodes)
      .flatMap(({ type, name }) => (type === 'Identifier' ? String(name) : [])),
  )

/** Drops the imports of names that only the dropped properties used, such as event classes. */
function withoutImports(code: string, dropped: ReadonlySet<string>): string {
  const statements = nodesIn(parse(code)['body'])
  const [imports, others] = [true, false].map((isImport) =>
    statements.filter(({ type }) => (type === 'ImportDeclaration') === isImport),
  ) as [Node[], Node[]]
  const used = identifiersIn(others)
  const unused = imports.flatMap((statement) => {
    const specifiers = nodesIn(statement['specifiers'])
    const droppable = specifiers.filter(({ local }) => {
      const name = isNode(local) ? String(local['name']) : ''
      return dropped.has(name) && !used.has(name)
    })
    const isWhole = droppable.length > 0 && droppable.length === specifiers.length
    return isWhole ? [statement] : droppable
  })
  return without(code, unused)
}

/** The source of an `*.element.ts` without what only tools read, and without the imports for that. */
export function stripDescriptions(code: string): string {
  const call = find(
    parse(code),
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineWidget',
  )
  const object = nodesIn(call?.['arguments'])[0]
  if (object?.type !== 'ObjectExpression') return code
  const properties = droppable(object, true)
  return withoutImports(without(code, properties), identifiersIn(properties))
}

/** The properties with texts that only tools read, in any object. */
const textsIn = (nodes: readonly Node[], names: RegExp): Node[] =>
  nodes.filter((node) => {
    const { type, value } = node
    const isText = isNode(value) && /Literal$|^BinaryExpression$/.test(value.type)
    return type === 'Property' && isText && names.test(keyOf(node))
  })

/** The source of an `*.attributes.ts` without descriptions. */
export const stripAttributes = (code: string): string =>
  without(code, textsIn(allNodes(parse(code)), /^description$/))

/** Properties of an endpoint that only the server, openapi.json and types need. */
const serverOnly = new Set(['input', 'idempotent'])
/** Properties with texts about headers, in any object: several endpoints may share it. */
const headerTexts = new Set(['requestHeaders', 'replyHeaders'])

/** The name that a chain of calls starts with: `z` for `z.string().check(…)`. */
function startOf(node: unknown): string {
  if (!isNode(node)) return ''
  return startOf(node['callee']) || startOf(node['object']) || String(node['name'] ?? '')
}

/** Marks calls that build a schema or an endpoint as pure, so that unused ones do not ship. */
function withPureCalls(code: string): string {
  const starts = allNodes(parse(code)).flatMap((node) => {
    const builds = node.type === 'CallExpression' && /^(?:z|endpoint)$/.test(startOf(node))
    return builds ? [node.start] : []
  })
  return [...new Set(starts)]
    .toSorted((a, b) => b - a)
    .reduce((left, at) => `${left.slice(0, at)}/* @__PURE__ */ ${left.slice(at)}`, code)
}

/** Leaves only the schema of each `z.about(schema, …)` and `z.named(schema, …)`. */
function withoutDescriptions(code: string): string {
  const cuts = allNodes(parse(code)).flatMap((node) => {
    const { type, callee, start, end } = node
    if (type !== 'CallExpression' || !isNode(callee) || startOf(callee) !== 'z') return []
    const method = isNode(callee['property']) ? callee['property']['name'] : ''
    const [schema] = nodesIn(node['arguments'])
    return schema && /^(?:about|named)$/.test(String(method))
      ? [[start, schema.start] as const, [schema.end, end] as const]
      : []
  })
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)
}

/** The source of a contract file without what a client never reads: descriptions and schemas of input. */
export function stripContract(source: string): string {
  const code = withoutDescriptions(source)
  const nodes = allNodes(parse(code))
  const members = nodes.flatMap(({ properties }) => {
    const own = nodesIn(properties)
    const isEndpoint = own.some((property) => keyOf(property) === 'encoding')
    return own.filter((property) => {
      const key = keyOf(property)
      return headerTexts.has(key) || (isEndpoint && serverOnly.has(key))
    })
  })
  const texts = textsIn(nodes, /^(?:description|spec)$/)
  return withPureCalls(without(code, [...members, ...texts]))
}

export const stripPlugin = (): Plugin => ({
  name: 'bindery-strip-descriptions',
  enforce: 'pre',
  transform: {
    filter: {
      id: /[.-](?:element|attributes)\.ts$|packages[\\/]contract[\\/](?!schema\.)[\w-]+\.ts$/,
    },
    handler: (code, id) => {
      const kind = /[.-](element|attributes)\.ts$/.exec(id)?.[1]
      const strip = kind === 'element' ? stripDescriptions : kind ? stripAttributes : stripContract
      return { code: strip(code), map: null }
    },
  },
})
