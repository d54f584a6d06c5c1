/** A module as a tree, for what the build writes anew. */
import { parseAst } from 'rolldown/parseAst'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes that a member of a node has. */
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** The tree of a module, of TypeScript or of JavaScript. */
export const parse = (code: string): Node => parseAst(code, { lang: 'ts' }) as unknown as Node

/** Every node of a tree. */
export const all = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap(nodesIn).flatMap(all),
]
