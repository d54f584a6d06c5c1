import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

// Streams (spec content 3 and 7): pages of feed entries. Here are those of the reader's own library;
// each is paged by number and size, in the path or, in the service dialect, in the query.

const text = z._default(z.string(), '')

/** Something that can be downloaded. */
export const download = z.looseObject({ link: z.string(), format: text })

/** An entry of a feed. What a stream does not have is left out. */
export const feedEntry = z.looseObject({
  id: z.string().check(z.minLength(1)),
  title: text,
  summary: text,
  /** A date and time, ISO 8601. */
  published: z.optional(z.string()),
  contentType: text,
  category: z._default(z.looseObject({ term: text }), { term: '' }),
  /** Names. */
  author: z._default(z.array(z.string()), []),
  content: z._default(
    z.looseObject({
      /** Where it is. */
      src: text,
      image: z.optional(z.string()),
      seriesLabel: z.optional(z.string()),
      /** It can be moved and discarded: it lies in the reader's library. */
      selectable: z._default(z.boolean(), false),
      /** Nothing can be done with it but to look at it. */
      readOnly: z._default(z.boolean(), false),
      /** What the reader did: read, watched, shared, ordered. */
      activity: z.optional(z.string()),
      hasDownloads: z._default(z.boolean(), false),
      downloads: z._default(z.array(download), []),
      provider: z.optional(z.string()),
      sharedWith: z.optional(z.array(z.string())),
      grandTotalIncTax: z.optional(z.number()),
      itemCount: z.optional(z.number()),
      asset: z.optional(z.string()),
      format: z.optional(z.string()),
    }),
    { src: '', selectable: false, readOnly: false, hasDownloads: false, downloads: [] },
  ),
  /** In the currency of the site; 0 or left out when it is not for sale. */
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
  /** 'CANCELLED', or else purchased. */
  orderStatus: z.optional(z.string()),
})
export type FeedEntry = z.output<typeof feedEntry>

/** A page of a stream. */
export const streamPage = z.looseObject({
  entry: z.array(feedEntry),
  page: z.looseObject({
    /** There is no further page. */
    last: z.boolean(),
    /** Entries of the whole stream, where that is known. */
    total: z.optional(z.number()),
  }),
  type: text,
  isPaywallEnabled: z._default(z.boolean(), false),
  maintenanceStatus: z.optional(z.unknown()),
})
export type StreamPage = z.output<typeof streamPage>

const digits = z.string().check(z.regex(/^\d{1,6}$/))
const words = z.optional(z.string().check(z.maxLength(200)))

/** What every stream takes. */
const paging = {
  /** Of the page, from 0. */
  number: digits,
  size: digits,
  format: z.optional(z.literal('json')),
}
/** A library is searched and sorted. */
const looking = {
  query: words,
  /** By when it was saved, when it came out (both the latest first), or by title. Default: saved. */
  sort: z.optional(z.enum(['saved', 'published', 'title'])),
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
  input: z.object({ ...paging, ...looking }),
  description: 'What the reader has saved, the latest first.',
})

export const readList = endpoint({
  ...reads,
  name: 'readList',
  path: { api: '{api}user/list/:id/:number/:size', service: '{service}user/list/:id' },
  input: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    ...paging,
    ...looking,
  }),
  errors: {
    folder_unknown: {
      status: 404,
      body: z.looseObject({ code: z.literal('folder_unknown') }),
      description: 'The reader has no folder of that id.',
    },
  },
  description: 'What lies in a folder of the reader, the latest first.',
})

export const readHistory = endpoint({
  ...reads,
  name: 'readHistory',
  path: { api: '{api}user/history/:number/:size', service: '{service}user/history' },
  input: z.object({
    ...paging,
    filter: z.optional(z.enum(['read', 'watched', 'shared', 'ordered'])),
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
  input: z.object({ ...paging, filter: words }),
  description: 'What is new in the topics that the reader follows; with a filter in one of them.',
})
