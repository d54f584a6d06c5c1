import { type FailureTexts, failureMessages, spellTime, wordsOf } from './failure.messages.ts'
import type { Failure, Refusal } from './failure.ts'
import { type ProblemWords, problemMessages } from './form-problem.messages.ts'
import { isSense, type Problem, type ProblemOptions, type ProblemState, whole } from './problem.ts'

/** Field names of the contract that differ from the form's. */
const formFields: Readonly<Record<string, string>> = { emailAddress: 'email', username: 'email' }

const sentence = (text: string): string => {
  const trimmed = text.trim()
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

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

/**
 * The problem that a form shows after a failed call (spec accounts 8). Call `loadProblem`, which loads this
 * module after a failure: successful calls do not need the texts.
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
