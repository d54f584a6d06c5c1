import type { RecordKind, Records } from './records.ts'
import { isInList, ownerOf, type Store } from './store.ts'

/** Plain values by kind and id, so that `structuredClone` can copy them. */
export type MemoryRecords = Map<RecordKind, Map<string, Records[RecordKind]>>

/** A store in memory. The records live as long as `kinds`. */
export const createMemoryStore = (kinds: MemoryRecords = new Map()): Store => {
  const of = <K extends RecordKind>(kind: K) => {
    const records = kinds.get(kind) ?? new Map<string, Records[RecordKind]>()
    kinds.set(kind, records)
    return records as Map<string, Records[K]>
  }
  const owned = <K extends RecordKind>(kind: K, owner: string | undefined) =>
    [...of(kind)].filter(([, value]) => owner === undefined || ownerOf(value) === owner)
  return {
    get: (kind, id) => structuredClone(of(kind).get(id)),
    insert(kind, id, value) {
      if (of(kind).has(id)) return false
      of(kind).set(id, structuredClone(value))
      return true
    },
    put(kind, id, value) {
      of(kind).set(id, structuredClone(value))
    },
    remove: (kind, id) => of(kind).delete(id),
    list: (kind, owner) =>
      owned(kind, owner).map(([id, value]) => ({ id, value: structuredClone(value) })),
    count: (kind, owner, listId) =>
      owned(kind, owner).filter(([, value]) => isInList(value, listId)).length,
    latest: (kind, owner, start, length, listId) =>
      [...of(kind).values()]
        .filter((value) => ownerOf(value) === owner && isInList(value, listId))
        .reverse()
        .slice(start, start + length)
        .map((value) => structuredClone(value)),
    batch: (change) => change(),
    clear: () => kinds.clear(),
    close() {},
  }
}
