import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

// States and provinces, for addresses and tax (spec content 7). Countries are in `country.ts`.

/** A state or province. Addresses and estimates refer to its code. */
export const province = z.looseObject({
  code: z.string().check(z.minLength(1)),
  name: z.string(),
})
export type Province = z.output<typeof province>

export const readStates = endpoint({
  name: 'readStates',
  method: 'GET',
  path: { api: '{api}commerce/state-province/:country' },
  encoding: 'query',
  input: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  reads: 'json',
  output: z.looseObject({ states: z.array(province) }),
  errors: {},
  description:
    'Returns the states or provinces of a country, sorted by name; [] if its addresses have none. The shape of the response is ours.',
  spec: 'C7',
})
