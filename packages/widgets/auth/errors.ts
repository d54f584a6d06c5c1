import type { Failure, Refusal } from '@bindery/state/client/failure.ts'
import { problemOf } from '@bindery/state/client/form-problem.ts'
import { isSense, type Problem, type ProblemState } from '@bindery/state/client/problem.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import { refusalMessages } from './auth.messages.ts'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

type Words = typeof refusalMessages

const wrongCredentials = ({ triesLeft }: Refusal, words: Words): Problem => {
  const tries = isSense(triesLeft) && triesLeft % 1 === 0 ? ` ${words.triesLeft(triesLeft)}` : ''
  return { message: words.wrongCredentials + tries, fields: { email: '' } }
}

/** Spec accounts 8: what a screen shows when its request fails. */
export const screenProblem = (
  screen: Screen,
  failure: Failure,
  state: ProblemState,
  go: (screen: Screen) => void,
): Problem => {
  const words = state.messages.define('refusal', refusalMessages).get()
  const own = (refusal: Refusal): Problem | null => {
    const { code, status } = refusal
    if (screen === 'registration' && (status === 409 || status === 422)) {
      const follow = () => go('sign-in')
      const link = { words: words.unavailableLink, href: '#bindery:sign-in', follow }
      return { message: words.unavailable, link, fields: { email: '' } }
    }
    return code === 'invalid_credentials' ? wrongCredentials(refusal, words) : null
  }
  return problemOf(failure, state, { fields, own })
}
