import {
  passwordFaults,
  passwordMaximum,
  passwordMessage,
  passwordMinimum,
  passwordSymbols,
} from '@bindery/contract/password-rule.ts'
import type { StoreValue } from 'nanostores'
import type { MessageBook } from '../messages/book.ts'
import { params } from '../messages/phrases.ts'
import { passwordWords } from './password.messages.ts'

const base = {
  /** The error for a new password that breaks a rule (spec accounts 5). */
  rule: passwordMessage,
  tooLong: `Password must be ${passwordMaximum} characters or less.`,
  /** The rules one by one, in the order shown; the first is the hint of the spec. */
  short: `At least ${passwordMinimum} characters`,
  digit: 'One digit',
  lower: 'One lowercase letter',
  upper: 'One uppercase letter',
  symbol: `One of ${[...passwordSymbols].join(' ')}`,
  space: 'No spaces',
  /** Spoken after a rule, and when typing pauses. */
  met: 'met',
  unmet: 'not met',
  allMet: 'The password keeps every rule.',
  missing: params('Still missing: {rules}'),
}

const define = (book: MessageBook) => book.define('newPassword', base)

/** The texts for choosing a password. A page overrides them as `newPassword.<key>`. */
export type NewPasswordWords = StoreValue<ReturnType<typeof define>>

const shown = ['short', 'digit', 'lower', 'upper', 'symbol', 'space'] as const

/** The props `words` and `checklist` of a field for a new password. */
export const newPassword = (book: MessageBook) => {
  const words = { ...define(book).get(), ...passwordWords(book) }
  const checklist = shown.map((fault) => ({
    text: words[fault],
    met: (value: string) => !passwordFaults(value).includes(fault),
  }))
  return { words, checklist }
}

/** The error text for a new password; false if it is valid. Spec accounts 5. */
export const newPasswordFault = (value: string, words: NewPasswordWords): string | false => {
  const [fault, ...more] = passwordFaults(value)
  if (fault === 'long' && more.length === 0) return words.tooLong
  return fault !== undefined && words.rule
}
