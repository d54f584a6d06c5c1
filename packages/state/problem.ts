import { type FailureTexts, failureMessages, spellTime, wordsOf } from './failure.messages.ts'
import type { Failure, Refusal } from './failure.ts'
import { type ProblemWords, problemMessages } from './problem.messages.ts'
import type { State } from './state.ts'

/** What went wrong with a form that was sent, in words for the reader. */
export interface Problem {
  /** For the form as a whole. */
  readonly message?: string
  /** The words of `message` that lead somewhere; `follow` goes there in place of the address. */
  readonly link?: { readonly words: string; readonly href: string; follow?(): void }
  /** A number to call, where Customer Service is named and has one. */
  readonly call?: { readonly words: string; readonly href: string }
  /** By field name; '' marks a field that `message` speaks for. */
  readonly fields: Readonly<Record<string, string>>
}

/** A message about the form as a whole. */
export const whole = (message: string): Problem => ({ message, fields: {} })

export interface ProblemOptions {
  /** The form's fields, by the names of its inputs: what the server says of another stands above. */
  readonly fields: readonly string[]
  /** The feature's own rows of spec accounts 8; null where the general words fit. They come first. */
  own?(refusal: Refusal): Problem | null
}

/** The contract's field names are not always the form's. */
const formFields: Readonly<Record<string, string>> = { emailAddress: 'email', username: 'email' }

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

/** Whether a reader can be told this number: a server's slip of minus five seconds cannot. */
export const isSense = (value = -1): value is number => value >= 0 && value < 1e8

/** A refused e-mail or password, else the server's first error on its field. */
const rejected = (
  { errors = [] }: Refusal,
  words: ProblemWords,
  shown: readonly string[],
): Problem | null => {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) {
    const name = formFields[field] ?? field
    if (!shown.includes(name)) continue
    if (name === 'email') fields['email'] ??= words.emailInvalid
    if (name === 'password' && message.trim() !== '') fields['password'] ??= message
  }
  if (Object.keys(fields).length > 0) return { fields }
  const first = errors.find(({ message }) => message.trim() !== '')
  if (!first) return null
  const name = formFields[first.field] ?? first.field
  const message = sentence(first.message)
  return shown.includes(name) ? { fields: { [name]: message } } : whole(message)
}

/** What is said of a refusal whatever was tried; null when even less is known. */
const refused = (
  refusal: Refusal,
  state: ProblemState,
  shown: readonly string[],
  texts: FailureTexts,
): Problem | null => {
  const words = state.messages.define('problem', problemMessages).get()
  const callUs = (message: string): Problem => {
    const { customerServicePhone: phone, paths } = state.settings
    const link = { words: words.customerService, href: paths.customerService }
    if (!phone) return { ...whole(message), link }
    const call = { words: words.call({ phone }), href: `tel:${phone.replace(/[^\d+*#]/g, '')}` }
    return { ...whole(message), link, call }
  }
  switch (refusal.code) {
    case 'locked': {
      const seconds = refusal.lockoutSeconds
      return callUs(
        isSense(seconds) ? words.locked({ time: spellTime(seconds, texts) }) : words.lockedNoTime,
      )
    }
    case 'user_restricted':
      return callUs(words.restricted)
    case 'invalid_fields':
    case 'refused_in_words':
      return rejected(refusal, words, shown)
    default:
      return null
  }
}

/** The parts of the state that words for a problem are made of. */
export type ProblemState = Pick<State, 'messages'> & {
  readonly settings: Pick<State['settings'], 'paths' | 'customerServicePhone'>
}

/**
 * Spec accounts 8: what a reader is told when a call fails. Import it when one has failed: a reader
 * whose calls succeed never needs the words.
 */
export const problemOf = (
  failure: Failure,
  state: ProblemState,
  { fields, own }: ProblemOptions,
): Problem => {
  const texts = failureMessages(state.messages).get()
  if (failure.kind !== 'refused' || failure.code === 'captcha_refused') {
    return whole(wordsOf(failure, texts))
  }
  return own?.(failure) ?? refused(failure, state, fields, texts) ?? whole(wordsOf(failure, texts))
}
