import type { Failure, Refusal } from '@bindery/state/failure.ts'
import { type Problem, type ProblemState, problemOf, whole } from '@bindery/state/problem.ts'
import { problemWords } from './subscriber-problem.messages.ts'

export interface SubscriberProblemOptions {
  /** The names of the form's fields. */
  readonly fields: readonly string[]
  /** Opens the sign-in; null for whoever is signed in. */
  readonly signIn: (() => void) | null
}

/** The proof's payload names the number in its own way. */
const formFields: Readonly<Record<string, string>> = { accountNo: 'accountNumber' }

/** Spec accounts 8: what a reader is told when a subscription cannot be found or proved. */
export const subscriberProblem = (
  failure: Failure,
  state: ProblemState,
  { fields, signIn }: SubscriberProblemOptions,
): Problem => {
  const words = problemWords(state.messages)
  const taken = (message: string): Problem => {
    const email = { email: '' }
    if (!signIn) return { message: words.existsReader, fields: email }
    const link = { words: words.signIn, href: '#sign-in', follow: signIn }
    return { message, link, fields: email }
  }
  const own = (refusal: Refusal): Problem | null => {
    switch (refusal.code) {
      case 'no_active_subscription':
        return { message: words.noneFound, fields: { accountNumber: '' } }
      case 'account_exists':
        return taken(words.exists)
      case 'username_unavailable':
        return taken(words.unavailable)
      default:
        return null
    }
  }
  if (failure.kind !== 'refused' || !failure.errors)
    return problemOf(failure, state, { fields, own })
  const errors = failure.errors.map((error) => ({
    ...error,
    field: formFields[error.field] ?? error.field,
  }))
  return problemOf({ ...failure, errors }, state, { fields, own })
}

/** The subscriber card's own word for a locked account (423); the rest is as everywhere. */
export const cardProblem = (failure: Failure, state: ProblemState): Problem => {
  const own = ({ code }: Refusal) =>
    code === 'locked' ? whole(problemWords(state.messages).locked) : null
  return problemOf(failure, state, { fields: ['email'], own })
}
