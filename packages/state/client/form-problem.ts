import type { MessageBook } from '../messages/book.ts'
import type { Settings } from '../settings/settings.ts'
import { type FailureTexts, failureMessages, spellTime, wordsOf } from './failure.messages.ts'
import type { Failure, Refusal } from './failure.ts'
import { type ProblemWords, problemMessages } from './form-problem.messages.ts'

/** The error texts of a form, after a failed request. */
export interface Problem {
  /** For the form as a whole. */
  readonly message?: string
  /** The words of `message` that are a link. If `follow` is set, it replaces the navigation. */
  readonly link?: { readonly words: string; readonly href: string; follow?(): void }
  /** The phone link, if the message names Customer Service and the settings have a number. */
  readonly call?: { readonly words: string; readonly href: string }
  /** The texts by field name. '' marks a field as invalid whose text is in `message`. */
  readonly fields: Readonly<Record<string, string>>
}

/** A message about the form as a whole. */
export const whole = (message: string): Problem => ({ message, fields: {} })

export interface ProblemOptions {
  /** The form's fields, by input name. Errors of other fields become the message of the form. */
  readonly fields: readonly string[]
  /** The feature's own rows of spec accounts 8. They come first. null falls back to the general texts. */
  own?(refusal: Refusal): Problem | null
}

/** Field names of the contract that differ from the form's. */
const formFields: Readonly<Record<string, string>> = { emailAddress: 'email', username: 'email' }

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

/** Whether the number is plausible: a server may send minus five seconds by mistake. */
export const isSense = (value = -1): value is number => value >= 0 && value < 1e8

/** The problem of a rejected e-mail or password; else the server's first error, at its field. */
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

/** The problem of a refusal that any form can get; null for other codes. */
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

/** The parts of the state that `problemOf` needs. */
export interface ProblemState {
  readonly messages: MessageBook
  readonly settings: Pick<Settings, 'paths' | 'customerServicePhone'>
}

/**
 * The problem that a form shows after a failed call (spec accounts 8). Import it lazily, after a failure:
 * successful calls do not need the texts.
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
