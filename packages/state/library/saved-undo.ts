import { toJson } from '@bindery/contract/json.ts'
import type { ReadableAtom } from 'nanostores'
import type { Result } from '../client/failure.ts'
import type {
  RemovedItem,
  Restored,
  SavableItem,
  SavedChange,
  SavedMap,
  Sorted,
  Sorting,
} from './saved-item.ts'

type Inverse = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** The inverse of a sorting for items with these previous folders. Folders that the sorting did not change stay. */
export const inverseOf = (
  { add = [], remove = [] }: Sorting,
  previous: readonly string[],
): Inverse => ({
  add: remove.filter((list) => previous.includes(list)),
  remove: add.filter((list) => !previous.includes(list)),
})

const isRefused = (answer: Result, ...codes: readonly string[]): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && codes.includes(answer.failure.code)

/** Whether one of the folders is read-only, or was deleted since. */
const isFolderRefused = (answer: Result): boolean =>
  isRefused(answer, 'folder_read_only', 'folder_unknown')

/**
 * Adds to folders and removes from others. If the server refuses one folder, each is changed alone, so that
 * the others are still restored. `isPartial`: a folder was left out.
 */
const changeAllowed = async (
  { add = [], remove = [] }: Sorting,
  change: (sorting: Sorting) => Promise<Result>,
): Promise<Result<{ isPartial: boolean }>> => {
  const together = await change({ add, remove })
  if (!isFolderRefused(together)) return together.ok ? { ok: true, isPartial: false } : together
  for (const one of [
    ...add.map((id) => ({ add: [id] })),
    ...remove.map((id) => ({ remove: [id] })),
  ]) {
    const answer = await change(one)
    if (!answer.ok && !isFolderRefused(answer)) return answer
  }
  return { ok: true, isPartial: true }
}

interface UndoParts {
  readonly $saved: ReadableAtom<SavedMap>
  change(change: SavedChange): Promise<Result>
  /** Refetches items. */
  load(ids: readonly string[]): Promise<Result>
  /** Stores a change that was not sent, because the session has ended. */
  keep(change: SavedChange): void
}

/** An undo for a sorting that is about to start. null: the sorting moves nothing. */
export const undoOf = (
  ids: readonly string[],
  sorting: Sorting,
  { $saved, change, load, keep }: UndoParts,
): Sorted['undo'] => {
  const before = $saved.get()
  /** One change for all items with the same inverse. */
  const changes = new Map<string, Inverse & { readonly ids: string[] }>()
  for (const id of ids) {
    const lists = before.get(id)
    // For an item with unknown folders, the undo reverts the whole sorting.
    const inverse = inverseOf(sorting, (lists === undefined ? sorting.remove : lists) ?? [])
    if (inverse.add.length + inverse.remove.length === 0) continue
    const key = toJson(inverse)
    const inverted = changes.get(key) ?? { ...inverse, ids: [] }
    inverted.ids.push(id)
    changes.set(key, inverted)
  }
  const sort = async (
    inverse: Inverse,
    all: readonly string[],
  ): Promise<Result<{ count: number }>> => {
    // Items that were removed since stay removed.
    const ids = all.filter((id) => $saved.get().get(id) !== null)
    if (ids.length === 0) return { ok: true, count: 0 }
    const answer = await changeAllowed(inverse, (part) => change({ ...part, act: 'sort', ids }))
    if (answer.ok) return { ok: true, count: ids.length }
    if (!isRefused(answer, 'saved_unknown')) return answer
    // Another client has removed one of the items. The server then refuses the change for all.
    const known = await load(ids)
    if (!known.ok) return known
    return ids.some((id) => $saved.get().get(id) === null) ? sort(inverse, ids) : answer
  }
  const undo = async (): Promise<Result<{ count: number }>> => {
    let count = 0
    let failed: Result = { ok: true }
    const all = [...changes.values()]
    for (const [at, { ids, ...inverse }] of all.entries()) {
      const answer = await sort(inverse, ids)
      if (answer.ok) count += answer.count
      else if (answer.failure.kind === 'refused') failed = answer
      else {
        const isEnded = answer.failure.kind === 'signed-out'
        for (const later of isEnded ? all.slice(at + 1) : []) keep({ act: 'sort', ...later })
        return answer
      }
    }
    return failed.ok ? { ok: true, count } : failed
  }
  return changes.size > 0 ? undo : null
}

/** The number of parallel requests: browsers open at most six connections to a server. */
const maxParallel = 6

/**
 * Saves removed items again. An item that the server refuses does not stop the others; a failure that would
 * meet all of them does.
 */
export const restoreAll = async (
  removed: readonly RemovedItem[],
  save: (item: SavableItem, sorting: Sorting) => Promise<Result>,
): Promise<Result<Restored>> => {
  const left = [...removed].reverse()
  let failed: Result = { ok: true }
  let isPartial = false
  const restore = async ({ item, folders }: RemovedItem): Promise<void> => {
    const answer = await changeAllowed({ add: folders }, (part) => save(item, part))
    if (answer.ok) isPartial ||= answer.isPartial
    else failed = answer
  }
  const canContinue = () => failed.ok || failed.failure.kind === 'refused'
  const worker = async (): Promise<void> => {
    for (let one = left.pop(); one && canContinue(); one = left.pop()) await restore(one)
  }
  await Promise.all(Array(maxParallel).fill(0).map(worker))
  return failed.ok ? { ok: true, isPartial } : failed
}
