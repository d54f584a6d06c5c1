import { BinderyEvent } from '../environment/event.ts'
import type { Cart, CartRequest } from './types.ts'

/** Products are about to be added to the cart, or restored to it. Cancel the event to add them yourself. */
export class AddToCartRequestEvent extends BinderyEvent<{
  readonly items: readonly CartRequest[]
}> {
  constructor(items: readonly CartRequest[]) {
    super('bindery-add-to-cart-request', { items }, { cancelable: true })
  }
}

/** The cart has changed, here or in another tab. `cart` is frozen. */
export class CartChangedEvent extends BinderyEvent<{ readonly cart: Cart }> {
  constructor(cart: Cart) {
    super('bindery-cart-changed', { cart })
  }
}
