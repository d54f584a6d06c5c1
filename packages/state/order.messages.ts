import type { MessageBook } from './messages.ts'

const base = {
  /** Named in the modal when the session has ended in the middle. */
  intent: 'Go on with your order',
}

/** Noun `order-verb`. */
export const orderMessages = (book: MessageBook) => book.define('order-verb', base)
