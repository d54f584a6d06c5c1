import type { Card } from '@bindery/state/account/frame-message.ts'
import type { Failure, Refusal } from '@bindery/state/client/failure.ts'
import { loadProblem } from '@bindery/state/client/load-problem.ts'
import {
  isSense,
  type Problem,
  type ProblemLink,
  type ProblemState,
} from '@bindery/state/client/problem.ts'
import { problemMessages } from './checkout-card.messages.ts'

const fields = ['firstName', 'lastName', 'email', 'password', 'optIn']

export interface CardProblemOptions {
  readonly card: Card
  /** Shows another card. */
  go(card: Card): void
  /** Navigates the top-level page. */
  navigateTop(url: string): void
}

/** The problem that a card shows when its request fails (spec accounts 8). */
export const cardProblem = async (
  failure: Failure,
  state: ProblemState,
  { card, go, navigateTop }: CardProblemOptions,
): Promise<Problem> => {
  const words = problemMessages(state.messages)
  const linkTo = (to: Card, text: string): ProblemLink => ({
    words: text,
    href: `#${to}`,
    follow: () => go(to),
  })
  const reset = linkTo('reset-password', words.reset)
  const withReset = (message: string) => ({
    message: `${message} ${words.orReset}`,
    fields: { email: '' },
  })
  const cardProblemOf = ({ code, status, triesLeft }: Refusal): Problem | null => {
    if (code === 'invalid_credentials') {
      const isCount = isSense(triesLeft) && triesLeft % 1 === 0
      const message = words.wrong + (isCount ? ` ${words.triesLeft(triesLeft)}` : '')
      return status === 401
        ? { ...withReset(message), link: reset }
        : { message, fields: { email: '' } }
    }
    if (card === 'registration' && (status === 409 || status === 422)) {
      const link = linkTo('sign-in', words.unavailableLink)
      return { ...withReset(words.unavailable), link, otherLink: reset }
    }
    return null
  }
  const problem = await loadProblem(failure, state, { fields, own: cardProblemOf })
  const { link } = problem
  if (!link || link.follow) return problem
  // The publisher's pages refuse to be framed, so their links navigate the top-level page.
  return { ...problem, link: { ...link, follow: () => navigateTop(link.href) } }
}
