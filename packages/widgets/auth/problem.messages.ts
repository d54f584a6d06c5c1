import { count, params } from '@nanostores/i18n'

/**
 * What the auth modal says when a call fails (spec accounts 8, to the letter). It comes with the first
 * failure: a reader who signs in at once never needs it. Overridden by `problem.<key>`.
 */
export const problemMessages = {
  wrongCredentials: 'You have entered an invalid email and password combination. Please try again.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
  locked: params(
    'Your account is blocked, please wait {time} to unlock and try again. For immediate assistance, please contact Customer Service.',
  ),
  lockedNoTime:
    'Your account is blocked. For immediate assistance, please contact Customer Service.',
  restricted:
    "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  /** The part of `unavailable` that leads to the sign-in screen. */
  unavailableLink: 'Sign in',
  /** The part of `locked` and `restricted` that leads to customer service. */
  customerService: 'Customer Service',
  /** Under both, where the setting `customer-service-phone` names a number. */
  call: params('Call {phone}'),
  emailInvalid: 'Email address is not valid.',
}

export type ProblemWords = typeof problemMessages
