import type { MessageBook } from '@bindery/state/messages/book.ts'
import { count, params } from '@bindery/state/messages/phrases.ts'
import { maintenance } from '@bindery/state/orders/order.messages.ts'
import type { StoreValue } from 'nanostores'

const base = {
  list: 'Your orders',
  purchased: 'Purchased',
  cancelled: 'Cancelled',
  total: params('Total: {amount}'),
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  loadMore: 'Load more items',
  /** Announced after more orders have loaded. */
  loaded: params('{count} more, {shown} of {total}'),
  loadedMore: params('{count} more'),
  empty: 'You have not ordered anything yet',
  store: 'Visit Our Store',
  guest: 'Sign in to see what you have ordered.',
  signIn: 'Sign In',
  reason: 'to see your orders',
  loading: 'Loading your orders…',
  unloaded: 'Your orders could not be loaded.',
  again: 'Try again',
  /** `maintenance` of spec content 2. */
  maintenance,
}

/** The texts of `bindery-order-history`; overridden by `order-history.<key>`. */
export const historyMessages = (book: MessageBook) => book.define('order-history', base)
export type HistoryWords = StoreValue<ReturnType<typeof historyMessages>>
