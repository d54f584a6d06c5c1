import type { User } from '@bindery/contract/user.ts'
import type { AuthOptions } from '@bindery/state/auth.ts'
import type { Cart } from '@bindery/state/cart.ts'
import { readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { bring } from './bring.ts'
import { listen } from './browser-environment.ts'
import type { BinderyKit } from './kit-types.ts'
import type { BinderyRecord } from './record.ts'

export type KitCallback = (kit: Kit) => void

/** A reader, as the page may know them. Frozen, all the way down. */
export type UserSnapshot = { readonly status: 'guest' } | Readonly<User>

/** `window.bindery`: what its members do is said in kit-types.ts, which a page sees. */
export interface Kit extends BinderyKit {
  push(fn: KitCallback): void
  readonly ready: Promise<Kit>
  readonly user: UserSnapshot
  readonly cart: Cart | null
  openAuth(options?: Pick<AuthOptions, 'screen' | 'reason'>): Promise<UserSnapshot>
  refresh(): Promise<UserSnapshot>
}

const guest: UserSnapshot = Object.freeze({ status: 'guest' })

/** Adds to `window.bindery` what needs the state. */
export function completeKit(record: BinderyRecord, state: State): Kit {
  const { auth, session } = state
  const look = (): UserSnapshot => readerOf(session.$session.get()) ?? guest
  const members: Omit<Kit, 'push' | 'ready' | 'version' | 'user' | 'cart'> = {
    openAuth: ({ screen, reason } = {}) => {
      void bring(record)
      const opened = auth.open({ screen, reason: reason || undefined } as AuthOptions).then(look)
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
