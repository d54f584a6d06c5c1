import type { Address } from '@bindery/contract/address.ts'

/** Addresses by the e-mail of their reader, the latest last. */
export const seedAddresses: Readonly<Record<string, readonly Address[]>> = {
  'reader@example.com': [
    {
      id: 'a-1001-1',
      firstName: 'Robin',
      lastName: 'Reader',
      address1: '12 Rope Walk',
      address2: 'Apt 3',
      city: 'Gloucester',
      state: 'MA',
      postalCode: '01930',
      countryCode: 'US',
    },
    {
      id: 'a-1001-2',
      firstName: 'Robin',
      lastName: 'Reader',
      address1: 'Harbor Consulting, 400 Summer Street',
      address2: '',
      city: 'Boston',
      state: 'MA',
      postalCode: '02210',
      countryCode: 'US',
    },
  ],
  'reader.de@example.com': [
    {
      id: 'a-1002-1',
      firstName: 'Dieter',
      lastName: 'Leser',
      address1: 'Am Sandtorkai 5',
      address2: '',
      city: 'Hamburg',
      state: '',
      postalCode: '20457',
      countryCode: 'DE',
    },
  ],
}
