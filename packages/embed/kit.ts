import type { User } from '@bindery/contract/user.ts'
import type { AuthOptions } from '@bindery/state/auth.ts'
import type { Cart } from '@bindery/state/cart.ts'
import type { Result } from '@bindery/state/failure.ts'
import type { SavableItem } from '@bindery/state/saved.ts'
import { readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { listen } from './browser-environment.ts'
import type { KitCartItem } from './kit-cart.ts'
import type { KitFollow } from './kit-follow.ts'
import type { SavedAnswer } from './kit-save.ts'
import { bring } from './modal.ts'
import type { BinderyRecord } from './record.ts'

export type KitCallback = (kit: Kit) => void

/** A reader, as the page may know them. Frozen, all the way down. */
export type UserSnapshot = { readonly status: 'guest' } | Readonly<User>

/** `window.bindery` (surface, section 1). */
export interface Kit {
  /** Calls `fn` with the kit as soon as it is loaded, in the order of the pushes. */
  push(fn: KitCallback): void
  /** Resolves with the kit when it is loaded; rejects when it cannot be. */
  readonly ready: Promise<Kit>
  readonly version: string
  /** Who is reading, as far as is known now; `{status: 'guest'}` for a guest. A snapshot, frozen. */
  readonly user: UserSnapshot
  /**
   * The cart, as far as it is known now: null until a tag or `addToCart` has asked for it. Amounts are in
   * minor units of `currency`: cents. A snapshot, frozen; `bindery-cart-changed` brings the next one.
   */
  readonly cart: Cart | null
  /**
   * Opens the auth modal, on `sign-in` when no screen is named. `reason`: words for the reader.
   * Resolves with the reader; rejects with a DismissedError when the modal is closed before.
   */
  openAuth(options?: Pick<AuthOptions, 'screen' | 'reason'>): Promise<UserSnapshot>
  closeAuth(): void
  /**
   * Asks the server again who is reading. Call it when a login of your own (in place of ours, by
   * cancelling `bindery-sign-in-request`) has signed somebody in or out without leaving the page: our
   * tags and the other tabs follow, `bindery-signed-in` or `bindery-signed-out` is sent, and what the
   * reader had wanted is done. Nothing is reloaded. Resolves with the reader, or what was known before
   * when the server could not be asked.
   */
  refresh(): Promise<UserSnapshot>
  /**
   * Ends the session; then the page goes to the logout route, with `returnTo` (a path) as the way back.
   * Without a network the page stays and the answer is the failure `offline`: what is private is gone,
   * and the next page that reaches the server ends the session there.
   */
  signOut(options?: { readonly returnTo?: string }): Promise<Result>
  /**
   * Saves an item to the reader's library: `{ id, title, url, topic, authors, contentType, image,
   * summary, listPrice }`, of which only `id` must be there when the server knows the item by it. Answers
   * `{ ok: true, item, lists }`, with the ids of the folders that it lies in, or `{ ok: false, failure }`. A
   * guest is asked to register, and it is done after that; when they close the modal the failure is
   * `signed-out`. Rejects with a TypeError for what is no item. Sends `bindery-saved`.
   */
  save(item: SavableItem): Promise<Result<SavedAnswer>>
  /**
   * Follows a topic, a newsletter or a marketing campaign, by its id, its name or both; buttons for it
   * on the page show it at once. Answers `{ ok: true }` or `{ ok: false, failure }`. A guest is asked to
   * sign in, and it is done once after that; when they close the modal the failure is `signed-out`.
   * Refusals: `subscriber_only`, `executive_only`, `follow_unknown`.
   * Rejects with a TypeError when it is called with something else.
   */
  follow(thing: KitFollow): Promise<Result>
  /**
   * Puts products into the cart: `[{ productId, availabilityId, productUrl, type, quantity, referral,
   * format, language, productPrice }]`, of which only `productId` must be there; all of them, or none.
   * Sends `bindery-add-to-cart-request`, which can be cancelled, then `bindery-cart-changed`. Answers
   * `{ ok: true, cart }` or `{ ok: false, failure }`, refused with `product_unknown`, `not_available`,
   * `quantity_invalid`, `cart_full`, `maintenance` or `cancelled`. Rejects with a TypeError for what is no
   * list of products. Opens no confirmation.
   */
  addToCart(items: readonly KitCartItem[]): Promise<Result<{ readonly cart: Cart }>>
  /**
   * Listens to an event of the kit (surface, section 3) on the whole page.
   * @param name with or without `bindery-`
   * @returns takes the listener away
   */
  on(name: string, fn: (event: CustomEvent) => void): () => void
}

const guest: UserSnapshot = Object.freeze({ status: 'guest' })

/** Adds to `window.bindery` what needs the state. */
export function completeKit(record: BinderyRecord, state: State): Kit {
  const { auth, session } = state
  const look = (): UserSnapshot => readerOf(session.$session.get()) ?? guest
  const members: Omit<Kit, 'push' | 'ready' | 'version' | 'user' | 'cart'> = {
    openAuth: ({ screen, reason } = {}) => {
      void bring(record)
      const opened = auth
        .open({ ...(screen === undefined ? {} : { screen }), ...(reason ? { reason } : {}) })
        .then(look)
      // A page that does not care how it ends must not see an unhandled rejection.
      opened.catch(() => {})
      return opened
    },
    closeAuth: () => auth.close(),
    refresh: () => session.refresh().then(look),
    signOut: (options) => session.signOut(options),
    save: async (item) => (await import('./kit-save.ts')).saveFromPage(state, item),
    follow: async (thing) => (await import('./kit-follow.ts')).follow(state, thing),
    addToCart: async (items) => (await import('./kit-cart.ts')).addFromPage(state, items),
    on: (name, fn) => {
      const type = name.startsWith('bindery-') ? name : `bindery-${name}`
      return listen(document, type, fn as (event: Event) => void)
    },
  }
  Object.assign(record.kit, members)
  return Object.defineProperties(record.kit, {
    user: { get: look, enumerable: true },
    cart: { get: () => state.cart.now, enumerable: true },
  })
}
