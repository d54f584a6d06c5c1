import type { SavedChange } from './saved.ts'

/** The folders that an item lies in; null: it is not saved. */
export type Lists = readonly string[] | null

/** What becomes of an item by a change. */
export const after = (lists: Lists, { act, add = [], remove = [] }: SavedChange): Lists => {
  if (act === 'remove' || (act === 'sort' && !lists)) return null
  return [...new Set([...(lists ?? []), ...add])].filter((id) => !remove.includes(id))
}

/** Whether both are about one item at least. */
export const isAbout = (one: SavedChange, other: SavedChange): boolean =>
  one.ids.some((id) => other.ids.includes(id))
