import { count } from '@bindery/state/phrases.ts'

/** The texts of the cart's badge; overridden by `cart-badge.<key>`. */
export const cartBadgeMessages = {
  items: count({ one: '{count} item', other: '{count} items' }),
  /** Spoken when it is another number than before. */
  now: count({ one: '{count} item in your cart', other: '{count} items in your cart' }),
}
