import type { SavedChange } from './saved.ts'

/** The folders that an item lies in; null: it is not saved. */
export type Lists = readonly string[] | null

/** What becomes of an item by a change. */
export const after = (lists: Lists, { act, add = [], remove = [] }: SavedChange): Lists => {
  if (act === 'remove' || (act === 'sort' && !lists)) return null
  return [...new Set([...(lists ?? []), ...add])].filter((id) => !remove.includes(id))
}

/** Of what is under way, what was asked last of any of the items of a change. */
export const lastFor = <T extends { readonly change: SavedChange }>(
  { ids }: SavedChange,
  running: Iterable<T>,
): T | undefined =>
  [...running].filter(({ change }) => change.ids.some((id) => ids.includes(id))).at(-1)
