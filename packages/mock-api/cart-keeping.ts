import { type CartRecord, mergeInto, newCart, withoutVanished } from './carts.ts'
import type { Account } from './records.ts'
import { secretCookie } from './secret-cookie.ts'
import type { MockContext, Server } from './server.ts'
import { fingerprint, randomToken } from './tokens.ts'

/** Thirty days, in seconds. */
const lifetime = 30 * 24 * 60 * 60
const cookie = secretCookie('bindery_cart', lifetime, (jar) => jar.cart)

const readerKey = ({ id }: Pick<Account, 'id'>) => `reader ${id}`
const guestKey = async (secret: string) => `guest ${await fingerprint(secret)}`

/** Whose cart a request is about. */
export interface Holder {
  readonly key: string
  readonly owner: string
}

/** The reader, or the guest that the cookie names; null for a guest who has no cart. */
export const holderOf = async (
  c: MockContext,
  account: Account | undefined,
): Promise<Holder | null> => {
  if (account) return { key: readerKey(account), owner: account.id }
  const secret = cookie.read(c)
  return secret ? { key: await guestKey(secret), owner: '' } : null
}

/** The same, with a new cookie for a guest who has none. */
export const newHolder = async (server: Server, c: MockContext): Promise<Holder> => {
  const secret = randomToken(128)
  cookie.write(server, c, secret)
  return { key: await guestKey(secret), owner: '' }
}

/** The cart as it is today; what has vanished from the store has left it. */
export const heldCart = (server: Server, { key }: Holder): CartRecord | null => {
  const kept = server.store.get('cart', key)
  if (!kept) return null
  const cart = withoutVanished(server, kept)
  if (cart !== kept) server.store.put('cart', key, cart)
  return cart
}

/** Keeps a changed cart. Its time moves by a whole second at least: Last-Modified has no finer hand. */
export const keepCart = (server: Server, { key }: Holder, cart: CartRecord): CartRecord => {
  const kept = { ...cart, modifiedAt: Math.max(server.clock.now(), cart.modifiedAt + 1000) }
  server.store.put('cart', key, kept)
  return kept
}

/** The cart of a reader; what an order is made of. */
export const cartOfReader = (server: Server, account: Account): CartRecord | null =>
  heldCart(server, { key: readerKey(account), owner: account.id })

/** Keeps the changed cart of a reader. */
export const keepReaderCart = (server: Server, account: Account, cart: CartRecord): CartRecord =>
  keepCart(server, { key: readerKey(account), owner: account.id }, cart)

/** What was in it has been ordered: where to, and how, is kept for the next one. */
export const emptyCart = (server: Server, account: Account): void => {
  const holder = { key: readerKey(account), owner: account.id }
  const cart = heldCart(server, holder)
  if (cart) keepCart(server, holder, { ...cart, lines: [], promo: '', notices: [] })
}

/** A guest has signed in: what they had chosen is the reader's, and the guest's cart is gone. */
export const adoptCart = async (server: Server, c: MockContext, owner: string): Promise<void> => {
  const guest = await holderOf(c, undefined)
  if (!guest) return
  const theirs = heldCart(server, guest)
  server.store.remove('cart', guest.key)
  cookie.take(server, c)
  if (!theirs || (theirs.lines.length === 0 && theirs.notices.length === 0)) return
  const holder = { key: readerKey({ id: owner }), owner }
  const own = heldCart(server, holder) ?? newCart(server, owner)
  keepCart(server, holder, mergeInto(server, own, theirs))
}
