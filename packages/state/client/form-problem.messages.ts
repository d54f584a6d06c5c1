import { params } from '../messages/phrases.ts'

/**
 * The texts of refusals that any form can show (spec accounts 8, to the letter). Lazy-loaded with the first
 * failure. Overridden by `problem.<key>`.
 */
export const problemMessages = {
  locked: params(
    'Your account is blocked, please wait {time} to unlock and try again. For immediate assistance, please contact Customer Service.',
  ),
  lockedNoTime:
    'Your account is blocked. For immediate assistance, please contact Customer Service.',
  restricted:
    "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
  /** The part of `locked` and `restricted` that links to customer service. */
  customerService: 'Customer Service',
  /** Shown below both if the setting `customer-service-phone` has a number. */
  call: params('Call {phone}'),
  emailInvalid: 'Email address is not valid.',
}

export type ProblemWords = typeof problemMessages
