import type { Kind, Records } from './records.ts'

/**
 * Where the server keeps its records: plain values by kind and id. Every method acts at once, so
 * what a handler does between two awaits is never interleaved with another request.
 */
export interface Store {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined
  /** Adds a record; false, and nothing done, when the id is taken. */
  insert<K extends Kind>(kind: K, id: string, value: Records[K]): boolean
  /** Adds or replaces a record. */
  put<K extends Kind>(kind: K, id: string, value: Records[K]): void
  /** Takes a record away; false when there was none, so that only one of two takers gets true. */
  remove(kind: Kind, id: string): boolean
  /** The records of a kind, oldest first; with an owner only that account's. */
  list<K extends Kind>(kind: K, owner?: string): { id: string; value: Records[K] }[]
  /**
   * A part of an owner's records, the latest first: what lies before and after it is not read.
   * @param listId only those that have it among their `listIds`
   */
  latest<K extends Kind>(
    kind: K,
    owner: string,
    start: number,
    length: number,
    listId?: string,
  ): Records[K][]
  /** How many `list` would give; with a list id, of those that have it among their `listIds`. */
  count(kind: Kind, owner?: string, listId?: string): number
  /** Forgets everything. */
  clear(): void
  /** Lets go of files. */
  close(): void
}

/** The account that a record belongs to, or '' for nobody's. */
export const ownerOf = (value: object): string =>
  'owner' in value && typeof value.owner === 'string' ? value.owner : ''

/** Whether a record lies in that list; without one every record does. */
export const liesIn = (value: object, listId: string | undefined): boolean =>
  listId === undefined ||
  ('listIds' in value && Array.isArray(value.listIds) && value.listIds.includes(listId))
