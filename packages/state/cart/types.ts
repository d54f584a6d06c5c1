import type { Cart, CartItem } from '@bindery/contract/cart.ts'
import type { CartRequest } from '@bindery/contract/cart-change.ts'
import type { ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../client/failure.ts'
import type { Off } from '../environment/environment.ts'
import type { Core } from '../session/core.ts'
import type { ActionOptions } from '../session/session.ts'

export type { Cart, CartItem, CartRequest }

/** The destination and the shipping method, for tax and shipping. */
export interface CartPlace {
  /** The two-letter code. */
  readonly country: string
  /** The code of the state; '' or undefined if the country has none. */
  readonly state?: string
  readonly shippingMethod?: string
}

/** A change of the cart. It is plain JSON, so the tab can store it until the reader has signed in. */
export type CartChange = { readonly signedIn?: true } & (
  | { readonly act: 'add'; readonly items: readonly CartRequest[] }
  | { readonly act: 'change'; readonly itemid: string; readonly quantity: number }
  | { readonly act: 'remove'; readonly itemid: string }
  | { readonly act: 'promo'; readonly promoCode: string }
  | ({ readonly act: 'estimate' } & CartPlace)
  | { readonly act: 'seen' }
)

/**
 * `unknown` while loading. `failure`: the last load failed. A known cart stays after a failure.
 */
export type CartState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | {
      readonly status: 'known'
      /** Deeply frozen. Amounts in minor units of `cart.currency`. */
      readonly cart: Cart
      /** The quantities of changes in flight, by line id; 0 for a removal. */
      readonly saving: ReadonlyMap<string, number>
      readonly failure?: Failure
    }

export type CartAnswer = Promise<Result<{ cart: Cart }>>

/**
 * The cart of a guest or a reader (spec content 3, 5 and 7), one store per page. The server computes all
 * prices and sums. Changes reach the server one after the other, in the order of their calls. Identical
 * changes in flight share one request, and of several quantities for one line only the last is sent. Each
 * response is the whole cart. It shows everywhere, also in other tabs. If it differs, the store dispatches
 * `bindery-cart-changed {cart}`.
 *
 * Every change can fail with `maintenance`: the shop is under maintenance and changed nothing. If the
 * session has ended, the result is `signed-out`, and the tab stores the change and runs it once after
 * sign-in. Texts for refusals: `cart-problem.ts`.
 */
export interface CartStore {
  /** Loads on its first listener. */
  readonly $cart: ReadableAtom<CartState>
  /** Refetches the cart, e.g. when a panel with it opens. */
  load(): Promise<Result>
  /**
   * Calls `watcher` with the cart, now if it is known, and whenever it has been read or changed. Unlike a
   * listener of `$cart`, it requests the cart only if this browser has a cached one: a site without a store
   * gets no request.
   */
  watch(watcher: (cart: Cart) => void): Off
  /**
   * Adds products to the cart, all or none. Adds up the quantities of products in the cart. First
   * dispatches `bindery-add-to-cart-request {items}`. If the page cancels the event, it adds the products
   * itself, and the result is the refusal `cancelled`. Other refusals: `product_unknown`, `not_available`,
   * `quantity_invalid`, `cart_full`.
   */
  add(items: readonly CartRequest[], options?: ActionOptions): CartAnswer
  /** Changes the quantity of a line; it must be above 0. Refusals: `line_unknown`, `quantity_invalid`. */
  change(itemid: string, quantity: number, options?: ActionOptions): CartAnswer
  /** Removes a line. `add` with `requestOf(item)` restores it. */
  remove(itemid: string, options?: ActionOptions): CartAnswer
  /** Applies a promo code; '' removes it. Refusals: `promo_unknown`, `promo_expired`, `promo_not_applicable`. */
  promo(promoCode: string, options?: ActionOptions): CartAnswer
  /** Estimates tax and shipping. Refusals: `state_unknown`, `method_unknown`. */
  estimate(place: CartPlace, options?: ActionOptions): CartAnswer
  /** Marks notices and price changes as seen by the reader. */
  seen(options?: ActionOptions): CartAnswer
}

export type CartPage = Pick<Core, 'environment' | 'session' | 'server' | 'cart' | 'pendingActions'>
