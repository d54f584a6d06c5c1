import { ownStreams, siteStreams } from '@bindery/contract/stream-rule.ts'
import type { Attributes, AttributeValues } from '@bindery/element/attributes.ts'

export const streamAttributes = {
  stream: {
    type: 'enum',
    values: [...siteStreams, ...ownStreams],
    default: 'latest',
    description: 'Which one. `list` wants the folder’s id in params; the last four a reader.',
  },
  'page-size': {
    type: 'number',
    min: 1,
    max: 100,
    description: 'Entries of a page. Default 8; 10 when it is there without a number.',
  },
  paging: {
    type: 'enum',
    values: ['more', 'numbers'],
    default: 'more',
    description: 'A button that loads more, two pages at most, or numbered pages.',
  },
  filter: {
    type: 'string',
    description: 'A topic, by name or slug; of history: read, watched, shared or ordered.',
  },
  params: {
    type: 'string',
    description:
      'Further parameters as a query string: `type=Podcast`; of `saves` and `list` `query=` and `sort=title`.',
  },
  form: {
    type: 'string',
    description:
      'The id of a form of the page. Its fields ask the search: `q` the words, `sort` (relevance, date), `order` (desc, asc), each other one filters; they stand in the page’s address.',
  },
  'page-param': {
    type: 'string',
    description: 'Of the page’s own address: where the number of the page stands, from 1.',
  },
  total: {
    type: 'number',
    min: 0,
    description: 'How many entries there are, when the first page is in the tag.',
  },
  unlimited: { type: 'boolean', description: 'Load more without an end.' },
} as const satisfies Attributes

export type StreamAttributes = AttributeValues<typeof streamAttributes>
