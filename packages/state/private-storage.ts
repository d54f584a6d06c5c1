import type { Environment } from './environment.ts'

/** The profile cache: `{ modified, user }`. */
export const userKey = 'bindery:user'
/**
 * The e-mail of the last signed-in reader: until they sign out, or where the setting `remember-email` is
 * `always` under the second key, for longer.
 */
export const emailKeys = ['bindery:email', 'bindery:last-email'] as const
/**
 * The caches of cart and shopping cart, and the crumb cookie of an order, which go with the reader (spec
 * accounts 4). Whatever keeps something of a reader in this browser keeps it under one of these, or
 * adds its own.
 */
export const cartKey = 'bindery:cart'
export const shoppingCartKey = 'bindery:shopping-cart'
export const orderCrumb = 'bindery-order'
/** What was searched for last. */
export const searchesKey = 'bindery:searches'

/** For this tab: what was typed into the checkout, and the order that is being placed. */
export const checkoutKey = 'bindery:checkout'

/** For this tab: `on` when the server has answered a subscriber's sign-up as it should. */
export const headerFlagKey = 'bindery:header-flag'

/** The reader has signed out and the server could not be told; kept until it was. */
export const owedSignOutKey = 'bindery:farewell'

/** Forgets whatever this browser keeps of a reader. */
export const forgetReader = (environment: Environment): void => {
  const keys = [userKey, emailKeys[0], cartKey, shoppingCartKey, searchesKey]
  for (const key of keys) environment.local.remove(key)
  for (const key of [headerFlagKey, checkoutKey]) environment.session.remove(key)
  environment.setCookie(orderCrumb, '', 0)
}

/** The e-mail to offer to whoever signs in; null when there is none. */
export const lastEmail = ({ local }: Environment): string | null =>
  local.get(emailKeys[0]) ?? local.get(emailKeys[1])

/** Whoever asks for it: the next reader is offered nothing. */
export const forgetEmail = ({ local }: Environment): void => {
  for (const key of emailKeys) local.remove(key)
}
