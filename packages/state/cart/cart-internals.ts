import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { Environment, Off } from '../environment/environment.ts'
import { cartKey } from '../session/storage-keys.ts'
import type { Cart, CartState } from './types.ts'

/** The store of a page, as its lazy-loaded code needs it. */
export interface CartInternals {
  readonly $cart: PreinitializedWritableAtom<CartState>
  /** Called with the cart whenever it has been read or changed. Unlike a listener of `$cart`, it loads nothing. */
  readonly watchers: Set<(cart: Cart) => void>
  /** Increases by one at each change of the reader. */
  readerGeneration: number
  /**
   * Applies the cart from the response to a change, also that of a pending action.
   * @param startedIn the reader generation in which the call started
   * @param etag '' if the server sent none
   */
  accept?(startedIn: number, cart: Cart, etag: string, from?: EventTarget): void
}

const pages = new WeakMap<Environment, CartInternals>()

/** The internals of the cart of a page. */
export const cartInternals = (environment: Environment): CartInternals => {
  const known = pages.get(environment) ?? {
    $cart: atom<CartState>({ status: 'unknown' }),
    watchers: new Set(),
    readerGeneration: 0,
  }
  pages.set(environment, known)
  return known
}

/**
 * Calls `watch` with the cart, now if it is known, and whenever it has been read or changed. Requests the cart
 * only if this browser has a cached one: a site without a store gets no request.
 */
export const watchCart = (
  environment: Environment,
  load: () => unknown,
  watch: (cart: Cart) => void,
): Off => {
  const { $cart, watchers } = cartInternals(environment)
  const { value } = $cart
  watchers.add(watch)
  if (value.status === 'known') watch(value.cart)
  else if (environment.local.get(cartKey)) load()
  return () => watchers.delete(watch)
}
