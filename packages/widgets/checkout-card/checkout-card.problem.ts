import type { Failure, Refusal } from '@bindery/state/failure.ts'
import type { Card } from '@bindery/state/frame-message.ts'
import { isSense, type Problem, type ProblemState, problemOf } from '@bindery/state/problem.ts'
import { problemWords } from './checkout-card-problem.messages.ts'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

export interface CardProblemOptions {
  readonly card: Card
  /** Shows the card for a link to reset the password. */
  toReset(): void
  /** Leaves the frame. */
  top(url: string): void
}

/** Spec accounts 8: what a reader is told when a card's call fails. */
export const cardProblem = (
  failure: Failure,
  state: ProblemState,
  { card, toReset, top }: CardProblemOptions,
): Problem => {
  const words = problemWords(state.messages)
  const withReset = (message: string): Problem => ({
    message: `${message} ${words.orReset}`,
    link: { words: words.reset, href: '#reset-password', follow: toReset },
    fields: { email: '' },
  })
  const own = ({ code, status, triesLeft }: Refusal): Problem | null => {
    if (code === 'invalid_credentials') {
      const whole = isSense(triesLeft) && triesLeft % 1 === 0
      const message = words.wrong + (whole ? ` ${words.triesLeft(triesLeft)}` : '')
      return status === 401 ? withReset(message) : { message, fields: { email: '' } }
    }
    if (card === 'registration' && (status === 409 || status === 422)) {
      return withReset(words.unavailable)
    }
    return null
  }
  const problem = problemOf(failure, state, { fields, own })
  const { link } = problem
  if (!link || link.follow) return problem
  // The publisher's pages refuse to be framed: their links leave the frame.
  return { ...problem, link: { ...link, follow: () => top(link.href) } }
}
