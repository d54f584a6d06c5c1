import type { MessageBook } from '@bindery/state/messages.ts'

const base = {
  /** Spec accounts 8, to the letter, as the next two. */
  noneFound: 'No Active Subscriptions Found',
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  locked:
    'You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.',
  exists: 'There is an account with this email address already. Sign in to read on.',
  /** The part of `unavailable` and `exists` that opens the sign-in. */
  signIn: 'Sign in',
  /** To a signed-in reader who looks up a subscription that has an account already. */
  existsReader: 'There is an account with this email address already.',
}

/** What subscribers are told when they are refused; it comes with the first refusal. Overridden by `subscriberProblem.<key>`. */
export const problemWords = (book: MessageBook) => book.define('subscriberProblem', base).get()
