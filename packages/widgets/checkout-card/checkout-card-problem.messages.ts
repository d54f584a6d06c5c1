import type { MessageBook } from '@bindery/state/messages.ts'
import { count } from '@bindery/state/phrases.ts'

const base = {
  /** Spec accounts 8, to the letter, as the next two. */
  wrong: 'You have entered an invalid email and password combination. Please try again.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  /** Under both: leads to the reset card. */
  reset: 'reset your password',
  /** Around it. */
  orReset: 'You can also reset your password.',
}

/** What the cards say of a refusal; it comes with the first. Overridden by `checkoutProblem.<key>`. */
export const problemWords = (book: MessageBook) => book.define('checkoutProblem', base).get()
