import { normalizeTerm, searchOrders, searchSorts } from '@bindery/contract/search-rule.ts'
import { isOwnStream } from '@bindery/contract/stream-rule.ts'
import type { StreamQuery } from '@bindery/state/streams/stream.ts'
import type { SearchQuery } from '@bindery/state/streams/stream-query.ts'
import type { StreamAttributes } from './stream-attributes.ts'
import type { StreamForm } from './stream-form.ts'

/** The first page of the stream, in the page's own HTML. */
export interface FirstPage {
  /** The number of entries. */
  readonly count: number
  /** It has no link to a further page. */
  readonly last: boolean
}

/** What the model reads from the tag and the page around it. */
export interface StreamPlace {
  /** Whether the tag has the attribute `page-size`, with any value. */
  sized(): boolean
  /** The page's own first page in the tag. null: none. */
  readonly given: FirstPage | null
  /** The tag has children, which stay visible while the stream loads. */
  readonly filled: boolean
  /** The form on the page that sets the query. null: none. */
  readonly form: StreamForm | null
}

/**
 * Finds the page's own first page in the tag. Each `<article>` is an entry, and a link with `rel="next"`
 * leads to more. null: there is no entry.
 */
export const firstPageIn = (element: Element): FirstPage | null => {
  const { length: count } = element.querySelectorAll('article')
  return count === 0 ? null : { count, last: !element.querySelector('a[rel~="next"]') }
}

const kinds = ['read', 'watched', 'shared', 'ordered'] as const

/** The parameters that hold the search text. */
const wordNames = ['q', 'query']

const searchOf = (asked: URLSearchParams): SearchQuery => {
  const one = <T extends string>(name: string, allowed: readonly T[]) =>
    allowed.find((value) => value === asked.get(name))
  const [sort, order] = [one('sort', searchSorts), one('order', searchOrders)]
  const taken = [...wordNames, 'sort', 'order']
  const names = [...asked.keys()].filter((name) => !taken.includes(name))
  const filters = names.map((name) => [name, asked.getAll(name).filter(Boolean)] as const)
  return {
    query: normalizeTerm(wordNames.map((name) => asked.get(name) ?? '').join(' ')).slice(0, 200),
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    ...(sort ? { sort } : {}),
    ...(order ? { order } : {}),
  }
}

/**
 * Builds the query of a stream from its attributes and a form.
 * @param form the values of the form on the page; null: there is no form
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

/** The search text of a query. '' if there is none. */
export const termIn = (query: StreamQuery): string => ('search' in query ? query.search.query : '')
