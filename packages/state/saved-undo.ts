import type { ReadableAtom } from 'nanostores'
import type { Result } from './failure.ts'
import type { SavedChange, SavedMap, Sorted, Sorting } from './saved.ts'

type Back = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** Undoes a sorting for the items that lay in these folders before: they stay where they had been. */
export const sortedBack = ({ add = [], remove = [] }: Sorting, lay: readonly string[]): Back => ({
  add: remove.filter((list) => lay.includes(list)),
  remove: add.filter((list) => !lay.includes(list)),
})

/** The way back of a sorting of many that is about to be done with `change`; null: it moves nothing. */
export const undoOf = (
  ids: readonly string[],
  sorting: Sorting,
  $saved: ReadableAtom<SavedMap>,
  change: (change: SavedChange) => Promise<Result>,
): Sorted['undo'] => {
  const before = $saved.get()
  /** One call for all items that lay in the same folders. */
  const ways = new Map<string, Back & { readonly ids: string[] }>()
  for (const id of ids) {
    const lay = before.get(id)
    // When it is not known where an item lay, the whole sorting is undone.
    const back = sortedBack(sorting, (lay === undefined ? sorting.remove : lay) ?? [])
    if (back.add.length + back.remove.length === 0) continue
    const key = JSON.stringify(back)
    const way = ways.get(key) ?? { ...back, ids: [] }
    way.ids.push(id)
    ways.set(key, way)
  }
  const undo = async (): Promise<Result<{ count: number }>> => {
    let count = 0
    for (const way of ways.values()) {
      // What was removed since lies nowhere.
      const left = way.ids.filter((id) => $saved.get().get(id) !== null)
      if (left.length === 0) continue
      const answer = await change({ ...way, act: 'sort', ids: left })
      if (!answer.ok) return answer
      count += left.length
    }
    return { ok: true, count }
  }
  return ways.size > 0 ? undo : null
}

/** How many are restored at once: as many connections as a browser has to one server. */
const atOnce = 6

/** Saves again what was removed, until one is refused. */
export const restoreAll = async <T>(
  removed: readonly T[],
  save: (one: T) => Promise<Result>,
): Promise<Result> => {
  const left = [...removed].reverse()
  let failed: Result = { ok: true }
  const worker = async (): Promise<void> => {
    for (let one = left.pop(); one && failed.ok; one = left.pop()) {
      const answer = await save(one)
      if (!answer.ok) failed = answer
    }
  }
  await Promise.all(Array(atOnce).fill(0).map(worker))
  return failed
}
