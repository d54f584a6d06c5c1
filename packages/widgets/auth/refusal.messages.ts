import { count } from '@bindery/state/phrases.ts'

/**
 * What the auth modal says of its own refusals (spec accounts 8, to the letter). It comes with the
 * first one. Overridden by `refusal.<key>`.
 */
export const refusalMessages = {
  wrongCredentials: 'You have entered an invalid email and password combination. Please try again.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  /** The part of `unavailable` that leads to the sign-in screen. */
  unavailableLink: 'Sign in',
}
