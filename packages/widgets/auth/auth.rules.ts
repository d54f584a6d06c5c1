import { isEmail } from '@bindery/contract/email-rule.ts'
import { isPasswordAccepted } from '@bindery/contract/password-rule.ts'
import type { Screen } from '@bindery/state/auth.ts'
import type { AuthWords } from './auth.messages.ts'

/** What a form holds, by field name; an unticked box is absent. */
export type Values = Readonly<Record<string, string>>

/** What is wrong, by field name, in words for the reader; empty when a form may be sent. */
export type Faults = Readonly<Record<string, string>>

type Rule = (value: string, words: AuthWords) => string | false

const filled: Rule = (value, words) => value === '' && words.required
const noSpaces: Rule = (value, words) => /\s/.test(value) && words.emailSpaces
const email: Rule = (value, words) => !isEmail(value) && words.emailInvalid
const someEmail: Rule = (value, words) => !isEmail(value) && words.emailSpaces
const goodPassword: Rule = (value, words) => !isPasswordAccepted(value) && words.passwordRule

/** Spec accounts 5. The first rule that a value breaks speaks. */
const rules: Readonly<Record<Screen, Readonly<Record<string, readonly Rule[]>>>> = {
  'sign-in': { email: [filled, noSpaces], password: [filled] },
  registration: {
    firstName: [filled],
    lastName: [filled],
    email: [filled, email],
    password: [filled, goodPassword],
  },
  'forgot-password': { email: [filled, someEmail] },
  profile_settings: {},
}

/** Spaces around what was typed are nobody's intention, except in a password. */
export const tidy = (values: Values): Values => {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    result[name] = name === 'password' ? value : value.trim()
  }
  return result
}

/** The faults of a form, in the order of its fields. */
export const faultsOf = (screen: Screen, values: Values, words: AuthWords): Faults => {
  const tidied = tidy(values)
  const faults: Record<string, string> = {}
  for (const [name, list] of Object.entries(rules[screen])) {
    for (const rule of list) {
      const fault = rule(tidied[name] ?? '', words)
      if (!fault) continue
      faults[name] = fault
      break
    }
  }
  return faults
}
