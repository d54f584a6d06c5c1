import type { MessageBook } from '../messages/book.ts'

/** The confirmation after a request for a reset link (spec accounts 8). */
export const resetSent =
  'If your email is registered with us, you will receive an email with a link to reset your password.'

const base = { show: 'Show', hide: 'Hide' }

/** The button beside a password. A page overrides them as `password.<key>`. */
export const passwordWords = (book: MessageBook): typeof base => book.define('password', base).get()
