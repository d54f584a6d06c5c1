import { endpoint } from './endpoint.ts'
import { count } from './fields.ts'
import * as z from './schema.ts'
import { searchOrders, searchSorts } from './search-rule.ts'
import { streamPage } from './stream.ts'

/** A filter for the results, with the number of results of each value. */
export const facet = z.named(
  z.looseObject({
    name: z.about(z.string(), 'The name of the filter.', 'topic'),
    values: z.about(
      z.array(
        z.looseObject({
          value: z.about(z.string(), 'The value to filter by.', 'strategy'),
          title: z.about(z.string(), 'The label for readers.', 'Strategy'),
          count: z.about(count, 'Results with this value.', 12),
        }),
      ),
      'The most frequent first. The counts respect all filters but this one.',
    ),
  }),
  'Facet',
  'A filter for the results, with the number of results of each value.',
)

/** An item matches if it has any value of each filter. */
const filters = z.record(
  z.string().check(z.maxLength(50)),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
)

export const search = endpoint({
  name: 'search',
  method: 'POST',
  path: { api: '{api}search', service: '{service}search' },
  encoding: 'json',
  input: z.object({
    query: z.about(
      z._default(z.string().check(z.maxLength(200)), ''),
      'An item matches if it contains all words. Without words, every item matches.',
      'strategy',
    ),
    filters: z.about(
      z._default(filters, {}),
      'By name: `type` (a content type), `topic` (name or slug) or `series`. Others are ignored.',
      { type: ['Article'], topic: ['strategy'] },
    ),
    sort: z.about(
      z.optional(z.enum(searchSorts)),
      'Default: relevance, or date without words.',
      'relevance',
    ),
    order: z.about(
      z._default(z.enum(searchOrders), 'desc'),
      '`desc`: the most relevant or the newest first.',
      'desc',
    ),
    number: z.about(
      z._default(z.int().check(z.nonnegative()), 0),
      'Number of the page, from 0.',
      0,
    ),
    size: z.about(
      z._default(z.int().check(z.minimum(1), z.maximum(100)), 8),
      'Entries of a page.',
      8,
    ),
  }),
  reads: 'json',
  output: z.named(
    z.extend(streamPage, {
      facets: z.about(z._default(z.array(facet), []), 'The filters that the page offers.'),
    }),
    'SearchPage',
    'A page of results.',
  ),
  idempotent: true,
  errors: {},
  description:
    'Returns a page of the items that contain all words, filtered and sorted. The specification names the request; paging and the response are ours.',
  spec: 'C7',
})
