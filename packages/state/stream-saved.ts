import type { FeedEntry } from '@bindery/contract/stream.ts'
import { type SavedPage, savedOf } from './saved.ts'
import { createStream, type FeedStream, type StreamOptions } from './stream.ts'
import type { StreamQuery } from './stream-query.ts'

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
  const { $saved, settled } = savedOf(page)
  let shown: StreamQuery | null = null
  const stays = ({ id }: FeedEntry): boolean => {
    const lists = $saved.get().get(id)
    if (shown?.stream === 'list') return !lists ? lists !== null : lists.includes(shown.id)
    return shown?.stream !== 'saves' || lists !== null
  }
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
