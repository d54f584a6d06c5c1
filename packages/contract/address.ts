import { endpoint, noInput } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { personName } from './fields.ts'
import * as z from './schema.ts'

const line = z.string().check(z.maxLength(200))
const text = z._default(z.string(), '')

/** An address (spec accounts 3). */
export const address = z.named(
  z.looseObject({
    id: z.about(z.string(), 'Id of the address.', 'address-1'),
    firstName: z.about(text, 'First name.', 'Rosa'),
    lastName: z.about(text, 'Last name.', 'Reader'),
    address1: z.about(text, 'Street and number.', '60 Harvard Way'),
    address2: z.about(text, 'Second line.', 'Floor 2'),
    city: z.about(text, 'City.', 'Boston'),
    state: z.about(text, 'Code of the state or province.', 'MA'),
    postalCode: z.about(text, 'Postal code.', '02163'),
    countryCode: z.about(text, 'ISO 3166-1 alpha-2.', 'US'),
  }),
  'Address',
  'An address of a reader.',
)

export type Address = z.output<typeof address>

export const readAddresses = endpoint({
  name: 'readAddresses',
  method: 'GET',
  path: { api: '{api}commerce/address' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({ addresses: z.about(z.array(address), 'The latest first.') }),
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
    id: z.about(
      z.optional(z.string().check(z.maxLength(100))),
      'Id of the address; absent for a new one.',
      'address-1',
    ),
    firstName: z.about(personName, 'First name.', 'Rosa'),
    lastName: z.about(personName, 'Last name.', 'Reader'),
    address1: z.about(line.check(z.minLength(1)), 'Street and number.', '60 Harvard Way'),
    address2: z.about(z.optional(line), 'Second line.', 'Floor 2'),
    city: z.about(line.check(z.minLength(1)), 'City.', 'Boston'),
    state: z.about(z.optional(line), 'Code of the state or province.', 'MA'),
    postalCode: z.about(z.string().check(z.minLength(1), z.maxLength(20)), 'Postal code.', '02163'),
    countryCode: z.about(
      z.string().check(z.regex(/^[A-Z]{2}$/, 'Please select a valid value')),
      'ISO 3166-1 alpha-2.',
      'US',
    ),
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
