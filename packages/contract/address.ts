import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { personName } from './fields.ts'

const line = z.string().check(z.maxLength(200))
const text = z._default(z.string(), '')

/** The Address of spec accounts section 3. */
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
  input: nothing,
  reads: 'json',
  output: z.looseObject({ addresses: z.array(address) }),
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
  input: z.object({
    // Left out for a new one.
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
    not_found: { status: 404, description: 'The reader has no address of that id.' },
    invalid_fields: invalidFields,
  },
  description: 'Saves an address; answers it with its id.',
  spec: 'C7',
})
