import type { Client } from '@bindery/api/client.ts'
import { plain } from '@bindery/api/json.ts'
import {
  addToCart,
  applyPromoCode,
  changeCart,
  estimateCart,
  removeFromCart,
} from '@bindery/contract/cart-change.ts'
import { isMaintained } from '@bindery/contract/cart-rule.ts'
import { cartMessages } from './cart.messages.ts'
import { type Cart, type CartChange, cartShelf } from './cart.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { MessageBook } from './messages.ts'
import type { ReaderVerb } from './reader-verb.ts'

const send = (
  client: Client,
  change: CartChange,
  onHeaders: (headers: Headers) => void,
): Promise<Cart> => {
  const { act: _, ...input } = change
  const options = { onHeaders }
  switch (change.act) {
    case 'add': {
      const items = change.items.map((item) => ({ ...item }))
      return client.call(addToCart, { ...input, items }, options)
    }
    case 'change':
      return client.call(changeCart, input, options)
    case 'seen':
      return client.call(changeCart, { ...input, seen: true }, options)
    case 'remove': {
      const signedIn = change.signedIn ? { signedIn: 'true' as const } : {}
      return client.call(removeFromCart, { itemid: change.itemid, ...signedIn }, options)
    }
    case 'promo':
      return client.call(applyPromoCode, { ...input, promoCode: change.promoCode }, options)
    case 'estimate':
      return client.call(estimateCart, { ...input, country: change.country }, options)
  }
}

const wordsOf = (book: MessageBook) => book.define('cart-verb', cartMessages).get()

const acts = ['add', 'change', 'remove', 'promo', 'estimate', 'seen']

/** The session may end in the middle of it: then it is kept, named and done once. */
export const cartVerb: ReaderVerb<CartChange, { cart: Cart }> = {
  kind: 'cart',
  name: (book, { act }) => wordsOf(book)[act === 'add' ? 'wishToAdd' : 'wishToChange'],
  keep: plain,
  read: (kept) => {
    const { act, items, itemid, quantity } = Object(kept) as Record<string, unknown>
    if (typeof act !== 'string' || !acts.includes(act)) return null
    const ofLine = act === 'change' || act === 'remove'
    const whole =
      (act !== 'add' || Array.isArray(items)) &&
      (!ofLine || typeof itemid === 'string') &&
      (act !== 'change' || typeof quantity === 'number')
    return whole ? (kept as CartChange) : null
  },
  act: ({ client, core }, change, { from }) =>
    attempt(async (): Promise<Result<{ cart: Cart }>> => {
      const shelf = cartShelf(core.environment)
      const { era } = shelf
      let etag = ''
      const cart = await send(client, change, (headers) => {
        etag = headers.get('etag') ?? ''
      })
      shelf.take?.(era, cart, etag, from)
      if (isMaintained(cart)) {
        return { ok: false, failure: { kind: 'refused', code: 'maintenance', status: 503 } }
      }
      core.tabs.tell('cart-changed')
      return { ok: true, cart }
    }),
  done: (book, { act }) => wordsOf(book)[act === 'add' ? 'added' : 'changed'],
}
