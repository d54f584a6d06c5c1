import { createContext, type ReactNode, useContext, useState } from 'react'

const Prefix = createContext('bindery')
let count = 0

/**
 * Gives everything inside it ids that start with `prefix`. A view sets it once, from its host's id:
 * the numbers are counted for each copy of this file, so that two copies on one page need it.
 */
export function IdScope({ prefix, children }: { prefix: string; children?: ReactNode }) {
  return <Prefix.Provider value={prefix}>{children}</Prefix.Provider>
}

/** An id that no other component on the page has. React's `useId` repeats itself on Preact. */
export function useUid(): string {
  const prefix = useContext(Prefix)
  const [number] = useState(() => ++count)
  return `${prefix}-${number}`
}
