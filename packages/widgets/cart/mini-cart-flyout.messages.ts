import { count, params } from '@bindery/state/phrases.ts'

/** The texts of the mini-cart's box; overridden by `mini-cart-flyout.<key>`. */
export const miniCartFlyoutMessages = {
  title: 'Your cart',
  close: 'Close',
  loading: 'Loading …',
  empty: 'Your cart is empty.',
  visitStore: 'Visit Our Store',
  viewCart: 'View Cart',
  total: 'Total',
  quantity: params('Quantity: {count}'),
  permission: 'Copyright permission',
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  again: 'Try again',
  /** Beside why it could not be read again. */
  stale: 'This is your cart as we last knew it.',
}
