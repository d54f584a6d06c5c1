import type { MessageBook } from './messages.ts'

const base = { show: 'Show', hide: 'Hide' }

/** On the button beside a password; overridden by `password.<key>`. */
export const passwordWords = (book: MessageBook): typeof base => book.define('password', base).get()
