import type { MessageBook } from './messages.ts'

/** Whoever asked for a link to reset a password is told this (spec accounts 8). */
export const resetSent =
  'If your email is registered with us, you will receive an email with a link to reset your password.'

const base = { show: 'Show', hide: 'Hide' }

/** On the button beside a password; overridden by `password.<key>`. */
export const passwordWords = (book: MessageBook): typeof base => book.define('password', base).get()
