import { params } from './phrases.ts'

/**
 * What any form says when the server refuses it (spec accounts 8, to the letter). It comes with the
 * first failure. Overridden by `problem.<key>`.
 */
export const problemMessages = {
  locked: params(
    'Your account is blocked, please wait {time} to unlock and try again. For immediate assistance, please contact Customer Service.',
  ),
  lockedNoTime:
    'Your account is blocked. For immediate assistance, please contact Customer Service.',
  restricted:
    "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
  /** The part of `locked` and `restricted` that leads to customer service. */
  customerService: 'Customer Service',
  /** Under both, where the setting `customer-service-phone` names a number. */
  call: params('Call {phone}'),
  emailInvalid: 'Email address is not valid.',
}

export type ProblemWords = typeof problemMessages
