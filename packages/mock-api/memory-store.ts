import type { Kind, Records } from './records.ts'
import { liesIn, ownerOf, type Store } from './store.ts'

/** Plain values by kind and id: what `structuredClone` can carry elsewhere. */
export type MemoryRecords = Map<Kind, Map<string, Records[Kind]>>

/** A store that lasts as long as the page or the test, or as the records that are handed over. */
export const createMemoryStore = (kinds: MemoryRecords = new Map()): Store => {
  const of = <K extends Kind>(kind: K) => {
    const records = kinds.get(kind) ?? new Map<string, Records[Kind]>()
    kinds.set(kind, records)
    return records as Map<string, Records[K]>
  }
  const owned = <K extends Kind>(kind: K, owner: string | undefined) =>
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
      owned(kind, owner).filter(([, value]) => liesIn(value, listId)).length,
    latest: (kind, owner, start, length, listId) =>
      [...of(kind).values()]
        .filter((value) => ownerOf(value) === owner && liesIn(value, listId))
        .reverse()
        .slice(start, start + length)
        .map((value) => structuredClone(value)),
    clear: () => kinds.clear(),
    close() {},
  }
}
