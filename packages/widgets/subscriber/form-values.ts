import type { LookupInput } from '@bindery/state/account/subscriber.ts'
import { trimValues, type Values } from '@bindery/ui/form/form-rules.ts'

/** The e-mail in a form's values. */
export const emailOf = (values: Values): string => trimValues(values)['email'] ?? ''

/** The input of a lookup. Spaces in the account number, which make it easier to read, are removed. */
export const lookupInputOf = (values: Values): LookupInput => ({
  emailAddress: emailOf(values),
  accountNumber: (values['accountNumber'] ?? '').replace(/\s+/g, ''),
})

/** The password and opt-in of a new account. */
export const accountInputOf = ({ password = '', optIn = '' }: Values) => ({
  password,
  optIn: optIn === 'on',
})
