/**
 * The public types of `window.bindery` (surface, section 1). The build copies this file's text into
 * bindery.d.ts and into the types of @bindery/react, so it imports nothing. `Kit` in kit.ts narrows them to
 * the types of this project.
 */

/** Nobody is signed in, or it is not known yet. On a server every reader is a guest. */
export interface KitGuest {
  readonly status: 'guest'
  readonly [field: string]: unknown
}

/** A signed-in reader. It may have more fields than these. A text that the server has not sent is ''. */
export interface KitReader {
  readonly status: 'registered' | 'subscribers'
  readonly id: string
  /** Another id. The kit prefers it to `id`. */
  readonly guid: string
  readonly firstName: string
  readonly lastName: string
  readonly displayName: string
  readonly username: string
  readonly emailAddress: string
  readonly jobTitle: string
  readonly companySize: string
  readonly industry: string
  /** The tiers of a subscriber. */
  readonly tiers: readonly { readonly roleCode: string; readonly [field: string]: unknown }[]
  /** The topics that the reader follows. */
  readonly topics: readonly { readonly name: string; readonly [field: string]: unknown }[]
  /** The newsletters that the reader gets. */
  readonly newsletters: readonly { readonly name: string; readonly [field: string]: unknown }[]
  readonly [field: string]: unknown
}

/** The reader, deeply frozen. `status` tells a guest from a reader. */
export type KitUser = KitGuest | KitReader

/** The cart. Amounts are whole minor units (cents) of `currency`. It has more fields than these, and is deeply frozen. */
export type KitCart = {
  readonly currency: string
  readonly grandTotal: number
  readonly items: readonly { readonly [field: string]: unknown }[]
  readonly [field: string]: unknown
}

/** Why a call failed: a `kind`, and a `code` if the server has refused the call. */
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
  /** With `busy`: when to try again. */
  readonly retryAfterMs?: number
}

export type KitAnswer<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: KitFailure }

/** An item to save. If the server knows the `id` (for an article, its slug), the other fields are not needed. */
export interface KitItem {
  readonly id: string
  readonly title?: string
  readonly url?: string
  readonly topic?: string
  readonly authors?: readonly string[]
  readonly contentType?: string
  readonly image?: string
  readonly summary?: string
  /** A decimal in the site's currency. */
  readonly listPrice?: number
}

/** A topic, newsletter or campaign to follow: by its id, its name, or both. */
export interface KitFollow {
  readonly type: 'topic' | 'newsletter' | 'marketingCampaign'
  readonly id?: string
  readonly name?: string
}

/** One product to add to the cart. */
export interface KitCartItem {
  readonly productId: string
  /** Default: the last part of `productUrl`, else the availability of that format and language. */
  readonly availabilityId?: string
  readonly productUrl?: string
  /** `Perm` is the permission to copy. */
  readonly type?: string
  /** Above 0. Default: 1. */
  readonly quantity?: number
  /** The code of the sale's source. Default: the page's own code, as for `<bindery-add-to-cart>`. */
  readonly referral?: number
  readonly format?: string
  readonly language?: string
  /** The price on the page, a decimal: 24.95 or '24.95'. If the server's differs, the cart says so. */
  readonly productPrice?: number | string
}

export interface BinderyKit {
  /** Calls `fn` with the kit once it is loaded, in the order of the pushes. */
  push(fn: (kit: BinderyKit) => void): void
  /** Resolves with the kit once it is loaded; rejects if it cannot be loaded. */
  readonly ready: Promise<BinderyKit>
  readonly version: string
  /** The reader, as far as known; `{status: 'guest'}` for a guest. */
  readonly user: KitUser
  /** The cart, as far as known; null until a tag or `addToCart` has loaded it. */
  readonly cart: KitCart | null
  /**
   * Opens the auth modal. Default for `screen`: `sign-in`. `reason` is a text for the reader. Resolves with
   * the signed-in reader; rejects with a DismissedError if the reader closes the modal.
   */
  openAuth(options?: { readonly screen?: string; readonly reason?: string }): Promise<KitUser>
  closeAuth(): void
  /**
   * Reloads the session from the server. Call it when your own login (which replaces ours by cancelling
   * `bindery-sign-in-request`) has signed a reader in or out without leaving the page. Our tags and other
   * tabs update, `bindery-signed-in` or `bindery-signed-out` is dispatched, and a pending action runs. The
   * page does not reload. Resolves with the reader; if the server cannot be reached, with the last known one.
   */
  refresh(): Promise<KitUser>
  /**
   * Signs the reader out: clears private data at once, then navigates to the logout route, where the
   * server ends the session. `returnTo` is the path to return to. A page that cancels
   * `bindery-navigate-request` must end the session itself. Offline, the page stays and the result is the
   * failure `offline`; the next page that reaches the server ends the session.
   */
  signOut(options?: { readonly returnTo?: string }): Promise<KitAnswer>
  /**
   * Saves an item to the reader's library and dispatches `bindery-saved`. `lists` are the ids of its folders.
   * A guest is asked to register first. If they close the modal, the failure is `signed-out`. If another action
   * takes the place of this one before they have signed in, it is the refusal `replaced`, at once. Rejects with a TypeError for an invalid item.
   */
  save(
    item: KitItem,
  ): Promise<KitAnswer<{ readonly item: KitItem; readonly lists: readonly string[] }>>
  /**
   * Follows a topic, a newsletter or a marketing campaign. Follow buttons on the page update at once. A guest
   * is asked to sign in first. If they close the modal, the failure is `signed-out`.
   * Refusal codes: `replaced` (another action of the guest took its place), `subscriber_only`, `executive_only`, `follow_unknown`. Rejects with a TypeError for
   * invalid input.
   */
  follow(thing: KitFollow): Promise<KitAnswer>
  /**
   * Adds products to the cart, all of them or none. Dispatches the cancelable `bindery-add-to-cart-request`,
   * then `bindery-cart-changed`. Refusal codes: `product_unknown`, `not_available`, `quantity_invalid`,
   * `cart_full`, `maintenance`, `cancelled`. Rejects with a TypeError for an invalid list. Opens no
   * confirmation.
   */
  addToCart(items: readonly KitCartItem[]): Promise<KitAnswer<{ readonly cart: KitCart }>>
  /**
   * Opens the inspector: a panel with every tag, call, event and setting of the page, and the stand-in reader. The
   * page must have the setting `inspector` or `debug`; rejects with an Error otherwise, and if the file cannot be
   * loaded. `src` is the address of `inspector/inspector.js`, for a kit that an application has imported.
   */
  inspect(options?: { readonly src?: string }): Promise<void>
  /**
   * Listens to a kit event on the whole page.
   * @param name with or without `bindery-`
   * @returns removes the listener
   */
  on(name: string, fn: (event: CustomEvent) => void): () => void
}
