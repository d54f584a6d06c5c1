import type { Environment } from './environment.ts'
import type { SavedChange } from './saved.ts'

/**
 * Told what the server has done, with the id of a folder that was made for it: that is known now. What it
 * returns tells the folders that an item lies in, or nothing when the page does not know.
 */
export type Agreed = (done: SavedChange) => (id: string) => readonly string[] | null | undefined

/** By page: called when a verb begins, which may be long after it was asked for. */
export const savedChangers = new WeakMap<Environment, () => Agreed>()
