import type { Screen } from '@bindery/state/auth.ts'
import type { Failure, Refusal } from '@bindery/state/failure.ts'
import type { AuthWords } from './auth.messages.ts'
import type { Faults } from './auth.rules.ts'
import { lockoutTime } from './lockout.ts'

/** What went wrong with a form that was sent, in words for the reader. */
export interface Problem {
  /** For the form as a whole. */
  readonly message?: string
  /** By field name; '' marks a field that `message` speaks for. */
  readonly fields: Faults
}

/** What the words depend on. */
export interface Speech {
  readonly words: AuthWords
  /** The words for what can happen to any call. */
  readonly generic: (failure: Failure) => string
}

/** The contract's field names are not always the form's. */
const formFields: Readonly<Record<string, string>> = { emailAddress: 'email', username: 'email' }
const own = ['firstName', 'lastName', 'email', 'password', 'optIn']

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

const whole = (message: string): Problem => ({ message, fields: {} })

const locked = ({ lockoutSeconds }: Refusal, { words }: Speech): Problem =>
  whole(
    lockoutSeconds === undefined
      ? words.lockedNoTime
      : words.locked({ time: lockoutTime(lockoutSeconds, words) }),
  )

const wrongCredentials = ({ triesLeft }: Refusal, { words }: Speech): Problem => {
  const tries = triesLeft === undefined ? '' : ` ${words.triesLeft(triesLeft)}`
  return { message: words.wrongCredentials + tries, fields: { email: '' } }
}

/** A 400 of the registration: its e-mail, its password, else the server's first error on its field. */
const rejected = ({ errors = [] }: Refusal, { words }: Speech): Problem | null => {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = formFields[field] ?? field
    if (name === 'email') fields['email'] ??= words.emailInvalid
    if (name === 'password') fields['password'] ??= message
  }
  if (Object.keys(fields).length > 0) return { fields }
  const first = errors.find(({ message }) => message.trim() !== '')
  if (!first) return null
  const name = formFields[first.field] ?? first.field
  const message = sentence(first.message)
  return own.includes(name) ? { fields: { [name]: message } } : whole(message)
}

const refused = (screen: Screen, refusal: Refusal, speech: Speech): Problem | null => {
  const { code, status } = refusal
  const { words } = speech
  if (code === 'captcha_refused' || code === 'cross_site') return null
  if (screen === 'registration' && (status === 409 || status === 422)) {
    return { message: words.unavailable, fields: { email: '' } }
  }
  if (code === 'locked') return locked(refusal, speech)
  if (code === 'user_restricted') return whole(words.restricted)
  if (code === 'invalid_credentials') return wrongCredentials(refusal, speech)
  if (code === 'invalid_fields') return rejected(refusal, speech)
  return null
}

/** Spec accounts 8: what a reader is told when a screen's call fails. */
export const problemOf = (screen: Screen, failure: Failure, speech: Speech): Problem => {
  const particular = failure.kind === 'refused' ? refused(screen, failure, speech) : null
  return particular ?? whole(speech.generic(failure))
}
