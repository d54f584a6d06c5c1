import type { FeedEntry } from '@bindery/contract/stream.ts'
import { type SavedPage, savedOf } from '../library/saved.ts'
import { createStream, type FeedStream, type StreamOptions } from './stream.ts'
import { isLibrary, type StreamQuery } from './stream-query.ts'

/** A stream whose entries the reader may discard or move to another folder. */
export interface SavedStream extends FeedStream {
  /** False once the reader has discarded the entry or moved it out of this stream. */
  stays(entry: FeedEntry): boolean
}

/** Creates a stream. It shows nothing until `show()`. */
export const createSavedStream = (
  page: SavedPage,
  options: Pick<StreamOptions, 'size'> = {},
): SavedStream => {
  const saved = savedOf(page)
  let shown: StreamQuery | null = null
  const stays = ({ id }: FeedEntry): boolean => {
    const lists = saved.$saved.get().get(id)
    if (lists === undefined || !isLibrary(shown)) return true
    return lists !== null && (shown?.stream !== 'list' || lists.includes(shown.id))
  }
  // Entries leave only library streams. Other streams need not wait, or load the saved store.
  const settled = async () => isLibrary(shown) && saved.settled()
  const stream = createStream(page, { ...options, stays, settled })
  return {
    ...stream,
    stays,
    show: (query, start) => {
      shown = query
      stream.show(query, start)
    },
  }
}
