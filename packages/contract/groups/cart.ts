/** What a reader buys: products, cart, checkout, orders. */
export { checkCart, readCart } from '../cart.ts'
export {
  addToCart,
  applyPromoCode,
  changeCart,
  estimateCart,
  removeFromCart,
} from '../cart-change.ts'
export { chooseShippingMethod, readOrder, shippingPayment, submitOrder } from '../order.ts'
export { readStates } from '../place.ts'
export { readAvailabilities } from '../product.ts'
