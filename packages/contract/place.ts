import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// States and provinces, for addresses and tax (spec content 7). Countries are in `country.ts`.

/** A state or province. Addresses and estimates refer to its code. */
export const province = z.named(
  z.looseObject({
    code: z.about(z.string().check(z.minLength(1)), 'The code, such as that of the post.', 'MA'),
    name: z.about(z.string(), 'The name for readers.', 'Massachusetts'),
  }),
  'Province',
  'A state or province. Addresses and estimates refer to its code.',
)
export type Province = z.output<typeof province>

export const readStates = endpoint({
  name: 'readStates',
  method: 'GET',
  path: { api: '{api}commerce/state-province/:country' },
  encoding: 'query',
  input: z.object({
    country: z.about(z.string().check(z.regex(/^[A-Z]{2}$/)), 'ISO 3166-1 alpha-2.', 'US'),
  }),
  reads: 'json',
  output: z.looseObject({
    states: z.about(
      z.array(province),
      'Sorted by name; empty if the addresses of the country have none.',
    ),
  }),
  errors: {},
  description:
    'Returns the states or provinces of a country, sorted by name; [] if its addresses have none. The shape of the response is ours.',
  spec: 'C7',
})
