import { endpoint } from './endpoint.ts'
import { count } from './fields.ts'
import * as z from './schema.ts'

// Streams (spec content 3 and 7): pages of feed entries, and the streams of the reader's library. `number` and
// `size` of a page are in the path, or in the query in the service dialect.

const text = z._default(z.string(), '')

/** A file to download. */
export const download = z.named(
  z.looseObject({
    link: z.about(z.string(), 'URL of the file.', '/downloads/R2603A.pdf'),
    format: z.about(text, 'The label of the format.', 'PDF'),
  }),
  'Download',
  'A file to download.',
)

const names = z._default(z.array(z.string()), [])

/** What a feed entry says about its content. */
const entryContent = z.named(
  z.looseObject({
    id: z.about(z.optional(z.unknown()), 'Id of the content.', 'R2603A'),
    src: z.about(text, 'URL of the content.', '/2026/03/what-strategy-is'),
    image: z.about(z.optional(z.string()), 'URL of the picture.', '/images/R2603A.jpg'),
    seriesLabel: z.about(z.optional(z.string()), 'Name of its series.', 'The Big Idea'),
    selectable: z.about(
      z._default(z.boolean(), false),
      'True if the entry is in the reader’s library, so that they can move and discard it.',
      false,
    ),
    list: z.about(z.optional(z.unknown()), 'Ids of the folders that contain it.', ['folder-1']),
    readOnly: z.about(
      z._default(z.boolean(), false),
      'True if the reader can only view it.',
      false,
    ),
    activity: z.about(
      z.optional(z.string()),
      'The reader’s activity: read, watched, shared, ordered.',
      'read',
    ),
    hasDownloads: z.about(
      z._default(z.boolean(), false),
      'True if there are files to download.',
      true,
    ),
    downloads: z.about(
      z._default(z.array(download), []),
      'The files that this reader may download.',
    ),
    provider: z.about(
      z.optional(z.string()),
      'How it was shared: email, Facebook, Twitter or LinkedIn.',
      'email',
    ),
    sharedWith: z.about(z.optional(z.array(z.string())), 'Whom it was shared with.', [
      'friend@example.com',
    ]),
    grandTotalIncTax: z.about(
      z.optional(z.number()),
      'What an order has cost, in the currency of the site.',
      39.92,
    ),
    itemCount: z.about(z.optional(count), 'Products of an order.', 2),
    asset: z.about(z.optional(z.string()), 'Last segment of a download’s URL.', 'R2603A.pdf'),
    format: z.about(z.optional(z.string()), 'The label of the format.', 'PDF'),
  }),
  'EntryContent',
  'What a feed entry says about its content.',
)

/** An entry of a feed. Each stream has some of the members. */
export const feedEntry = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Id of the entry.', 'R2603A'),
    title: z.about(text, 'Title of the content.', 'What Strategy Is'),
    summary: z.about(text, 'A few sentences about it.', 'How companies choose.'),
    published: z.about(
      z.optional(z.string()),
      'A date and time, ISO 8601.',
      '2026-03-01T09:30:00Z',
      { format: 'date-time' },
    ),
    contentType: z.about(text, 'Content type, for readers.', 'Article'),
    category: z.about(
      z.prefault(z.looseObject({ term: z.about(text, 'Name of the topic.', 'Strategy') }), {}),
      'The main topic.',
    ),
    author: z.about(names, 'Names of the authors.', ['Ada Author']),
    content: z.about(z.prefault(entryContent, {}), 'More about the content.'),
    listPrice: z.about(
      z.optional(z.number()),
      'Price in the currency of the site; 0 or absent if it is not for sale.',
      8.95,
    ),
    productStatus: z.about(z.optional(z.string()), '`F` means coming soon.', 'A'),
    productLink: z.about(
      z.optional(z.string()),
      'Path of the product’s page.',
      '/product/on-strategy/10401-PDF-ENG',
    ),
    image: z.about(z.optional(z.string()), 'URL of the picture.', '/images/R2603A.jpg'),
    lineItems: z.about(
      z._default(
        z.array(
          z.looseObject({
            title: z.about(text, 'Title of the product.', 'On Strategy'),
            contentType: z.about(text, 'Content type of the product.', 'Book'),
            authors: z.about(names, 'Names of the authors.', ['Ada Author']),
          }),
        ),
        [],
      ),
      'The products of an order.',
    ),
    orderStatus: z.about(
      z.optional(z.string()),
      '`CANCELLED`; anything else means purchased.',
      'PURCHASED',
    ),
    endpoint: z.about(z.optional(z.unknown()), 'Not read.', ''),
  }),
  'FeedEntry',
  'An entry of a feed. Each stream has some of the members.',
)
export type FeedEntry = z.output<typeof feedEntry>

/** A page of a stream. */
export const streamPage = z.named(
  z.looseObject({
    entry: z.about(z.array(feedEntry), 'The entries of the page.'),
    page: z.about(
      z.looseObject({
        last: z.about(z.boolean(), 'True for the last page.', false),
        total: z.about(
          z.optional(count),
          'Number of entries in the stream, if the server knows it.',
          60,
        ),
      }),
      'Where the page is in the stream.',
    ),
    type: z.about(text, 'The kind of stream. Not read.', 'latest'),
    isPaywallEnabled: z.about(
      z._default(z.boolean(), false),
      'True if the articles are behind the paywall.',
      false,
    ),
    maintenanceStatus: z.about(
      z.optional(z.unknown()),
      'Present during maintenance; off, ok, false and none mean that there is none.',
      'off',
    ),
  }),
  'StreamPage',
  'A page of a stream.',
)
export type StreamPage = z.output<typeof streamPage>

const digits = z.string().check(z.regex(/^\d{1,6}$/))
/** An optional text of at most 200 characters. */
export const shortText = z.optional(z.string().check(z.maxLength(200)))

/** The fields of every stream. */
export const paging = {
  number: z.about(digits, 'Number of the page, from 0.', '0'),
  size: z.about(digits, 'Entries of a page.', '8'),
  format: z.about(z.optional(z.literal('json')), 'Only `json`.'),
}
/** The fields that search and sort a library. */
const searchAndSort = {
  query: z.about(shortText, 'Only what contains all of these words.', 'strategy'),
  sort: z.about(
    z.optional(z.enum(['saved', 'published', 'title'])),
    'By date of saving or of publication (both latest first), or by title. Default: saved.',
    'saved',
  ),
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
    id: z.about(
      z.string().check(z.minLength(1), z.maxLength(100)),
      'Id of the folder.',
      'folder-1',
    ),
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
    filter: z.about(
      z.optional(z.enum(['read', 'watched', 'shared', 'ordered'])),
      'Only this activity. `ordered` lists the orders.',
      'read',
    ),
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
  input: z.object({
    ...paging,
    filter: z.about(shortText, 'Only this topic, by its name.', 'Strategy'),
  }),
  description: 'Returns new items of the topics that the reader follows, or of one of them.',
})
