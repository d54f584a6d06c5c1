import type { Environment } from './environment.ts'
import { headerFlagKey } from './header-flag.ts'

/** The profile cache: `{ modified, user }`. */
export const userKey = 'bindery:user'
/**
 * The e-mail of who was signed in last: until they sign out, or where the setting `remember-email` is
 * `always` under the second key, for longer.
 */
export const emailKeys = ['bindery:email', 'bindery:last-email'] as const
/** Caches that other widgets keep of a reader, and the crumb cookie of an order (spec accounts 4). */
export const cartKey = 'bindery:cart'
export const shoppingCartKey = 'bindery:shopping-cart'
export const orderCrumb = 'bindery-order'

/** Forgets whatever this browser keeps of a reader. */
export const forgetReader = (environment: Environment): void => {
  for (const key of [userKey, emailKeys[0], cartKey, shoppingCartKey]) environment.local.remove(key)
  environment.session.remove(headerFlagKey)
  environment.removeCookie(orderCrumb)
}

/** The e-mail to offer to who signs in; null when there is none. */
export const lastEmail = ({ local }: Environment): string | null =>
  local.get(emailKeys[0]) ?? local.get(emailKeys[1])
