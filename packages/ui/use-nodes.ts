import { type ReactNode, useMemo } from 'react'

/**
 * Keeps what rows were drawn as: a row that is the same object as before is the same node, which is passed
 * over. Of 500 one is drawn anew.
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
