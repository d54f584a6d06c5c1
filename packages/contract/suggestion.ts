import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

// Apart from the search itself: what is asked while somebody types should not wait for the schemas of
// the results.

/** What is offered while somebody types (spec content 3). */
export const suggestion = v.looseObject({
  title: v.pipe(v.string(), v.minLength(1)),
  /** A path of the site; one that begins with `?` belongs to the page of the search. */
  link: v.optional(v.string(), ''),
  contentType: v.optional(v.string(), ''),
})
export type Suggestion = v.InferOutput<typeof suggestion>

export const autoSuggest = endpoint({
  name: 'autoSuggest',
  method: 'GET',
  path: { api: '{service}search/auto-suggest' },
  encoding: 'query',
  /** What was typed, trimmed, white space collapsed. */
  input: v.object({ query: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reads: 'json',
  output: v.looseObject({
    /** What the site has published. */
    records: v.optional(v.array(suggestion), []),
    /** Topics. */
    subjects: v.optional(v.array(suggestion), []),
  }),
  errors: {},
  description: 'What may be meant by the beginning of a search, the best first.',
  spec: 'C7',
})
