import type { FeedEntry } from '@bindery/contract/stream.ts'
import { type SavedPage, savedOf } from './saved.ts'
import { createStream, type FeedStream, type StreamOptions } from './stream.ts'
import { isLibrary, type StreamQuery } from './stream-query.ts'

/** A stream on a page where what is listed in it may be discarded, or put into another folder. */
export interface SavedStream extends FeedStream {
  /** Whether an entry is (still) where it is listed, as far as is known. */
  stays(entry: FeedEntry): boolean
}

/** A stream that shows nothing yet. */
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
  // Nothing disappears from other streams: nobody has to wait, or fetch what would know.
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
