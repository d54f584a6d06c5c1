import { count, params } from '@bindery/state/messages/phrases.ts'

/** The texts of the cart's page. A page overrides them as `cart.<key>`. */
export const cartPageMessages = {
  title: 'Your cart',
  loading: 'Loading…',
  again: 'Try again',
  stale: 'This is your cart as we last knew it.',
  lines: 'What is in your cart',
  items: count({ one: '{count} item', other: '{count} items' }),

  quantity: 'Quantity',
  quantityOf: params('Quantity of {title}'),
  quantityNow: params('Quantity of {title}: {count}.'),
  more: params('One more of {title}'),
  fewer: params('One fewer of {title}'),
  quantityRule: params('Please enter a quantity from 1 to {most}.'),
  each: params('{price} each'),
  instead: params('{price} instead of {list}'),
  permission: 'Copyright permission',
  saving: 'Saving…',
  removing: 'Removing…',
  remove: 'Remove',
  removeOf: params('Remove {title}'),
  removed: params('“{title}” has been removed from your cart.'),
  undo: 'Undo',
  priceChanged: params('Price changed: it was {price}.'),

  pricesChanged: 'Some prices have changed since you chose these products. You see today’s prices.',
  merged: count({
    one: 'What you had chosen before you signed in ({count} product) is in your cart, too.',
    other: 'What you had chosen before you signed in ({count} products) is in your cart, too.',
  }),
  vanished: params('“{title}” is not sold any more. It has left your cart.'),
  gotIt: 'Got it',

  empty: 'Your cart is empty.',
  visitStore: 'Visit Our Store',

  promo: 'Promo code',
  promoCode: 'Promo code',
  promoRequired: 'This field is required.',
  apply: 'Apply',
  applied: params('{code}: {what}'),
  notApplied: params('{code} does not apply to what is in your cart now.'),
  removePromo: params('Remove {code}'),
  /** Announced. */
  promoRemoved: params('{code} has been removed.'),

  estimate: 'Estimate tax and shipping',
  country: 'Country',
  state: 'State or province',
  choose: 'Select…',
  stateRequired: 'Please choose a state or province.',
  reckon: 'Estimate',

  summary: 'Order summary',
  listPrices: 'At list prices',
  saved: 'Volume pricing',
  subTotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  shipping: 'Shipping',
  estimatedFor: params('Estimated for {place}'),
  notEstimated: 'Not estimated yet',
  free: 'Free',
  grandTotal: 'Total',
  checkout: 'Checkout',
}

export type CartWords = typeof cartPageMessages

/** The text of the header's button for the cart. A page overrides them as `mini-cart.<key>`. */
export const miniCartMessages = { cart: 'Cart' }

/** The texts of the mini-cart's box. A page overrides them as `mini-cart-flyout.<key>`. */
export const miniCartFlyoutMessages = {
  title: 'Your cart',
  close: 'Close',
  loading: 'Loading…',
  empty: 'Your cart is empty.',
  visitStore: 'Visit Our Store',
  viewCart: 'View Cart',
  total: 'Total',
  quantity: params('Quantity: {count}'),
  permission: 'Copyright permission',
  more: count({ one: 'and {count} more', other: 'and {count} more' }),
  again: 'Try again',
  /** Beside the reason why the cart could not be loaded again. */
  stale: 'This is your cart as we last knew it.',
}

/** The texts of the cart's badge. A page overrides them as `cart-badge.<key>`. */
export const cartBadgeMessages = {
  items: count({ one: '{count} item', other: '{count} items' }),
  /** Announced when the number changes. */
  now: count({ one: '{count} item in your cart', other: '{count} items in your cart' }),
}
