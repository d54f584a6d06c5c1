import type { Card } from '@bindery/state/account/frame-message.ts'
import type { Failure, Refusal } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import { isSense, type Problem, type ProblemState } from '@bindery/state/client/problem.ts'
import { problemMessages } from './checkout-card.messages.ts'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

export interface CardProblemOptions {
  readonly card: Card
  /** Shows the reset card. */
  toReset(): void
  /** Navigates the top-level page. */
  navigateTop(url: string): void
}

/** The problem that a card shows when its request fails (spec accounts 8). */
export const cardProblem = async (
  failure: Failure,
  state: ProblemState,
  { card, toReset, navigateTop }: CardProblemOptions,
): Promise<Problem> => {
  const words = problemMessages(state.messages)
  const withReset = (message: string): Problem => ({
    message: `${message} ${words.orReset}`,
    link: { words: words.reset, href: '#reset-password', follow: toReset },
    fields: { email: '' },
  })
  const cardProblemOf = ({ code, status, triesLeft }: Refusal): Problem | null => {
    if (code === 'invalid_credentials') {
      const isCount = isSense(triesLeft) && triesLeft % 1 === 0
      const message = words.wrong + (isCount ? ` ${words.triesLeft(triesLeft)}` : '')
      return status === 401 ? withReset(message) : { message, fields: { email: '' } }
    }
    if (card === 'registration' && (status === 409 || status === 422)) {
      return withReset(words.unavailable)
    }
    return null
  }
  const problem = await loadProblem(failure, state, { fields, own: cardProblemOf })
  const { link } = problem
  if (!link || link.follow) return problem
  // The publisher's pages refuse to be framed, so their links navigate the top-level page.
  return { ...problem, link: { ...link, follow: () => navigateTop(link.href) } }
}
