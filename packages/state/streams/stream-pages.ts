import type { StreamPage } from '@bindery/contract/stream.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
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
): Promise<Result<{ data: StreamPage }>> => {
  const paging = { number: String(number), size: String(size), format: 'json' } as const
  switch (query.stream) {
    case 'saves': {
      const { stream: _, ...input } = query
      return call('readSaves', { ...input, ...paging })
    }
    case 'list': {
      const { stream: _, ...input } = query
      return call('readList', { ...input, ...paging })
    }
    case 'history': {
      const { stream: _, ...input } = query
      return call('readHistory', { ...input, ...paging })
    }
    case 'following': {
      const { stream: _, ...input } = query
      return call('readFollowing', { ...input, ...paging })
    }
    default:
      if ('search' in query) {
        const { filters, ...input } = query.search
        const lists = Object.entries(filters).map(([name, values]) => [name, [...values]])
        return call('search', { ...input, filters: Object.fromEntries(lists), number, size })
      }
      return call(siteStreams[query.stream], { ...query.params, ...paging })
  }
}

/** Reads a page of a stream. Pages count from 0. */
export const readPage = async (
  { environment, server }: Pick<Core, 'environment' | 'server'>,
  query: StreamQuery,
  number: number,
  size: number,
): Promise<Result<{ page: StreamPage }>> => {
  if (query.stream === 'list' && !query.id) {
    environment.warn(
      'A list of the reader is shown by the id of its folder: <bindery-stream stream="list" params="id=…">.',
    )
    return { ok: false, failure: { kind: 'unexpected' } }
  }
  const answer = await callPage(server, query, number, size)
  return answer.ok ? { ok: true, page: answer.data } : answer
}

/** The maximum of entries in a page. */
export const longestPage = 100
