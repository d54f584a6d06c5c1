import { searchOrders, searchSorts, termOf } from '@bindery/contract/search-rule.ts'
import { isOwnStream } from '@bindery/contract/stream-rule.ts'
import type { StreamQuery } from '@bindery/state/stream.ts'
import type { SearchQuery } from '@bindery/state/stream-query.ts'
import type { StreamAttributes } from './stream.attributes.ts'
import type { StreamForm } from './stream.form.ts'

/** What the page has in the tag: its own first page of the stream. */
export interface FirstPage {
  /** Its entries. */
  readonly count: number
  /** There is no link to a further page in it. */
  readonly last: boolean
}

/** What the model wants to know of the page around it. */
export interface StreamPlace {
  /** The attribute page-size is there, whatever it says. */
  sized(): boolean
  /** The page's own first page in the tag. */
  readonly given: FirstPage | null
  /** There are children to be seen while nothing is known. */
  readonly filled: boolean
  /** The form of the page that says what is asked for. */
  readonly form: StreamForm | null
}

/** Each `<article>` among the children is an entry, and a link with `rel="next"` says that there is more. */
export const firstPageIn = (element: Element): FirstPage | null => {
  const { length: count } = element.querySelectorAll('article')
  return count === 0 ? null : { count, last: !element.querySelector('a[rel~="next"]') }
}

const kinds = ['read', 'watched', 'shared', 'ordered'] as const

/** What stands for the words in an address. */
const wordNames = ['q', 'query']

const searchOf = (asked: URLSearchParams): SearchQuery => {
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => value === asked.get(name))
  const [sort, order] = [one('sort', searchSorts), one('order', searchOrders)]
  const taken = [...wordNames, 'sort', 'order']
  const names = [...asked.keys()].filter((name) => !taken.includes(name))
  const filters = names.map((name) => [name, asked.getAll(name).filter(Boolean)] as const)
  return {
    query: termOf(wordNames.map((name) => asked.get(name) ?? '').join(' ')).slice(0, 200),
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    ...(sort ? { sort } : {}),
    ...(order ? { order } : {}),
  }
}

/**
 * What is asked of the server.
 * @param form what a form of the page says besides; null: it has none
 */
export const queryOf = (
  { stream, filter, params = '' }: StreamAttributes,
  form: URLSearchParams | null = null,
): StreamQuery => {
  const asked = new URLSearchParams(params)
  if (filter && !isOwnStream(stream)) asked.set('topic', filter)
  for (const [name, value] of form ?? []) asked.append(name, value)
  if (stream === 'search' && (form || `${asked}`)) return { stream, search: searchOf(asked) }
  const passed = Object.fromEntries(asked)
  if (!isOwnStream(stream)) {
    return { stream, params: passed }
  }
  switch (stream) {
    case 'list':
      return { ...passed, stream, id: passed['id'] ?? '' }
    case 'history': {
      const kind = kinds.find((one) => one === filter)
      return { ...passed, stream, ...(kind && { filter: kind }) }
    }
    case 'following':
      return { ...passed, stream, ...(filter && { filter }) }
    case 'saves':
      return { ...passed, stream }
  }
}

/** The words that are searched for; '' where none are. */
export const termIn = (query: StreamQuery): string => ('search' in query ? query.search.query : '')
