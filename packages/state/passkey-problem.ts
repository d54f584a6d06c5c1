import type { Failure } from './failure.ts'
import { passkeyProblemMessages } from './passkey-problem.messages.ts'
import { type Problem, type ProblemState, whole } from './problem.ts'

type Words = typeof passkeyProblemMessages

const refusals: Readonly<Record<string, keyof Words>> = {
  passkey_unknown: 'unknown',
  passkey_refused: 'refused',
  passkey_known: 'known',
  challenge_over: 'late',
}

/** What is said of a failure that only passkeys have; null for any other, and when we stopped it. */
export const passkeyProblemOf = (failure: Failure, state: ProblemState): Problem | null => {
  const words = state.messages.define('passkeyProblem', passkeyProblemMessages).get()
  if (failure.kind === 'refused') {
    const word = Object.hasOwn(refusals, failure.code) ? refusals[failure.code] : undefined
    return word ? whole(words[word]) : null
  }
  if (failure.kind !== 'passkey' || failure.why === 'stopped') return null
  return failure.why === 'broken' ? null : whole(words[failure.why])
}
