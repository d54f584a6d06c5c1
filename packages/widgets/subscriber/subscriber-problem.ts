import type { Failure, Refusal } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { type Problem, type ProblemState, whole } from '@bindery/state/client/problem.ts'
import { BinderyErrorEvent } from '@bindery/state/environment/error.events.ts'
import type { State } from '@bindery/state/state.ts'
import { problemMessages } from './subscriber.messages.ts'

export interface SubscriberProblemOptions {
  /** The names of the form's fields. */
  readonly fields: readonly string[]
  /** Opens sign-in; null for a signed-in reader. */
  readonly signIn: (() => void) | null
}

/** Fields that have another name in the payload of the verification. */
const formFields: Readonly<Record<string, string>> = { accountNo: 'accountNumber' }

/** The problem that a form shows when finding or verifying a subscription fails (spec accounts 8). */
export const subscriberProblem = (
  failure: Failure,
  state: ProblemState,
  { fields, signIn }: SubscriberProblemOptions,
): Promise<Problem> => {
  const words = problemMessages(state.messages)
  const accountExists = (message: string): Problem => {
    const email = { email: '' }
    if (!signIn) return { message: words.existsReader, fields: email }
    const link = { words: words.signIn, href: '#bindery:sign-in', follow: signIn }
    return { message, link, fields: email }
  }
  const problemOfRefusal = (refusal: Refusal): Problem | null => {
    switch (refusal.code) {
      case 'no_active_subscription':
        return { message: words.noneFound, fields: { accountNumber: '' } }
      case 'other_source': {
        const link = { words: words.otherSourceLink, href: state.settings.paths.customerService }
        return { message: words.otherSource, link, fields: {} }
      }
      case 'account_exists':
        return accountExists(words.exists)
      case 'username_unavailable':
        return accountExists(words.unavailable)
      default:
        return null
    }
  }
  if (failure.kind !== 'refused' || !failure.errors)
    return loadProblem(failure, state, { fields, own: problemOfRefusal })
  const errors = failure.errors.map((error) => ({
    ...error,
    field: formFields[error.field] ?? error.field,
  }))
  return loadProblem({ ...failure, errors }, state, { fields, own: problemOfRefusal })
}

/** The problem of the forgot-password card. It has its own text for a locked account (423). */
export const cardProblem = (failure: Failure, state: ProblemState): Promise<Problem> => {
  const own = ({ code }: Refusal) =>
    code === 'locked' ? whole(problemMessages(state.messages).locked) : null
  return loadProblem(failure, state, { fields: ['email'], own })
}

const lookupTag = 'bindery-subscriber-lookup'

/** Warns the developer, and dispatches `bindery-error`, when `verify-url` is on an origin that is not allowed. */
export const reportRefusedUrl = (
  { environment }: Pick<State, 'environment'>,
  from: EventTarget,
  verifyUrl: string,
): void => {
  const message = `<${lookupTag}> verify-url="${verifyUrl.slice(0, 80)}" is refused and nothing is sent; allowed: an address of the API's own origin, or of one in allowed-origins of #bindery-config`
  environment.warn(message)
  environment.dispatch(new BinderyErrorEvent('verify-url', message, lookupTag), from)
}
