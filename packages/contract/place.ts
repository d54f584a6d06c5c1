import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

// Where something is sent, and taxed (spec content 7). The countries themselves are in `country.ts`.

/** A state or province; the code is what addresses and estimates have. */
export const province = v.looseObject({
  code: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
})
export type Province = v.InferOutput<typeof province>

export const readStates = endpoint({
  name: 'readStates',
  method: 'GET',
  path: { api: '{api}commerce/state-province/:country' },
  encoding: 'query',
  input: v.object({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  reads: 'json',
  output: v.looseObject({ states: v.array(province) }),
  errors: {},
  description:
    'The states or provinces of a country, by name; [] where addresses of it have none. The shape of the answer is ours.',
  spec: 'C7',
})
