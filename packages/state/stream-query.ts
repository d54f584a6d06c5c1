import type { SearchOrder, SearchSort } from '@bindery/contract/search-rule.ts'
import { isOwnStream, type SiteStream } from '@bindery/contract/stream-rule.ts'

/** Which stream of the reader's own or of the site, and what of it. */
export type StreamQuery =
  | { readonly stream: 'saves'; readonly query?: string; readonly sort?: StreamSort }
  | {
      readonly stream: 'list'
      /** Of the folder. */
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
  /** A search that is asked for something: words, filters by name, sort and order (spec content 7). */
  | { readonly stream: 'search'; readonly search: SearchQuery }
  /** `params`: what the page wants of it besides, e.g. `topic`, `type`, `query`. */
  | { readonly stream: SiteStream; readonly params?: Readonly<Record<string, string>> }

export type StreamSort = 'saved' | 'published' | 'title'

export interface SearchQuery {
  readonly query: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: SearchSort
  readonly order?: SearchOrder
}

/** Only a signed-in reader has it. */
export const isOwn = (query: StreamQuery | null) => query !== null && isOwnStream(query.stream)

/** What is saved, all of it or in a folder: entries go from it as they are discarded or put elsewhere. */
export const isLibrary = (query: StreamQuery | null) =>
  query?.stream === 'saves' || query?.stream === 'list'

/** Where to begin, and what is there already. */
export interface StreamStart {
  /** Of the first page, from 0. Default 0. */
  readonly number?: number
  /** What is shown stays until the first page has come. Default false. */
  readonly keep?: boolean
  /** The page has its first page in itself: nothing is asked until there is to be more. */
  readonly given?: { readonly count: number; readonly last: boolean; readonly total: number | null }
}
