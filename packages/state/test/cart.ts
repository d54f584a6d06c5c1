/** A page with a cart, for tests. Never shipped. */
import { type CartState, cartOf } from '../cart/cart.ts'
import { signedIn, until, type Visit } from './state.ts'

export const book = { productId: '501', availabilityId: '501-HBK-ENG', quantity: 1 }
export const study = { productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }
export const ebook = { productId: '501', availabilityId: '501-KND-ENG', quantity: 1 }

export const isKnown = ({ status }: CartState) => status === 'known'
export const storeOf = ({ state }: Visit) => cartOf(state)
/** Listens to the cart, as a tag does, and waits until it is known. */
export const shown = async (here: Visit) => {
  const store = storeOf(here)
  store.$cart.listen(() => {})
  await until(store.$cart, isKnown)
  return store
}
export const cartIn = (here: Visit) => {
  const now = storeOf(here).$cart.get()
  if (now.status !== 'known') throw new Error('not known')
  return now.cart
}
export const linesIn = (here: Visit) =>
  Object.fromEntries(cartIn(here).items.map(({ itemid, quantity }) => [itemid, quantity]))
export const carts = async (here: Visit) =>
  (await here.calls()).filter((call) => /cart|promo/.test(call))

/** Opens a page with a signed-in reader and a known cart. */
export const shopper = async () => {
  const here = await signedIn()
  await shown(here)
  return here
}
