import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// Streams (spec content 3 and 7): pages of feed entries, and the streams of the reader's library. `number` and
// `size` of a page are in the path, or in the query in the service dialect.

const text = z._default(z.string(), '')

/** A file to download. */
export const download = z.looseObject({ link: z.string(), format: text })

/** An entry of a feed. Each stream has some of the members. */
export const feedEntry = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: text,
  summary: text,
  /** Date and time, ISO 8601. */
  published: z.optional(z.string()),
  contentType: text,
  category: z.prefault(z.looseObject({ term: text }), {}),
  /** Names of the authors. */
  author: z._default(z.array(z.string()), []),
  content: z.prefault(
    z.looseObject({
      id: z.optional(z.unknown()),
      /** URL of the content. */
      src: text,
      image: z.optional(z.string()),
      seriesLabel: z.optional(z.string()),
      /** True if the entry is in the reader's library, so that they can move and discard it. */
      selectable: z._default(z.boolean(), false),
      /** Ids of the folders that contain it. */
      list: z.optional(z.unknown()),
      /** True if the reader can only view it. */
      readOnly: z._default(z.boolean(), false),
      /** The reader's activity: read, watched, shared, ordered. */
      activity: z.optional(z.string()),
      hasDownloads: z._default(z.boolean(), false),
      downloads: z._default(z.array(download), []),
      provider: z.optional(z.string()),
      sharedWith: z.optional(z.array(z.string())),
      grandTotalIncTax: z.optional(z.number()),
      itemCount: z.optional(z.number()),
      /** Last segment of a download's URL. */
      asset: z.optional(z.string()),
      format: z.optional(z.string()),
    }),
    {},
  ),
  /** In the currency of the site; 0 or absent if it is not for sale. */
  listPrice: z.optional(z.number()),
  /** 'F' means coming soon. */
  productStatus: z.optional(z.string()),
  productLink: z.optional(z.string()),
  image: z.optional(z.string()),
  lineItems: z._default(
    z.array(
      z.looseObject({
        title: text,
        contentType: text,
        authors: z._default(z.array(z.string()), []),
      }),
    ),
    [],
  ),
  /** 'CANCELLED'; anything else means purchased. */
  orderStatus: z.optional(z.string()),
  endpoint: z.optional(z.unknown()),
})
export type FeedEntry = z.output<typeof feedEntry>

/** A page of a stream. */
export const streamPage = z.looseObject({
  entry: z.array(feedEntry),
  page: z.looseObject({
    /** True for the last page. */
    last: z.boolean(),
    /** Number of entries in the stream, if the server knows it. */
    total: z.optional(z.number()),
  }),
  type: text,
  isPaywallEnabled: z._default(z.boolean(), false),
  maintenanceStatus: z.optional(z.unknown()),
})
export type StreamPage = z.output<typeof streamPage>

const digits = z.string().check(z.regex(/^\d{1,6}$/))
/** An optional text of at most 200 characters. */
export const shortText = z.optional(z.string().check(z.maxLength(200)))

/** The fields of every stream. */
export const paging = {
  /** Number of the page, from 0. */
  number: digits,
  size: digits,
  format: z.optional(z.literal('json')),
}
/** The fields that search and sort a library. */
const searchAndSort = {
  query: shortText,
  /** By date of saving or of publication (both latest first), or by title. Default: saved. */
  sort: z.optional(z.enum(['saved', 'published', 'title'])),
}

const libraryStream = {
  method: 'GET',
  encoding: 'query',
  reads: 'json',
  output: streamPage,
  session: true,
  errors: {},
  spec: 'C7',
} as const

export const readSaves = endpoint({
  ...libraryStream,
  name: 'readSaves',
  path: { api: '{api}user/saves/:number/:size', service: '{service}user/saves' },
  input: z.object({ ...paging, ...searchAndSort }),
  description: 'Returns what the reader has saved, latest first.',
})

export const readList = endpoint({
  ...libraryStream,
  name: 'readList',
  path: { api: '{api}user/list/:id/:number/:size', service: '{service}user/list/:id' },
  input: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    ...paging,
    ...searchAndSort,
  }),
  errors: {
    folder_unknown: {
      status: 404,
      body: z.looseObject({ code: z.literal('folder_unknown') }),
      description: 'The reader has no folder with this id.',
    },
  },
  description: 'Returns the items of a reader’s folder, latest first.',
})

export const readHistory = endpoint({
  ...libraryStream,
  name: 'readHistory',
  path: { api: '{api}user/history/:number/:size', service: '{service}user/history' },
  input: z.object({
    ...paging,
    filter: z.optional(z.enum(['read', 'watched', 'shared', 'ordered'])),
  }),
  description: 'Returns what the reader has read, watched, shared and ordered, latest first.',
})

export const readFollowing = endpoint({
  ...libraryStream,
  name: 'readFollowing',
  path: {
    api: '{api}components/myhbr/following/:number/:size',
    service: '{service}components/myhbr/following',
  },
  /** `filter`: the name of a topic. */
  input: z.object({ ...paging, filter: shortText }),
  description: 'Returns new items of the topics that the reader follows, or of one of them.',
})
