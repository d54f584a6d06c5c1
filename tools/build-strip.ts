/** Takes the texts for editors and docs out of the definitions that ship: a reader never sees them. */
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

/** Dropped wherever they stand in a definition. */
const texts = new Set(['summary', 'description'])
/** Dropped from its top level: only tools read them. */
const sections = new Set(['events', 'slots', 'parts', 'cssProperties', 'opens'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

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

/** The source of an `*.element.ts` without what only tools read. */
export function stripDescriptions(code: string): string {
  const program = parseAst(code, { lang: 'ts' }) as unknown as Node
  const call = find(
    program,
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineWidget',
  )
  const object = nodesIn(call?.['arguments'])[0]
  if (object?.type !== 'ObjectExpression') return code
  let stripped = code
  for (const { start, end } of droppable(object, true).toReversed()) {
    const comma = /^\s*,/.exec(stripped.slice(end))?.[0].length ?? 0
    stripped = stripped.slice(0, start) + stripped.slice(end + comma)
  }
  return stripped
}

export const stripPlugin = (): Plugin => ({
  name: 'bindery-strip-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\.element\.ts$/ },
    handler: (code) => ({ code: stripDescriptions(code), map: null }),
  },
})
