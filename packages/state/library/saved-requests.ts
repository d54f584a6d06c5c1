import type { Call, CallOptions } from '../client/call.ts'
import type { Failure, Result } from '../client/failure.ts'
import type { SavedChange } from './saved-item.ts'

/** The folder ids of saved items, by item id. */
export type ListsById = ReadonlyMap<string, readonly string[]>

/** The maximum of ids in a request: in its body, and in its URL. */
const maxIdsInBody = 500
const maxIdsInUrl = 100

const chunksOf = <T>(all: readonly T[], max: number): T[][] => {
  const chunks: T[][] = []
  for (let at = 0; at < all.length; at += max) chunks.push(all.slice(at, at + max))
  return chunks
}

const isUnsaved = (failure: Failure) =>
  failure.kind === 'refused' && failure.code === 'saved_unknown'

/** Reads the folders of these items. Unsaved items are missing in `lists`. */
export const readItems = async (
  call: Call,
  ids: readonly string[],
  options?: CallOptions,
): Promise<Result<{ lists: ListsById }>> => {
  const lists = new Map<string, readonly string[]>()
  const answers = await Promise.all(
    chunksOf([...new Set(ids)], maxIdsInUrl).map((chunk) =>
      call('readSaved', { ids: chunk.map(encodeURIComponent).join(',') }, options),
    ),
  )
  for (const answer of answers) {
    if (!answer.ok) return answer
    for (const { id, listIds } of answer.data.saved) lists.set(id, listIds)
  }
  return { ok: true, lists }
}

/** Reads the folders of one item that is known to be saved: the endpoint answers 404 for others. */
export const readItem = async (call: Call, id: string): Promise<Result<{ lists: ListsById }>> => {
  const answer = await call('readItemLists', { id })
  if (answer.ok) return { ok: true, lists: new Map([[id, answer.data.listIds]]) }
  return isUnsaved(answer.failure) ? { ok: true, lists: new Map() } : answer
}

const removeChunk = async (call: Call, ids: readonly string[]): Promise<Result> => {
  const [id] = ids
  if (id === undefined) return { ok: true }
  return ids.length === 1
    ? call('removeSaved', { id })
    : call('removeListItems', { id: [...ids], listIds: [] })
}

/** Removes items. An item that another client has removed meanwhile is no failure. */
export const removeItems = async (call: Call, ids: readonly string[]): Promise<Result> => {
  for (const chunk of chunksOf(ids, maxIdsInBody)) {
    let answer = await removeChunk(call, chunk)
    if (!answer.ok && isUnsaved(answer.failure)) {
      const left = await readItems(call, chunk)
      answer = left.ok ? await removeChunk(call, [...left.lists.keys()]) : left
    }
    if (!answer.ok) return answer
  }
  return { ok: true }
}

/** Adds saved items to folders and removes them from others. */
export const sortItems = async (
  call: Call,
  { ids, add = [], remove = [] }: SavedChange,
): Promise<Result> => {
  for (const id of chunksOf(ids, maxIdsInBody)) {
    for (const [name, lists] of [
      ['addListItems', add],
      ['removeListItems', remove],
    ] as const) {
      if (lists.length === 0) continue
      const answer = await call(name, { id, listIds: [...lists] })
      if (!answer.ok) return answer
    }
  }
  return { ok: true }
}

/** Saves the item of a change, if it has one. */
export const saveItem = async (call: Call, { item }: SavedChange): Promise<Result> => {
  if (!item) return { ok: true }
  const { authors, ...rest } = item
  return call('saveItem', { ...rest, ...(authors ? { authors: [...authors] } : {}) })
}
