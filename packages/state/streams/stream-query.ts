import type { SearchOrder, SearchSort } from '@bindery/contract/search-rule.ts'
import { isOwnStream, type SiteStream } from '@bindery/contract/stream-rule.ts'

/** A stream of the reader or of the site, with its filters. */
export type StreamQuery =
  | { readonly stream: 'saves'; readonly query?: string; readonly sort?: StreamSort }
  | {
      readonly stream: 'list'
      /** The id of the folder. */
      readonly id: string
      readonly query?: string
      readonly sort?: StreamSort
    }
  | {
      readonly stream: 'history'
      readonly filter?: 'read' | 'watched' | 'shared' | 'ordered'
    }
  /** `filter`: the name of a topic. */
  | { readonly stream: 'following'; readonly filter?: string }
  /** A search: text, filters by name, sort and order (spec content 7). */
  | { readonly stream: 'search'; readonly search: SearchQuery }
  /** `params`: parameters of the stream, e.g. `topic`, `type`, `query`. */
  | { readonly stream: SiteStream; readonly params?: Readonly<Record<string, string>> }

export type StreamSort = 'saved' | 'published' | 'title'

export interface SearchQuery {
  readonly query: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: SearchSort
  readonly order?: SearchOrder
}

/** Whether only a signed-in reader has this stream. */
export const isOwn = (query: StreamQuery | null) => query !== null && isOwnStream(query.stream)

/** Whether the stream lists saved items: an entry leaves it when the reader discards or moves it. */
export const isLibrary = (query: StreamQuery | null) =>
  query?.stream === 'saves' || query?.stream === 'list'

/** The start of a stream. */
export interface StreamStart {
  /** The number of the first page, from 0. Default 0. */
  readonly number?: number
  /** Keeps the shown entries until the first page has loaded. Default false. */
  readonly keep?: boolean
  /** The page's own HTML shows the first entries: the stream loads nothing until `more()`. */
  readonly given?: { readonly count: number; readonly last: boolean; readonly total: number | null }
}
