import type { Cart, CartItem } from '@bindery/contract/cart.ts'
import type { CartRequest } from '@bindery/contract/cart-change.ts'
import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Failure, Result } from './failure.ts'
import { once } from './latch.ts'
import { later } from './later.ts'
import { ownLater, verbOf } from './own-later.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'
import { whenWanted } from './when-wanted.ts'

export type { Cart, CartItem, CartRequest }

/** Where to, and how, for tax and shipping. */
export interface CartPlace {
  /** Two letters. */
  readonly country: string
  /** Its code; '' or left out where the country has none. */
  readonly state?: string
  readonly shippingMethod?: string
}

/** What is done to a cart; plain, so that it can be kept until the reader has signed in again. */
export type CartChange = { readonly signedIn?: true } & (
  | { readonly act: 'add'; readonly items: readonly CartRequest[] }
  | { readonly act: 'change'; readonly itemid: string; readonly quantity: number }
  | { readonly act: 'remove'; readonly itemid: string }
  | { readonly act: 'promo'; readonly promoCode: string }
  | ({ readonly act: 'estimate' } & CartPlace)
  | { readonly act: 'seen' }
)

/**
 * `unknown` until the server has said. A `failure` says that it could not be asked the last time: what
 * was known stays.
 */
export type CartState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | {
      readonly status: 'known'
      /** Frozen, all the way down. Amounts in minor units of `cart.currency`. */
      readonly cart: Cart
      /** By line: the quantity that is on its way to the server; 0: it is being removed. */
      readonly saving: ReadonlyMap<string, number>
      readonly failure?: Failure
    }

export type CartAnswer = Promise<Result<{ cart: Cart }>>

/**
 * The cart (spec content 3, 5 and 7) of a guest or a reader, once per page however many tags ask. It is
 * the server's: prices and sums are never reckoned here. Changes reach the server one after the other, in
 * the order in which they were asked for; the same change called twice while it is under way is one
 * request, and of several quantities for one line only the last is sent. Each answer is the whole cart,
 * which shows everywhere, also in other tabs, and sends `bindery-cart-changed {cart}` when it is another.
 *
 * Every verb may be refused with `maintenance` (the store is being looked after: nothing was changed),
 * and answers `signed-out` when the session has ended: then what was wanted is kept and done once after
 * signing in. Words for what is refused: `cart-problem.ts`.
 */
export interface CartStore {
  /** Asked for when it is listened to. */
  readonly $cart: ReadableAtom<CartState>
  /** Asks again: when a panel opens that shows it, say. */
  load(): Promise<Result>
  /**
   * Puts products into the cart, all or none; of what is in it already the quantity is added. First
   * sends `bindery-add-to-cart-request {items}`; a page that cancels it does it itself, and the answer is
   * the refusal `cancelled`. Other refusals: `product_unknown`, `not_available`, `quantity_invalid`,
   * `cart_full`.
   */
  add(items: readonly CartRequest[], options?: VerbOptions): CartAnswer
  /** Gives a line another quantity, above 0. Refusals: `line_unknown`, `quantity_invalid`. */
  change(itemid: string, quantity: number, options?: VerbOptions): CartAnswer
  /** Takes a line out; `add` with `requestOf(item)` puts it back. */
  remove(itemid: string, options?: VerbOptions): CartAnswer
  /** '' takes the code off. Refusals: `promo_unknown`, `promo_expired`, `promo_not_applicable`. */
  promo(promoCode: string, options?: VerbOptions): CartAnswer
  /** Refusals: `state_unknown`, `method_unknown`. */
  estimate(place: CartPlace, options?: VerbOptions): CartAnswer
  /** The reader has seen what was said: notices and changed prices are no news any more. */
  seen(options?: VerbOptions): CartAnswer
}

/** How many things are in it, physical and digital: what a badge shows. */
export const countOf = ({ line_items: { physical_items, digital_items } }: Cart): number =>
  physical_items + digital_items

/** What puts a line into a cart again, as it is. */
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

export type CartPage = Pick<State, 'environment' | 'session' | 'online' | 'cart'>

/** The store of the page, for those that fill it. */
export interface CartShelf {
  readonly $cart: PreinitializedWritableAtom<CartState>
  /** Counts the readers of this page. */
  era: number
  /** A verb that began in that era, also one that was kept, has been answered: `etag` is the cart's mark. */
  take?(era: number, cart: Cart, etag: string, from?: EventTarget): void
}

const createCart = (page: CartPage, shelf: CartShelf): CartStore => {
  const loaded = once(async () =>
    (await import('./cart-control.ts')).createCartControl(page, shelf),
  )
  const [reads, changes] = [later(loaded), ownLater(page.session, loaded)]
  const { $cart } = shelf
  const load = async () => {
    const answer = await reads((control) => control.load())
    // Not even the code that asks could be loaded.
    if (!answer.ok && $cart.value.status === 'unknown') {
      $cart.set({ status: 'unknown', failure: answer.failure })
    }
    return answer
  }
  const act = verbOf(changes)
  whenWanted($cart, page.environment, () => $cart.value.status === 'unknown' && void load())
  return {
    $cart,
    load,
    add: act(({ add }) => add),
    change: act(({ change }) => change),
    remove: act(({ remove }) => remove),
    promo: act(({ promo }) => promo),
    estimate: act(({ estimate }) => estimate),
    seen: act(({ seen }) => seen),
  }
}

const shelves = new WeakMap<Environment, CartShelf>()
const made = new WeakMap<Environment, CartStore>()

/** Where the cart of a page is kept. */
export const cartShelf = (environment: Environment): CartShelf => {
  const known = shelves.get(environment) ?? {
    $cart: atom<CartState>({ status: 'unknown' }),
    era: 0,
  }
  shelves.set(environment, known)
  return known
}

/** The cart of the page. */
export const cartOf = (page: CartPage): CartStore => {
  const { environment } = page
  const known = made.get(environment) ?? createCart(page, cartShelf(environment))
  made.set(environment, known)
  return known
}
