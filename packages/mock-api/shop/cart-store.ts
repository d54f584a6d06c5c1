import type { CartRecord } from '../core/purchases.ts'
import type { Account } from '../core/records.ts'
import type { MockContext, Server } from '../core/server.ts'
import { fingerprint, randomToken } from '../core/tokens.ts'
import { secretCookie } from '../http/secret-cookie.ts'
import { mergeCarts, newCart, withoutUnavailable } from './carts.ts'

/** Thirty days, in seconds. */
const lifetime = 30 * 24 * 60 * 60
const cookie = secretCookie('bindery_cart', lifetime, (jar) => jar.cart)

const readerKey = ({ id }: Pick<Account, 'id'>) => `reader ${id}`
const guestKey = async (secret: string) => `guest ${await fingerprint(secret)}`

/** The owner of a cart: a reader or a guest's browser. */
export interface CartOwner {
  readonly key: string
  /** The id of the account; '' for a guest. */
  readonly owner: string
}

/** The reader, or the guest of the cookie; null for a guest without a cart. */
export const cartOwnerOf = async (
  c: MockContext,
  account: Account | undefined,
): Promise<CartOwner | null> => {
  if (account) return { key: readerKey(account), owner: account.id }
  const secret = cookie.read(c)
  return secret ? { key: await guestKey(secret), owner: '' } : null
}

/** Creates an owner with a new cookie, for a guest without a cart. */
export const newGuestOwner = async (server: Server, c: MockContext): Promise<CartOwner> => {
  const secret = randomToken(128)
  cookie.write(server, c, secret)
  return { key: await guestKey(secret), owner: '' }
}

/** Reads a cart, and removes the lines that are no longer sold. */
export const readCart = (server: Server, { key }: CartOwner): CartRecord | null => {
  const stored = server.store.get('cart', key)
  if (!stored) return null
  const cart = withoutUnavailable(server, stored)
  if (cart !== stored) server.store.put('cart', key, cart)
  return cart
}

/** Saves a changed cart. Its time grows by at least one second, because Last-Modified counts whole seconds. */
export const saveCart = (server: Server, { key }: CartOwner, cart: CartRecord): CartRecord => {
  const saved = { ...cart, modifiedAt: Math.max(server.clock.now(), cart.modifiedAt + 1000) }
  server.store.put('cart', key, saved)
  return saved
}

/** Reads the cart of a reader. */
export const readReaderCart = (server: Server, account: Account): CartRecord | null =>
  readCart(server, { key: readerKey(account), owner: account.id })

/** Saves the changed cart of a reader. */
export const saveReaderCart = (server: Server, account: Account, cart: CartRecord): CartRecord =>
  saveCart(server, { key: readerKey(account), owner: account.id }, cart)

/** Empties the cart after an order. Destination and shipping method stay for the next order. */
export const emptyCart = (server: Server, account: Account): void => {
  const holder = { key: readerKey(account), owner: account.id }
  const cart = readCart(server, holder)
  if (cart) saveCart(server, holder, { ...cart, lines: [], promo: '', notices: [] })
}

/** Merges the guest's cart into the reader's cart after sign-in, and removes it. */
export const adoptCart = async (server: Server, c: MockContext, owner: string): Promise<void> => {
  const guest = await cartOwnerOf(c, undefined)
  if (!guest) return
  const guestCart = readCart(server, guest)
  server.store.remove('cart', guest.key)
  cookie.clear(server, c)
  if (!guestCart || (guestCart.lines.length === 0 && guestCart.notices.length === 0)) return
  const holder = { key: readerKey({ id: owner }), owner }
  const own = readCart(server, holder) ?? newCart(server, owner)
  saveCart(server, holder, mergeCarts(server, own, guestCart))
}
