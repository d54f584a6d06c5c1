import { createContext, type ReactNode, useContext, useState } from 'react'

const Prefix = createContext('bindery')
let count = 0

/**
 * Sets the prefix of all ids inside. A view sets it to the id of its host, because each copy of the kit on a
 * page counts its ids from 1.
 */
export function IdScope({ prefix, children }: { prefix: string; children?: ReactNode }) {
  return <Prefix.Provider value={prefix}>{children}</Prefix.Provider>
}

/** An id that is unique on the page. On Preact `useId` is not. */
export function useUid(): string {
  const prefix = useContext(Prefix)
  const [number] = useState(() => ++count)
  return `${prefix}-${number}`
}
