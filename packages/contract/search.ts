import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'
import { searchOrders, searchSorts } from './search-rule.ts'
import { streamPage } from './stream.ts'

/** What a search may be narrowed by, with how many would be left. */
export const facet = v.looseObject({
  /** The name of the filter. */
  name: v.string(),
  /** The most frequent first; the filter itself does not count, the others do. */
  values: v.array(
    v.looseObject({
      value: v.string(),
      /** As readers see it. */
      title: v.string(),
      count: v.pipe(v.int(), v.minValue(0)),
    }),
  ),
})

/** Any of the values of a filter, and all of the filters. */
const filters = v.record(
  v.pipe(v.string(), v.maxLength(50)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50)),
)

export const search = endpoint({
  name: 'search',
  method: 'POST',
  path: { api: '{api}search', service: '{service}search' },
  encoding: 'json',
  input: v.object({
    /** Words that are all wanted; without any everything is found. */
    query: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    /** By name: `type` (a content type), `topic` (name or slug), `series`; others are ignored. */
    filters: v.optional(filters, {}),
    /** Default: relevance, or date where there are no words. */
    sort: v.optional(v.picklist(searchSorts)),
    order: v.optional(v.picklist(searchOrders), 'desc'),
    /** Of the page, from 0. */
    number: v.optional(v.pipe(v.int(), v.minValue(0)), 0),
    size: v.optional(v.pipe(v.int(), v.minValue(1), v.maxValue(100)), 8),
  }),
  reads: 'json',
  output: v.looseObject({
    ...streamPage.entries,
    facets: v.optional(v.array(facet), []),
  }),
  repeatable: true,
  errors: {},
  description:
    'What has all the words in it, filtered and sorted; a page of a stream. The specification names what is sent; paging and the answer are ours.',
  spec: 'C7',
})
