import type { Environment } from './environment.ts'
import type { SavedChange } from './saved.ts'

/**
 * Told that the server has agreed to a change: it is no guess any more. `done` is the same with the id
 * of a folder that was made for it. Returns the folders that its first item lies in now, or null when
 * the page knows nothing of it.
 */
export type Agreed = (change: SavedChange, done: SavedChange) => readonly string[] | null

/** By page: called when a verb begins, which may be long after it was asked for. */
export const savedChangers = new WeakMap<Environment, () => Agreed>()
