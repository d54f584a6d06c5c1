import { type ReactNode, useMemo } from 'react'

/**
 * Memoizes the node of each row by the identity of its object. The renderer skips a node that is the same as
 * before, so of 500 rows only the changed one renders.
 * @param dependencies other values that the rows are rendered with; a change of one clears the memo
 */
export const useMemoizedNodes = (dependencies: readonly unknown[]) => {
  const nodes = useMemo(() => new WeakMap<object, ReactNode>(), dependencies)
  return (row: object, render: () => ReactNode): ReactNode => {
    const node = nodes.get(row) ?? render()
    nodes.set(row, node)
    return node
  }
}
