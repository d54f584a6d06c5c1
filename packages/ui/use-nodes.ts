import { type ReactNode, useMemo } from 'react'

/**
 * Keeps the nodes that rows were drawn as: a row that is the same object as before gives the same node,
 * which the renderer skips. So of 500 rows only the changed one is drawn.
 * @param given what all are drawn with besides themselves; when one of these is another, nothing is kept
 */
export const useNodes = (given: readonly unknown[]) => {
  const nodes = useMemo(() => new WeakMap<object, ReactNode>(), given)
  return (row: object, draw: () => ReactNode): ReactNode => {
    const node = nodes.get(row) ?? draw()
    nodes.set(row, node)
    return node
  }
}
