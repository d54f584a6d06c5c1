import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import type { Cart, CartState } from './types.ts'

/** The store of a page, as its lazy-loaded code needs it. */
export interface CartInternals {
  readonly $cart: PreinitializedWritableAtom<CartState>
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
    readerGeneration: 0,
  }
  pages.set(environment, known)
  return known
}
