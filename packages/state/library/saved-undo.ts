import type { ReadableAtom } from 'nanostores'
import type { Result } from '../client/failure.ts'
import type { SavedChange, SavedMap, Sorted, Sorting } from './saved-item.ts'

type Inverse = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** The inverse of a sorting for items with these previous folders. Folders that the sorting did not change stay. */
export const inverseOf = (
  { add = [], remove = [] }: Sorting,
  previous: readonly string[],
): Inverse => ({
  add: remove.filter((list) => previous.includes(list)),
  remove: add.filter((list) => !previous.includes(list)),
})

/** An undo for a sorting that is about to start. It sends its changes with `change`. null: the sorting moves nothing. */
export const undoOf = (
  ids: readonly string[],
  sorting: Sorting,
  $saved: ReadableAtom<SavedMap>,
  change: (change: SavedChange) => Promise<Result>,
): Sorted['undo'] => {
  const before = $saved.get()
  /** One change for all items with the same inverse. */
  const changes = new Map<string, Inverse & { readonly ids: string[] }>()
  for (const id of ids) {
    const lists = before.get(id)
    // For an item with unknown folders, the undo reverts the whole sorting.
    const inverse = inverseOf(sorting, (lists === undefined ? sorting.remove : lists) ?? [])
    if (inverse.add.length + inverse.remove.length === 0) continue
    const key = JSON.stringify(inverse)
    const inverted = changes.get(key) ?? { ...inverse, ids: [] }
    inverted.ids.push(id)
    changes.set(key, inverted)
  }
  const undo = async (): Promise<Result<{ count: number }>> => {
    let count = 0
    for (const inverted of changes.values()) {
      // Items that were removed since stay removed.
      const left = inverted.ids.filter((id) => $saved.get().get(id) !== null)
      if (left.length === 0) continue
      const answer = await change({ ...inverted, act: 'sort', ids: left })
      if (!answer.ok) return answer
      count += left.length
    }
    return { ok: true, count }
  }
  return changes.size > 0 ? undo : null
}

/** The number of parallel requests: browsers open at most six connections to a server. */
const maxParallel = 6

/** Saves removed items again, until one fails. */
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
  await Promise.all(Array(maxParallel).fill(0).map(worker))
  return failed
}
