import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// Apart from `search.ts`: suggestions appear while a reader types, and should not wait for the schemas of
// results.

/** A suggestion while the reader types (spec content 3). */
export const suggestion = z.named(
  z.looseObject({
    title: z.about(z.string().check(z.minLength(1)), 'What is suggested.', 'What Strategy Is'),
    link: z.about(
      z._default(z.string(), ''),
      'A path on the site. One that starts with `?` is relative to the search page.',
      '/2026/03/what-strategy-is',
    ),
    contentType: z.about(z._default(z.string(), ''), 'Content type, for readers.', 'Article'),
  }),
  'Suggestion',
  'A suggestion while the reader types.',
)
export type Suggestion = z.output<typeof suggestion>

export const autoSuggest = endpoint({
  name: 'autoSuggest',
  method: 'GET',
  path: { api: '{service}search/auto-suggest' },
  encoding: 'query',
  input: z.object({
    query: z.about(
      z.string().check(z.minLength(1), z.maxLength(200)),
      'What the reader has typed, without spare spaces.',
      'strat',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    records: z.about(z._default(z.array(suggestion), []), 'Content of the site, best first.'),
    subjects: z.about(z._default(z.array(suggestion), []), 'Topics, best first.'),
  }),
  errors: {},
  description: 'Returns suggestions for the beginning of a search, best first.',
  spec: 'C7',
})
