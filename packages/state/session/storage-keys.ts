import type { Environment } from '../environment/environment.ts'

/** The profile cache: `{ modified, user }`. */
export const userKey = 'bindery:user'
/**
 * The e-mail of the last signed-in reader. The first key lasts until they sign out. The second one is used
 * if the setting `remember-email` is `always`, and outlives the sign-out.
 */
export const emailKeys = ['bindery:email', 'bindery:last-email'] as const
/**
 * The caches of cart and shopping cart, and the cookie of an order, which are cleared when the reader
 * changes (spec accounts 4). Every key for a reader's data is declared in this file.
 */
export const cartKey = 'bindery:cart'
export const shoppingCartKey = 'bindery:shopping-cart'
export const orderCookie = 'bindery-order'
/** When this browser last returned from a checkout, in ms since 1970. */
export const activatedKey = 'bindery:activated'
/** The latest searches. */
export const searchesKey = 'bindery:searches'

/** Per tab: what the reader typed into the checkout, and the order that is being placed. */
export const checkoutKey = 'bindery:checkout'

/** Per tab: set by a sign-in until the page that the reader then sees has announced it. */
export const signedInKey = 'bindery:signed-in'

/** Per tab: `on` if the reply to a subscriber's sign-up had the header of spec accounts 7. */
export const headerFlagKey = 'bindery:header-flag'

/**
 * Set when the reader signs out, until the server says that they have no session, or somebody signs in. No
 * page of this browser shows a reader meanwhile. Per tab: a page has gone to the logout route for it.
 */
export const owedSignOutKey = 'bindery:farewell'
/** The mark for a session without a name. Any session counts as the one that was signed out of. */
export const unnamedSession = '1'

/** Clears all data that this browser stores about a reader. */
export const clearReaderData = (environment: Environment): void => {
  const keys = [userKey, emailKeys[0], cartKey, shoppingCartKey, activatedKey, searchesKey]
  for (const key of keys) environment.local.remove(key)
  for (const key of [headerFlagKey, checkoutKey, signedInKey]) environment.session.remove(key)
  environment.setCookie(orderCookie, '', 0)
}

/** The e-mail to fill into the sign-in form; null if none is stored. */
export const lastEmail = ({ local }: Environment): string | null =>
  local.get(emailKeys[0]) ?? local.get(emailKeys[1])

/** Removes the remembered e-mail, whatever the setting `remember-email` is. */
export const forgetEmail = ({ local }: Environment): void => {
  for (const key of emailKeys) local.remove(key)
}

/**
 * Whether a reader of this browser has signed out and the server may not have ended their session.
 * @param name the server's name of its present session. Another name than that of the session that was
 * signed out of belongs to a new sign-in
 */
export const isSignOutOwed = ({ local }: Environment, name = ''): boolean => {
  const owed = local.get(owedSignOutKey)
  return owed !== null && (owed === unnamedSession || !name || owed === name)
}
