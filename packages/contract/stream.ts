import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'
import type { SiteStream } from './stream-rule.ts'

// Streams (spec content 3 and 7): pages of feed entries, of the reader's own library and of the site.
// Each is paged by number and size, in the path or, in the service dialect, in the query.

const text = v.optional(v.string(), '')

/** Something that can be downloaded. */
export const download = v.looseObject({ link: v.string(), format: text })

/** An entry of a feed. What a stream does not have is left out. */
export const feedEntry = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  title: text,
  summary: text,
  /** A date and time, ISO 8601. */
  published: v.optional(v.string()),
  contentType: text,
  category: v.optional(v.looseObject({ term: text }), { term: '' }),
  /** Names. */
  author: v.optional(v.array(v.string()), []),
  content: v.optional(
    v.looseObject({
      id: v.optional(v.unknown()),
      /** Where it is. */
      src: text,
      image: v.optional(v.string()),
      seriesLabel: v.optional(v.string()),
      /** It can be moved and discarded: it lies in the reader's library. */
      selectable: v.optional(v.boolean(), false),
      /** The ids of the folders that it lies in. */
      list: v.optional(v.unknown()),
      /** Nothing can be done with it but to look at it. */
      readOnly: v.optional(v.boolean(), false),
      /** What the reader did: read, watched, shared, ordered. */
      activity: v.optional(v.string()),
      hasDownloads: v.optional(v.boolean(), false),
      downloads: v.optional(v.array(download), []),
      provider: v.optional(v.string()),
      sharedWith: v.optional(v.array(v.string())),
      grandTotalIncTax: v.optional(v.number()),
      itemCount: v.optional(v.number()),
      /** Of a download: the last part of its address. */
      asset: v.optional(v.string()),
      format: v.optional(v.string()),
    }),
    { src: '', selectable: false, readOnly: false, hasDownloads: false, downloads: [] },
  ),
  /** In the currency of the site; 0 or left out when it is not for sale. */
  listPrice: v.optional(v.number()),
  /** 'F' means coming soon. */
  productStatus: v.optional(v.string()),
  productLink: v.optional(v.string()),
  image: v.optional(v.string()),
  lineItems: v.optional(
    v.array(
      v.looseObject({
        title: text,
        contentType: text,
        authors: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
  /** 'CANCELLED', or else purchased. */
  orderStatus: v.optional(v.string()),
  endpoint: v.optional(v.unknown()),
})
export type FeedEntry = v.InferOutput<typeof feedEntry>

/** A page of a stream. */
export const streamPage = v.looseObject({
  entry: v.array(feedEntry),
  page: v.looseObject({
    /** There is no further page. */
    last: v.boolean(),
    /** Entries of the whole stream, where that is known. */
    total: v.optional(v.number()),
  }),
  type: text,
  isPaywallEnabled: v.optional(v.boolean(), false),
  maintenanceStatus: v.optional(v.unknown()),
})
export type StreamPage = v.InferOutput<typeof streamPage>

const digits = v.pipe(v.string(), v.regex(/^\d{1,6}$/))
const words = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** What every stream takes. */
const paging = {
  /** Of the page, from 0. */
  number: digits,
  size: digits,
  format: v.optional(v.literal('json')),
}
/** A library is searched and sorted. */
const looking = {
  query: words,
  /** By when it was saved, when it came out (both the latest first), or by title. Default: saved. */
  sort: v.optional(v.picklist(['saved', 'published', 'title'])),
}

const reads = {
  method: 'GET',
  encoding: 'query',
  reads: 'json',
  output: streamPage,
  session: true,
  errors: {},
  spec: 'C7',
} as const

export const readSaves = endpoint({
  ...reads,
  name: 'readSaves',
  path: { api: '{api}user/saves/:number/:size', service: '{service}user/saves' },
  input: v.object({ ...paging, ...looking }),
  description: 'What the reader has saved, the latest first.',
})

export const readList = endpoint({
  ...reads,
  name: 'readList',
  path: { api: '{api}user/list/:id/:number/:size', service: '{service}user/list/:id' },
  input: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    ...paging,
    ...looking,
  }),
  errors: {
    folder_unknown: {
      status: 404,
      body: v.looseObject({ code: v.literal('folder_unknown') }),
      description: 'The reader has no folder of that id.',
    },
  },
  description: 'What lies in a folder of the reader, the latest first.',
})

export const readHistory = endpoint({
  ...reads,
  name: 'readHistory',
  path: { api: '{api}user/history/:number/:size', service: '{service}user/history' },
  input: v.object({
    ...paging,
    filter: v.optional(v.picklist(['read', 'watched', 'shared', 'ordered'])),
  }),
  description: 'What the reader has read, watched, shared and ordered, the latest first.',
})

export const readFollowing = endpoint({
  ...reads,
  name: 'readFollowing',
  path: {
    api: '{api}components/myhbr/following/:number/:size',
    service: '{service}components/myhbr/following',
  },
  /** `filter`: the name of a topic. */
  input: v.object({ ...paging, filter: words }),
  description: 'What is new in the topics that the reader follows; with a filter in one of them.',
})

/** A stream of the site: what a page wants of it besides (the passed query string, say) goes along. */
const ofSite = <const N extends string, const S extends SiteStream>(
  name: N,
  stream: S,
  description: string,
) =>
  endpoint({
    name,
    method: 'GET',
    encoding: 'query',
    reads: 'json',
    output: streamPage,
    errors: {},
    spec: 'C7',
    path: { api: `{api}${stream}/:number/:size`, service: `{service}${stream}` },
    input: v.looseObject({ ...paging, topic: words, type: words, series: words, query: words }),
    description,
  })

export const readLatest = ofSite('readLatest', 'latest', 'Every article, the newest first.')
export const readSearch = ofSite('readSearch', 'search', 'All that has the words of `query` in it.')
export const readWebinars = ofSite('readWebinars', 'webinars', 'Webinars, the newest first.')
export const readVisuals = ofSite(
  'readVisuals',
  'visual-library',
  'Charts and drawings, with downloads for subscribers.',
)
export const readMagazine = ofSite('readMagazine', 'magazine', 'Articles of the magazine.')
export const readAnalyticServices = ofSite(
  'readAnalyticServices',
  'hbr-analytic-services',
  'Reports of the analytic services.',
)
export const readAscend = ofSite('readAscend', 'ascend', 'What is written for who begins.')
