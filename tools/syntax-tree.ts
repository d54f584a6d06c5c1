/** Parses modules, for source transforms of the build. */
import { parseAst } from 'rolldown/parseAst'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes in a member of a node. */
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** Parses a TypeScript or JavaScript module. */
export const parse = (code: string): Node => parseAst(code, { lang: 'ts' }) as unknown as Node

/** All nodes of a tree. */
export const allNodes = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap(nodesIn).flatMap(allNodes),
]
