import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import type { MbInput } from '@bindery/state/mb-signup.ts'
import { type Faults, tidy, type Values } from '@bindery/ui/form-rules.ts'

export type MbValues = Values

/** In the order of the form. */
export const mbFields = ['email', 'firstName', 'lastName', 'companyName'] as const

/** Those that a page may ask for; the company is taken as it is. */
export const mbRequirable = ['email', 'firstName', 'lastName'] as const
export type MbRequired = readonly (typeof mbRequirable)[number][]

/** Spec accounts 5: what the page asks for must be there, and look like an e-mail, or like a name. */
export const mbFaults = (
  values: Values,
  require: MbRequired,
  words: { readonly required: string; readonly wrongEmail: string; readonly wrongName: string },
): Faults => {
  const typed = tidy(values)
  const faults: Record<string, string> = {}
  for (const name of require) {
    const value = typed[name] ?? ''
    if (value === '') faults[name] = words.required
    else if (name === 'email' && !isEmail(value)) faults[name] = words.wrongEmail
    else if (name !== 'email' && !isName(value)) faults[name] = words.wrongName
  }
  return faults
}

/** As it is sent. */
export const mbInput = (values: Values, source: string): MbInput => {
  const { email = '', firstName = '', lastName = '', companyName = '' } = tidy(values)
  return { emailAddress: email, firstName, lastName, companyName, source }
}
