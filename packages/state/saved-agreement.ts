import type { Environment } from './environment.ts'
import type { SavedChange } from './saved.ts'

/**
 * Told that the server has agreed to a change: it is no guess any more. `done` is the same with the id
 * of a folder that was made for it. What it returns tells the folders that an item lies in now, or
 * nothing when the page does not know.
 */
export type Agreed = (
  change: SavedChange,
  done: SavedChange,
) => (id: string) => readonly string[] | null | undefined

/** By page: called when a verb begins, which may be long after it was asked for. */
export const savedChangers = new WeakMap<Environment, () => Agreed>()
