/** What a reader buys, and where it goes: products, cart, checkout, orders, addresses. */
export { readAddresses, saveAddress } from '../address.ts'
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
