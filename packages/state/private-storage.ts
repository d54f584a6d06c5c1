import type { Environment } from './environment.ts'
import { headerFlagKey } from './header-flag.ts'

/** The profile cache: `{ modified, user }`. */
export const userKey = 'bindery:user'
/** Caches that other widgets keep of a reader, and the crumb cookie of an order (spec accounts 4). */
export const cartKey = 'bindery:cart'
export const shoppingCartKey = 'bindery:shopping-cart'
export const orderCrumb = 'bindery-order'

/** Forgets whatever this browser keeps of a reader. */
export const forgetReader = (environment: Environment): void => {
  for (const key of [userKey, cartKey, shoppingCartKey]) environment.local.remove(key)
  environment.session.remove(headerFlagKey)
  environment.removeCookie(orderCrumb)
}
