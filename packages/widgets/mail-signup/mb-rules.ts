import { isEmail } from '@bindery/contract/email-rule.ts'
import { isName } from '@bindery/contract/name-rule.ts'
import type { MbInput } from '@bindery/state/account/mail-signup.ts'
import { type ErrorTexts, trimValues, type Values } from '@bindery/ui/form/form-rules.ts'

export type MbValues = Values

/** The field names, in the order of the form. */
export const mbFields = ['email', 'firstName', 'lastName', 'companyName'] as const

/** Fields that a page may require. The company is always optional and never validated. */
export const mbRequirable = ['email', 'firstName', 'lastName'] as const
export type MbRequired = readonly (typeof mbRequirable)[number][]

/** Validates the required fields: each needs a value that is a valid e-mail or name (spec accounts 5). */
export const mbFaults = (
  values: Values,
  require: MbRequired,
  words: { readonly required: string; readonly wrongEmail: string; readonly wrongName: string },
): ErrorTexts => {
  const typed = trimValues(values)
  const faults: Record<string, string> = {}
  for (const name of require) {
    const value = typed[name] ?? ''
    if (value === '') faults[name] = words.required
    else if (name === 'email' && !isEmail(value)) faults[name] = words.wrongEmail
    else if (name !== 'email' && !isName(value)) faults[name] = words.wrongName
  }
  return faults
}

/** The request body, with trimmed values. */
export const mbInput = (values: Values, source: string): MbInput => {
  const { email = '', firstName = '', lastName = '', companyName = '' } = trimValues(values)
  return { emailAddress: email, firstName, lastName, companyName, source }
}
