import type { Client } from '@bindery/api/client.ts'
import { search } from '@bindery/contract/search.ts'
import {
  readAnalyticServices,
  readAscend,
  readFollowing,
  readHistory,
  readLatest,
  readList,
  readMagazine,
  readSaves,
  readSearch,
  readVisuals,
  readWebinars,
  type StreamPage,
} from '@bindery/contract/stream.ts'
import type { Off } from './environment.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { VerbTools } from './reader-verb.ts'
import type { StreamQuery } from './stream.ts'
import type { Tabs } from './tabs.ts'

const ofSite = {
  latest: readLatest,
  search: readSearch,
  webinars: readWebinars,
  'visual-library': readVisuals,
  magazine: readMagazine,
  'hbr-analytic-services': readAnalyticServices,
  ascend: readAscend,
}

const call = (client: Client, query: StreamQuery, number: number, size: number) => {
  const paging = { number: String(number), size: String(size), format: 'json' } as const
  switch (query.stream) {
    case 'saves': {
      const { stream: _, ...input } = query
      return client.call(readSaves, { ...input, ...paging })
    }
    case 'list': {
      const { stream: _, ...input } = query
      return client.call(readList, { ...input, ...paging })
    }
    case 'history': {
      const { stream: _, ...input } = query
      return client.call(readHistory, { ...input, ...paging })
    }
    case 'following': {
      const { stream: _, ...input } = query
      return client.call(readFollowing, { ...input, ...paging })
    }
    default:
      if ('search' in query) {
        const { filters, ...asked } = query.search
        const own = Object.entries(filters).map(([name, values]) => [name, [...values]])
        return client.call(search, { ...asked, filters: Object.fromEntries(own), number, size })
      }
      return client.call(ofSite[query.stream], { ...query.params, ...paging })
  }
}

/** A page of a stream, from 0. */
export const readPage = async (
  { client, core }: VerbTools,
  query: StreamQuery,
  number: number,
  size: number,
): Promise<Result<{ page: StreamPage }>> => {
  if (query.stream === 'list' && !query.id) {
    core.environment.warn(
      'A list of the reader is shown by the id of its folder: <bindery-stream stream="list" params="id=…">.',
    )
    return { ok: false, failure: { kind: 'unexpected' } }
  }
  return attempt(async () => ({ ok: true, page: await call(client, query, number, size) }))
}

/** Calls when another tab has saved, sorted or discarded something. */
export const hear = (tabs: Tabs, fn: () => void): Off => tabs.on('saved-changed', fn)
