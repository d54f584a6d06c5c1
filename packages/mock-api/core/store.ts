import type { RecordKind, Records } from './records.ts'

/**
 * Stores the server's records: plain values by kind and id. Every method is synchronous, so the code between two
 * awaits of a handler never interleaves with another request.
 */
export interface Store {
  get<K extends RecordKind>(kind: K, id: string): Records[K] | undefined
  /** Adds a record. Returns false, and changes nothing, if the id is taken. */
  insert<K extends RecordKind>(kind: K, id: string, value: Records[K]): boolean
  /** Adds or replaces a record. */
  put<K extends RecordKind>(kind: K, id: string, value: Records[K]): void
  /** Removes a record. Returns false if there was none, so only one of two callers gets true. */
  remove(kind: RecordKind, id: string): boolean
  /** The records of a kind, oldest first. With an owner: only the records of that account. */
  list<K extends RecordKind>(kind: K, owner?: string): { id: string; value: Records[K] }[]
  /**
   * A page of an owner's records, the latest first. Other records are not read.
   * @param listId only records with this id in their `listIds`
   */
  latest<K extends RecordKind>(
    kind: K,
    owner: string,
    start: number,
    length: number,
    listId?: string,
  ): Records[K][]
  /** The number of records that `list` returns. With a list id: only those with it in their `listIds`. */
  count(kind: RecordKind, owner?: string, listId?: string): number
  /** Makes changes together. A file writes them at once, and has none of them if `change` throws. */
  batch(change: () => void): void
  /** Removes all records. */
  clear(): void
  /** Closes files. */
  close(): void
}

/** The account that a record belongs to, or ''. */
export const ownerOf = (value: object): string =>
  'owner' in value && typeof value.owner === 'string' ? value.owner : ''

/** True if the record is in the list, and for every record without a list id. */
export const isInList = (value: object, listId: string | undefined): boolean =>
  listId === undefined ||
  ('listIds' in value && Array.isArray(value.listIds) && value.listIds.includes(listId))
