import type { Failure } from '../client/failure.ts'
import { type Problem, type ProblemState, whole } from '../client/problem.ts'
import { passkeyProblemMessages } from './passkey-problem.messages.ts'

type Words = typeof passkeyProblemMessages

const refusals: Readonly<Record<string, keyof Words>> = {
  passkey_unknown: 'unknown',
  passkey_refused: 'refused',
  passkey_known: 'known',
  challenge_over: 'late',
}

/** The text for a failure of a passkey; null for other failures and for a request that the code has aborted. */
export const passkeyProblemOf = (failure: Failure, state: ProblemState): Problem | null => {
  const words = state.messages.define('passkeyProblem', passkeyProblemMessages).get()
  if (failure.kind === 'refused') {
    const word = Object.hasOwn(refusals, failure.code) ? refusals[failure.code] : undefined
    return word ? whole(words[word]) : null
  }
  if (failure.kind !== 'passkey' || failure.why === 'stopped') return null
  return failure.why === 'broken' ? null : whole(words[failure.why])
}
