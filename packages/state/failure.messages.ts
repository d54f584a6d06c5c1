import { count } from '@nanostores/i18n'
import type { Failure } from './failure.ts'

/**
 * What a reader is told when a call failed for a reason that is not its own: the one place where such
 * an error becomes words. Overridden by `failure.<key>`.
 */
export const failureMessages = {
  generic: 'Something went wrong. Please try again.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  timeout: 'This is taking too long. Please try again.',
  busy: count({
    one: 'Too many requests. Please try again in {count} second.',
    many: 'Too many requests. Please try again in {count} seconds.',
  }),
  signedOut: 'Your session has ended. Please sign in again.',
  captcha: 'grecaptcha is not available',
}

export const failureWords = (failure: Failure, words: typeof failureMessages): string => {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
    case 'captcha':
      return words[failure.kind]
    case 'signed-out':
      return words.signedOut
    case 'busy':
      return words.busy(Math.max(1, Math.ceil(failure.retryAfterMs / 1000)))
    default:
      return words.generic
  }
}
