import { endpoint, nothing } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { personName } from './fields.ts'
import * as v from './schema.ts'

const line = v.pipe(v.string(), v.maxLength(200))
const text = v.optional(v.string(), '')

/** The Address of spec accounts section 3. */
export const address = v.looseObject({
  id: v.string(),
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: text,
})

export type Address = v.InferOutput<typeof address>

export const readAddresses = endpoint({
  name: 'readAddresses',
  method: 'GET',
  path: { api: '{api}commerce/address' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({ addresses: v.array(address) }),
  session: true,
  errors: {},
  description:
    'The reader’s addresses, the one saved last first. The specification does not show how they are read: this is ours.',
  spec: 'A3',
})

export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'POST',
  path: { api: '{api}commerce/address' },
  encoding: 'json',
  input: v.object({
    // Left out for a new one.
    id: v.optional(v.pipe(v.string(), v.maxLength(100))),
    firstName: personName,
    lastName: personName,
    address1: v.pipe(line, v.minLength(1)),
    address2: v.optional(line),
    city: v.pipe(line, v.minLength(1)),
    state: v.optional(line),
    postalCode: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Please select a valid value')),
  }),
  reads: 'json',
  output: address,
  session: true,
  errors: {
    not_found: { status: 404, description: 'The reader has no address of that id.' },
    invalid_fields: invalidFields,
  },
  description: 'Saves an address; answers it with its id.',
  spec: 'C7',
})
