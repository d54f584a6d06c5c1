import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'
import { searchOrders, searchSorts } from './search-rule.ts'
import { streamPage } from './stream.ts'

/** A filter for the results, with the number of results of each value. */
export const facet = z.looseObject({
  /** The name of the filter. */
  name: z.string(),
  /** The most frequent first. The counts respect all filters but this one. */
  values: z.array(
    z.looseObject({
      value: z.string(),
      /** The label for readers. */
      title: z.string(),
      count: z.int().check(z.nonnegative()),
    }),
  ),
})

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
    /** An item matches if it contains all words. Without words, every item matches. */
    query: z._default(z.string().check(z.maxLength(200)), ''),
    /** By name: `type` (a content type), `topic` (name or slug) or `series`. Others are ignored. */
    filters: z._default(filters, {}),
    /** Default: relevance, or date without words. */
    sort: z.optional(z.enum(searchSorts)),
    order: z._default(z.enum(searchOrders), 'desc'),
    /** Number of the page, from 0. */
    number: z._default(z.int().check(z.nonnegative()), 0),
    size: z._default(z.int().check(z.minimum(1), z.maximum(100)), 8),
  }),
  reads: 'json',
  output: z.extend(streamPage, {
    facets: z._default(z.array(facet), []),
  }),
  idempotent: true,
  errors: {},
  description:
    'Returns a page of the items that contain all words, filtered and sorted. The specification names the request; paging and the response are ours.',
  spec: 'C7',
})
