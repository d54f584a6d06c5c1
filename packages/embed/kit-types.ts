/**
 * `window.bindery`, as the TypeScript of a page sees it (surface, section 1). The build puts this file's text
 * into bindery.d.ts and into the types of @bindery/react, so it imports nothing. `Kit` in kit.ts is the same
 * with the types of this project.
 */

/** A reader, as the page may know them; more fields than these. Frozen, all the way down. */
export type KitUser = {
  readonly status: 'guest' | 'registered' | 'subscribers'
  readonly [field: string]: unknown
}

/** The cart: whole minor units (cents) of `currency`, and more fields than these. Frozen, all the way down. */
export type KitCart = {
  readonly currency: string
  readonly grandTotal: number
  readonly items: readonly { readonly [field: string]: unknown }[]
  readonly [field: string]: unknown
}

/** Why something was not done: a `kind`, with a `code` where the server has refused it. */
export type KitFailure = {
  readonly kind:
    | 'refused'
    | 'signed-out'
    | 'passkey'
    | 'busy'
    | 'offline'
    | 'timeout'
    | 'server'
    | 'unexpected'
    | 'contract'
    | 'captcha'
    | 'unkept'
  readonly code?: string
  /** Of `busy`: when to try again. */
  readonly retryAfterMs?: number
}

export type KitAnswer<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: KitFailure }

/** What can be saved; only `id` must be there when the server knows the item by it (an article's slug). */
export interface KitItem {
  readonly id: string
  readonly title?: string
  readonly url?: string
  readonly topic?: string
  readonly authors?: readonly string[]
  readonly contentType?: string
  readonly image?: string
  readonly summary?: string
  /** A decimal, in the currency of the site. */
  readonly listPrice?: number
}

/** What can be followed: by its id, its name, or both. */
export interface KitFollow {
  readonly type: 'topic' | 'newsletter' | 'marketingCampaign'
  readonly id?: string
  readonly name?: string
}

/** What is put into the cart for one product. */
export interface KitCartItem {
  readonly productId: string
  /** Default: the last part of `productUrl`, else the one of that format and language. */
  readonly availabilityId?: string
  readonly productUrl?: string
  /** `Perm`: the permission to copy. */
  readonly type?: string
  /** Above 0. Default: 1. */
  readonly quantity?: number
  /** Where the sale came from. Default: the page's own code, as for a button of ours. */
  readonly referral?: number
  readonly format?: string
  readonly language?: string
  /** As the page shows it, a decimal: 24.95 or '24.95'. If the server's is another, the cart says so. */
  readonly productPrice?: number | string
}

export interface BinderyKit {
  /** Calls `fn` with the kit as soon as it is loaded, in the order of the pushes. */
  push(fn: (kit: BinderyKit) => void): void
  /** Resolves with the kit when it is loaded; rejects when it cannot be. */
  readonly ready: Promise<BinderyKit>
  readonly version: string
  /** Who is reading, as far as is known now; `{status: 'guest'}` for a guest. */
  readonly user: KitUser
  /** The cart, as far as is known now: null until a tag or `addToCart` has asked for it. */
  readonly cart: KitCart | null
  /**
   * Opens the auth modal, on `sign-in` when no screen is named. `reason`: words for the reader.
   * Resolves with the reader; rejects with a DismissedError when the modal is closed before.
   */
  openAuth(options?: { readonly screen?: string; readonly reason?: string }): Promise<KitUser>
  closeAuth(): void
  /**
   * Asks the server again who is reading. Call it when a login of your own (in place of ours, by
   * cancelling `bindery-sign-in-request`) has signed somebody in or out without leaving the page: our
   * tags and the other tabs follow, `bindery-signed-in` or `bindery-signed-out` is sent, and what the
   * reader had wanted is done. Nothing is reloaded. Resolves with the reader, or what was known before
   * when the server could not be asked.
   */
  refresh(): Promise<KitUser>
  /**
   * What is private is gone at once; then the page goes to the logout route, where the server ends the
   * session, with `returnTo` (a path) as the way back. A page that cancels `bindery-navigate-request`
   * has to end it there itself. Without a network the page stays and the answer is the failure
   * `offline`: the next page that reaches the server ends the session there.
   */
  signOut(options?: { readonly returnTo?: string }): Promise<KitAnswer>
  /**
   * Saves an item to the reader's library and sends `bindery-saved`. `lists`: the ids of the folders that it
   * lies in. A guest is asked to register, and it is done after that; when they close the modal, or have wished
   * for something else since, the failure is `signed-out`. Rejects with a TypeError for what is no item.
   */
  save(
    item: KitItem,
  ): Promise<KitAnswer<{ readonly item: KitItem; readonly lists: readonly string[] }>>
  /**
   * Follows a topic, a newsletter or a marketing campaign; buttons for it on the page show it at once. A
   * guest is asked to sign in, and it is done once after that; when they close the modal, or have wished for
   * something else since, the failure is `signed-out`. Refusals: `subscriber_only`, `executive_only`,
   * `follow_unknown`. Rejects with a TypeError for anything else than a thing to follow.
   */
  follow(thing: KitFollow): Promise<KitAnswer>
  /**
   * Puts products into the cart: all of them, or none. Sends `bindery-add-to-cart-request`, which can be
   * cancelled, then `bindery-cart-changed`. Refusals: `product_unknown`, `not_available`,
   * `quantity_invalid`, `cart_full`, `maintenance`, `cancelled`. Rejects with a TypeError for what is no
   * list of products. Opens no confirmation.
   */
  addToCart(items: readonly KitCartItem[]): Promise<KitAnswer<{ readonly cart: KitCart }>>
  /**
   * Listens to an event of the kit on the whole page.
   * @param name with or without `bindery-`
   * @returns takes the listener away
   */
  on(name: string, fn: (event: CustomEvent) => void): () => void
}
