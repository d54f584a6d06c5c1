import type { FeedState } from '@bindery/state/streams/stream.ts'
import type { StreamWords } from './stream.messages.ts'
import type { StreamView } from './stream.view.ts'
import type { StreamAttributes } from './stream-attributes.ts'

/** The maximum number of pages that “load more” shows (spec content 9). */
const mostPages = 2

interface Parts {
  readonly feed: FeedState
  /** The number of visible entries, including the page's own. */
  readonly shown: number
  readonly size: number
  readonly attributes: StreamAttributes
  readonly words: StreamWords
  readonly breakpoint: number
  /** A form on the page sets the query. */
  readonly asked: boolean
  address(page: number): string
}

type Ways = Pick<
  StreamView,
  'outcome' | 'count' | 'more' | 'further' | 'onward' | 'backward' | 'pages'
>

/** The number of entries, and the controls that lead to more. */
export const waysOf = ({ feed, shown, size, words, address, ...parts }: Parts): Ways => {
  const { paging, pageParam, unlimited } = parts.attributes
  const { step, given, last, number, total } = feed
  const isShown = step === 'shown'
  const isMore = paging === 'more'
  const full = isMore && !unlimited && shown >= mostPages * size
  const page = number + 1
  const isOne = number === 0 && last
  return {
    outcome: parts.asked && isShown && given === 0 && total !== null ? words.results(total) : null,
    count:
      isMore && total !== null && shown > 0 && number === 0
        ? words.shown({ shown, total: Math.max(total, shown) })
        : null,
    more: isMore && isShown && !last && !full,
    further: full && !last && pageParam ? address(page + mostPages) : null,
    onward: full && !last && !pageParam ? page + mostPages : null,
    backward: isMore && isShown && !pageParam && number > 0 ? Math.max(1, page - mostPages) : null,
    pages:
      !isMore && isShown && shown > 0 && !isOne
        ? {
            page,
            pages: total === null ? null : Math.max(page, Math.ceil(total / size)),
            last,
            address: pageParam ? address : undefined,
            breakpoint: parts.breakpoint,
          }
        : null,
  }
}

/**
 * The announcement for a loaded page.
 * @param page from 1
 */
export const arrived = (
  words: StreamWords,
  page: number,
  total: number | null,
  size: number,
): string =>
  total === null
    ? words.arrived({ page })
    : words.arrivedOf({ page, pages: Math.ceil(total / size) })
