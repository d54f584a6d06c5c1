import type { User } from '@bindery/contract/user.ts'
import type { Cart } from '@bindery/state/cart/cart.ts'
import type { AuthOptions } from '@bindery/state/page/auth-modal.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { listen } from '../browser/listen.ts'
import { pageDocument } from '../browser/page-document.ts'
import type { BinderyKit } from './kit-types.ts'

/** The reader's data for the page, deeply frozen. */
export type UserSnapshot = { readonly status: 'guest' } | Readonly<User>

/** `window.bindery`. Its members are documented in kit-types.ts, which is part of bindery.d.ts. */
export interface Kit extends BinderyKit {
  push(fn: (kit: Kit) => void): void
  readonly ready: Promise<Kit>
  readonly user: UserSnapshot
  readonly cart: Cart | null
  openAuth(options?: Pick<AuthOptions, 'screen' | 'reason'>): Promise<UserSnapshot>
  refresh(): Promise<UserSnapshot>
}

const guest: UserSnapshot = Object.freeze({ status: 'guest' })

/**
 * Adds the members that need the state to `window.bindery`.
 * @param ensureModal inserts and loads the auth modal; called before the modal opens
 * @param inspect loads the inspector
 */
export function completeKit(
  kit: BinderyKit,
  state: State,
  ensureModal: () => void,
  inspect: BinderyKit['inspect'],
): Kit {
  const { auth, session } = state
  const currentUser = (): UserSnapshot => readerOf(session.$session.get()) ?? guest
  const members: Omit<Kit, 'push' | 'ready' | 'version' | 'user' | 'cart'> = {
    openAuth: ({ screen, reason } = {}) => {
      ensureModal()
      const opened = auth
        .open({ screen, reason: reason || undefined } as AuthOptions)
        .then(currentUser)
      // If the page ignores the promise, a dismissed modal reports no unhandled rejection.
      opened.catch(() => {})
      return opened
    },
    closeAuth: () => auth.close(),
    refresh: () => session.refresh().then(currentUser),
    signOut: (options) => session.signOut(options),
    save: async (item) => (await import('./kit-save.ts')).saveFromPage(state, item),
    follow: async (thing) => (await import('./kit-follow.ts')).follow(state, thing),
    addToCart: async (items) => (await import('./kit-cart.ts')).addFromPage(state, items),
    inspect,
    on: (name, fn) => {
      const type = name.startsWith('bindery-') ? name : `bindery-${name}`
      return listen(pageDocument, type, fn as (event: Event) => void)
    },
  }
  Object.assign(kit, members)
  return Object.defineProperties(kit as Kit, {
    user: { get: currentUser, enumerable: true },
    cart: { get: () => state.cart.now, enumerable: true },
  })
}
