import type { Cart, CartRequest } from './cart.ts'
import { BinderyEvent } from './event.ts'

/** Products are about to be put into the cart: `{ items }`. Cancel it to do it in a way of your own. */
export class AddToCartRequestEvent extends BinderyEvent<{
  readonly items: readonly CartRequest[]
}> {
  constructor(items: readonly CartRequest[]) {
    super('bindery-add-to-cart-request', { items }, { cancelable: true })
  }
}

/** The cart is another than before, here or in another tab: `{ cart }`, frozen. */
export class CartChangedEvent extends BinderyEvent<{ readonly cart: Cart }> {
  constructor(cart: Cart) {
    super('bindery-cart-changed', { cart })
  }
}
