import type { AuthWords } from './auth.messages.ts'

/** What a form holds, by field name; a box that is not ticked is ''. */
export type Values = Readonly<Record<string, string>>

/** What is wrong, by field name, in words for the reader; empty when a form may be sent. */
export type Faults = Readonly<Record<string, string>>

export type Rule<W> = (value: string, words: W) => string | false

/** By field name, in the order of the form. The first rule that a value breaks speaks. */
export type Rules<W> = Readonly<Record<string, readonly Rule<W>[]>>

export const filled: Rule<AuthWords> = (value, words) => value === '' && words.required
const noSpaces: Rule<AuthWords> = (value, words) => /\s/.test(value) && words.emailSpaces

/** Spec accounts 5. */
export const signInRules: Rules<AuthWords> = { email: [filled, noSpaces], password: [filled] }

/** Spaces around what was typed are nobody's intention, except in a password. */
export const tidy = (values: Values): Values => {
  const result: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    result[name] = name === 'password' ? value : value.trim()
  }
  return result
}

export const faultsOf = <W>(rules: Rules<W>, values: Values, words: W): Faults => {
  const tidied = tidy(values)
  const faults: Record<string, string> = {}
  for (const [name, list] of Object.entries(rules)) {
    for (const rule of list) {
      const fault = rule(tidied[name] ?? '', words)
      if (!fault) continue
      faults[name] = fault
      break
    }
  }
  return faults
}
