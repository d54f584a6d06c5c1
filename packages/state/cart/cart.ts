import { atom } from 'nanostores'
import { delegate, lazy, loadOnce } from '../client/lazy.ts'
import { loadOnMount } from '../client/load-on-mount.ts'
import type { Environment } from '../environment/environment.ts'
import { watchReader } from '../session/reader-guard.ts'
import { cartKey } from '../session/storage-keys.ts'
import type { Cart, CartItem, CartPage, CartRequest, CartState, CartStore } from './types.ts'

export type {
  Cart,
  CartAnswer,
  CartChange,
  CartItem,
  CartPage,
  CartPlace,
  CartRequest,
  CartState,
  CartStore,
} from './types.ts'

/** The number of physical and digital items, for a badge. */
export const countOf = ({ line_items: { physical_items, digital_items } }: Cart): number =>
  physical_items + digital_items

/** The request that adds a removed line again. */
export const requestOf = (item: CartItem): CartRequest => ({
  productId: item.productId,
  availabilityId: item.availabilityId,
  productUrl: item.productUrl,
  type: item.type,
  quantity: item.quantity,
  format: item.format,
  language: item.language,
  ...(item.referral === undefined ? {} : { referral: item.referral }),
})

const createCart = (page: CartPage): CartStore => {
  const $cart = atom<CartState>({ status: 'unknown' })
  const watchers = new Set<(cart: Cart) => void>()
  const load = loadOnce(async () => {
    const { createCartStore } = await import('./cart-store.ts')
    return createCartStore(page, $cart, watchers)
  })
  const store = lazy(load)
  const ownStore = lazy(load, () => watchReader(page.session))
  const read = async () => {
    const answer = await store(({ load }) => load())
    // The code of the store could not be loaded.
    if (!answer.ok && $cart.value.status === 'unknown') {
      $cart.set({ status: 'unknown', failure: answer.failure })
    }
    return answer
  }
  loadOnMount($cart, page.environment, () => $cart.value.status === 'unknown' && void read())
  return {
    $cart,
    load: read,
    watch: (watcher) => {
      const { value } = $cart
      watchers.add(watcher)
      if (value.status === 'known') watcher(value.cart)
      else if (page.environment.local.get(cartKey)) void read()
      return () => watchers.delete(watcher)
    },
    add: delegate(ownStore, ({ add }) => add),
    change: delegate(ownStore, ({ change }) => change),
    remove: delegate(ownStore, ({ remove }) => remove),
    promo: delegate(ownStore, ({ promo }) => promo),
    estimate: delegate(ownStore, ({ estimate }) => estimate),
    seen: delegate(ownStore, ({ seen }) => seen),
  }
}

const stores = new WeakMap<Environment, CartStore>()

/** The cart of the page. */
export const cartOf = (page: CartPage): CartStore => {
  const known = stores.get(page.environment) ?? createCart(page)
  stores.set(page.environment, known)
  return known
}
