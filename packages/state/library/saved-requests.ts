import type { Call, CallOptions } from '../client/call.ts'
import type { Failure, Result } from '../client/failure.ts'

/** The folder ids of saved items, by item id. */
export type ListsById = ReadonlyMap<string, readonly string[]>

/** The maximum of ids in the URL of a request. */
const maxIdsInUrl = 100

export const chunksOf = <T>(all: readonly T[], max: number): T[][] => {
  const chunks: T[][] = []
  for (let at = 0; at < all.length; at += max) chunks.push(all.slice(at, at + max))
  return chunks
}

/** The server has no saved item of this id. */
export const isUnsaved = (failure: Failure) =>
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
