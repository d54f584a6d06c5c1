import type { Screen } from '@bindery/state/auth.ts'
import {
  type FailureTexts,
  failureMessages,
  spellTime,
  wordsOf,
} from '@bindery/state/failure.messages.ts'
import type { Failure, Refusal } from '@bindery/state/failure.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import type { Faults } from './auth.rules.ts'
import { type ProblemWords, problemMessages } from './problem.messages.ts'

/** What went wrong with a form that was sent, in words for the reader. */
export interface Problem {
  /** For the form as a whole. */
  readonly message?: string
  /** The words of `message` that lead somewhere, and where. */
  readonly wayOut?: { readonly words: string; readonly to: 'sign-in' | 'customer-service' }
  /** A number to call, where Customer Service is named and has one. */
  readonly call?: { readonly words: string; readonly href: string }
  /** By field name; '' marks a field that `message` speaks for. */
  readonly fields: Faults
}

/** The contract's field names are not always the form's. */
const formFields: Readonly<Record<string, string>> = { emailAddress: 'email', username: 'email' }
const fieldsShown = ['firstName', 'lastName', 'email', 'password', 'optIn']

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

const whole = (message: string): Problem => ({ message, fields: {} })

const callUs = (message: string, words: ProblemWords): Problem => ({
  ...whole(message),
  wayOut: { words: words.customerService, to: 'customer-service' },
})

/** A number that a reader can be told: a server's slip of minus five seconds is not. */
const isSense = (value = -1): value is number => value >= 0 && value < 1e8

const locked = ({ lockoutSeconds }: Refusal, words: ProblemWords, texts: FailureTexts): Problem =>
  callUs(
    isSense(lockoutSeconds)
      ? words.locked({ time: spellTime(lockoutSeconds, texts) })
      : words.lockedNoTime,
    words,
  )

const wrongCredentials = ({ triesLeft }: Refusal, words: ProblemWords): Problem => {
  const tries = isSense(triesLeft) && triesLeft % 1 === 0 ? ` ${words.triesLeft(triesLeft)}` : ''
  return { message: words.wrongCredentials + tries, fields: { email: '' } }
}

/** A 400 of the registration: its e-mail, its password, else the server's first error on its field. */
const rejected = ({ errors = [] }: Refusal, words: ProblemWords): Problem | null => {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = formFields[field] ?? field
    if (name === 'email') fields['email'] ??= words.emailInvalid
    if (name === 'password' && message.trim() !== '') fields['password'] ??= message
  }
  if (Object.keys(fields).length > 0) return { fields }
  const first = errors.find(({ message }) => message.trim() !== '')
  if (!first) return null
  const name = formFields[first.field] ?? first.field
  const message = sentence(first.message)
  return fieldsShown.includes(name) ? { fields: { [name]: message } } : whole(message)
}

/** What the refusal says of this screen; null when the general words fit. */
const refused = (
  screen: Screen,
  refusal: Refusal,
  words: ProblemWords,
  texts: FailureTexts,
): Problem | null => {
  const { code, status } = refusal
  if (code === 'captcha_refused') return null
  if (screen === 'registration' && (status === 409 || status === 422)) {
    return {
      message: words.unavailable,
      wayOut: { words: words.unavailableLink, to: 'sign-in' as const },
      fields: { email: '' },
    }
  }
  switch (code) {
    case 'locked':
      return locked(refusal, words, texts)
    case 'user_restricted':
      return callUs(words.restricted, words)
    case 'invalid_credentials':
      return wrongCredentials(refusal, words)
    case 'invalid_fields':
      return rejected(refusal, words)
    default:
      return null
  }
}

/** Spec accounts 8: what a reader is told when a screen's call fails. */
export const problemOf = (
  screen: Screen,
  failure: Failure,
  book: MessageBook,
  phone: string | null = null,
): Problem => {
  const texts = failureMessages(book).get()
  const words = book.define('problem', problemMessages).get()
  const own = failure.kind === 'refused' ? refused(screen, failure, words, texts) : null
  if (own?.wayOut?.to === 'customer-service' && phone) {
    const call = { words: words.call({ phone }), href: `tel:${phone.replace(/[^\d+*#]/g, '')}` }
    return { ...own, call }
  }
  return own ?? whole(wordsOf(failure, texts))
}
