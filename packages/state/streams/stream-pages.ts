import type { FeedEntry, StreamPage } from '@bindery/contract/stream.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import { added } from './stream-feed.ts'
import type { StreamQuery } from './stream-query.ts'

const siteStreams = {
  latest: 'readLatest',
  search: 'readSearch',
  webinars: 'readWebinars',
  'visual-library': 'readVisuals',
  magazine: 'readMagazine',
  'hbr-analytic-services': 'readAnalyticServices',
  ascend: 'readAscend',
} as const

const callPage = (
  { call }: Pick<Core['server'], 'call'>,
  query: StreamQuery,
  number: number,
  size: number,
  signal?: AbortSignal,
): Promise<Result<{ data: StreamPage }>> => {
  const paging = { number: String(number), size: String(size), format: 'json' } as const
  const options = signal && { signal }
  switch (query.stream) {
    case 'saves': {
      const { stream: _, ...input } = query
      return call('readSaves', { ...input, ...paging }, options)
    }
    case 'list': {
      const { stream: _, ...input } = query
      return call('readList', { ...input, ...paging }, options)
    }
    case 'history': {
      const { stream: _, ...input } = query
      return call('readHistory', { ...input, ...paging }, options)
    }
    case 'following': {
      const { stream: _, ...input } = query
      return call('readFollowing', { ...input, ...paging }, options)
    }
    default:
      if ('search' in query) {
        const { filters, ...input } = query.search
        const lists = Object.entries(filters).map(([name, values]) => [name, [...values]])
        const asked = { ...input, filters: Object.fromEntries(lists), number, size }
        return call('search', asked, options)
      }
      return call(siteStreams[query.stream], { ...query.params, ...paging }, options)
  }
}

/** Reads a page of a stream. Pages count from 0. An abort of `signal` ends the request. */
export const readPage = async (
  { environment, server }: Pick<Core, 'environment' | 'server'>,
  query: StreamQuery,
  number: number,
  size: number,
  signal?: AbortSignal,
): Promise<Result<{ page: StreamPage }>> => {
  if (query.stream === 'list' && !query.id) {
    environment.warn(
      'A list of the reader is shown by the id of its folder: <bindery-stream stream="list" params="id=…">.',
    )
    return { ok: false, failure: { kind: 'unexpected' } }
  }
  const answer = await callPage(server, query, number, size, signal)
  return answer.ok ? { ok: true, page: answer.data } : answer
}

/** The maximum of entries in a page. */
export const longestPage = 100

type Answer = Result<{ page: StreamPage }>

/** A response with more entries than requested, and what was read after it. */
interface LongAnswer {
  readonly query: StreamQuery
  /** The position of the first entry in the stream. */
  readonly start: number
  /** The page size of its first request, which counts `next`. */
  readonly size: number
  readonly next: number
  readonly page: StreamPage
}

/**
 * Reads pages, and cuts a longer response to the requested size (spec content 9): the entries beyond it are
 * the next pages, without a request. A server that ignores the page returns a whole list, at any number.
 * @param stays false for an entry that has been discarded since
 */
export const createPageReader = (
  page: Pick<Core, 'environment' | 'server'>,
  stays: (entry: FeedEntry) => boolean,
) => {
  let held: LongAnswer | null = null
  let resets = 0

  const cut = (answer: LongAnswer, number: number, size: number): Answer => {
    const { entry, page: place } = answer.page
    const listed = entry.filter(stays)
    const from = number * size - answer.start
    const total = place.last ? answer.start + listed.length : place.total
    const last = place.last && from + size >= listed.length
    return {
      ok: true,
      page: {
        ...answer.page,
        entry: listed.slice(from, from + size),
        page: { ...place, last, total },
      },
    }
  }
  const read = async (
    query: StreamQuery,
    number: number,
    size: number,
    signal?: AbortSignal,
  ): Promise<Answer> => {
    const reset = resets
    let long = held?.query === query ? held : null
    // A page before or far behind the held entries is requested by its number.
    const at = long ? number * size - long.start : 0
    if (long && (at < 0 || (!long.page.page.last && at > long.page.entry.length))) long = null
    while (long && !long.page.page.last) {
      if (long.page.entry.filter(stays).length >= (number + 1) * size - long.start) break
      const answer = await readPage(page, query, long.next, long.size, signal)
      if (!answer.ok) return answer
      const entry = [...added(long.page.entry, answer.page.entry)]
      // A page without new entries is the last one.
      const last = answer.page.page.last || entry.length === long.page.entry.length
      const place = { ...answer.page.page, last }
      long = { ...long, next: long.next + 1, page: { ...answer.page, entry, page: place } }
      if (reset === resets) held = long
    }
    if (long) return cut(long, number, size)
    const answer = await readPage(page, query, number, size, signal)
    if (!answer.ok || answer.page.entry.length <= size) return answer
    const { entry, page: place } = answer.page
    const { length } = entry
    const isWhole = place.last && (place.total ?? length) <= length && number * size < length
    const start = isWhole ? 0 : number * size
    const first = { query, start, size, next: number + 1, page: answer.page }
    if (reset === resets) held = first
    return cut(first, number, size)
  }
  return {
    read,
    /** Drops the entries that no page has shown yet. */
    reset: () => {
      resets += 1
      held = null
    },
  }
}
