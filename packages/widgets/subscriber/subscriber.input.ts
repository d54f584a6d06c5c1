import type { LookupInput } from '@bindery/state/subscriber.ts'
import { tidy, type Values } from '@bindery/ui/form-rules.ts'

// From the names of the fields to those of the payloads.

export const emailOf = (values: Values): string => tidy(values)['email'] ?? ''

/** What is printed on the label: without the gaps that make a number easier to read. */
export const labelOf = (values: Values): LookupInput => ({
  emailAddress: emailOf(values),
  accountNumber: (values['accountNumber'] ?? '').replace(/\s+/g, ''),
})

export const accountOf = ({ password = '', optIn = '' }: Values) => ({
  password,
  optIn: optIn === 'on',
})
