import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// Apart from `search.ts`: suggestions appear while a reader types, and should not wait for the schemas of
// results.

/** A suggestion while the reader types (spec content 3). */
export const suggestion = z.looseObject({
  title: z.string().check(z.minLength(1)),
  /** A path on the site. One that starts with `?` is relative to the search page. */
  link: z._default(z.string(), ''),
  contentType: z._default(z.string(), ''),
})
export type Suggestion = z.output<typeof suggestion>

export const autoSuggest = endpoint({
  name: 'autoSuggest',
  method: 'GET',
  path: { api: '{service}search/auto-suggest' },
  encoding: 'query',
  /** The typed term, by `normalizeTerm`. */
  input: z.object({ query: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reads: 'json',
  output: z.looseObject({
    /** Content of the site. */
    records: z._default(z.array(suggestion), []),
    /** Topics. */
    subjects: z._default(z.array(suggestion), []),
  }),
  errors: {},
  description: 'Returns suggestions for the beginning of a search, best first.',
  spec: 'C7',
})
