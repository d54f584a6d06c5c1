import type { StoreValue } from 'nanostores'
import type { MessageBook } from '../messages/book.ts'
import { count, params, unreachable } from '../messages/phrases.ts'
import type { Failure } from './failure.ts'

/** Noun `failure`: the texts of failures that any call can have. */
const base = {
  generic: 'Something went wrong. Please try again.',
  offline: unreachable,
  timeout: 'This is taking too long. Please try again.',
  captcha:
    'We could not check that you are not a robot. Allow the scripts of this page, check your network and try again.',
  captchaRefused: 'We could not verify that you are not a robot. Please try again.',
  unkept: 'Your browser does not keep the cookies of this site. Allow them and sign in again.',
  signedOut: 'Your session has ended. Please sign in again.',
  busy: params('Please wait {time} and try again.'),
  seconds: count({ one: '{count} second', other: '{count} seconds' }),
  minutes: count({ one: '{count} minute', other: '{count} minutes' }),
  hours: count({ one: '{count} hour', other: '{count} hours' }),
}

export const failureMessages = (book: MessageBook) => book.define('failure', base)
export type FailureTexts = StoreValue<ReturnType<typeof failureMessages>>

/**
 * The text of a waiting time (spec accounts 8): seconds under 60, minutes under 3600, else hours. Rounded up,
 * because a reader who comes back early is refused again.
 */
export const spellTime = (seconds: number, texts: FailureTexts): string => {
  if (seconds < 60) return texts.seconds(Math.ceil(seconds))
  if (seconds < 3600) return texts.minutes(Math.ceil(seconds / 60))
  return texts.hours(Math.ceil(seconds / 3600))
}

/**
 * The text of a failure, for all features. A feature has texts only for its own refusals.
 */
export const wordsOf = (failure: Failure, texts: FailureTexts): string => {
  switch (failure.kind) {
    case 'busy':
      return texts.busy({ time: spellTime(Math.ceil(failure.retryAfterMs / 1000), texts) })
    case 'signed-out':
      return texts.signedOut
    case 'offline':
    case 'timeout':
    case 'captcha':
    case 'unkept':
      return texts[failure.kind]
    case 'refused':
      return failure.code === 'captcha_refused' ? texts.captchaRefused : texts.generic
    default:
      return texts.generic
  }
}
