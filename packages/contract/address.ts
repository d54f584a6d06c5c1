import { endpoint, noInput } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { personName } from './fields.ts'
import * as z from './schema.ts'

const line = z.string().check(z.maxLength(200))
const text = z._default(z.string(), '')

/** An address (spec accounts 3). */
export const address = z.looseObject({
  id: z.string(),
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  state: text,
  postalCode: text,
  countryCode: text,
})

export type Address = z.output<typeof address>

export const readAddresses = endpoint({
  name: 'readAddresses',
  method: 'GET',
  path: { api: '{api}commerce/address' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({ addresses: z.array(address) }),
  session: true,
  errors: {},
  description:
    'Returns the reader’s addresses, latest first. The specification has no such call; this one is ours.',
  spec: 'A3',
})

export const saveAddress = endpoint({
  name: 'saveAddress',
  method: 'POST',
  path: { api: '{api}commerce/address' },
  encoding: 'json',
  input: z.object({
    // Absent for a new address.
    id: z.optional(z.string().check(z.maxLength(100))),
    firstName: personName,
    lastName: personName,
    address1: line.check(z.minLength(1)),
    address2: z.optional(line),
    city: line.check(z.minLength(1)),
    state: z.optional(line),
    postalCode: z.string().check(z.minLength(1), z.maxLength(20)),
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, 'Please select a valid value')),
  }),
  reads: 'json',
  output: address,
  session: true,
  errors: {
    not_found: { status: 404, description: 'The reader has no address with this id.' },
    invalid_fields: invalidFields,
  },
  description: 'Saves an address and returns it with its id.',
  spec: 'C7',
})
