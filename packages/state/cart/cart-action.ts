import { isUnderMaintenance } from '@bindery/contract/cart-rule.ts'
import { plain } from '@bindery/contract/json.ts'
import type { Call } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import type { MessageBook } from '../messages/book.ts'
import type { ResumableAction } from '../session/resumable-action.ts'
import { isSignOutOwed } from '../session/storage-keys.ts'
import { cartMessages } from './cart.messages.ts'
import type { Cart, CartChange } from './types.ts'

/** What applies the carts of responses on a page. */
export interface CartReceiver {
  /** Increases by one at each change of the reader. */
  readerGeneration: number
  /**
   * Applies the cart from the response to a change, also that of a pending action. The cart's store sets it.
   * @param startedIn the reader generation in which the call started
   * @param etag '' if the server sent none
   */
  accept?(startedIn: number, cart: Cart, etag: string, from?: EventTarget): void
}

const receivers = new WeakMap<Environment, CartReceiver>()

export const cartReceiver = (environment: Environment): CartReceiver => {
  const known = receivers.get(environment) ?? { readerGeneration: 0 }
  receivers.set(environment, known)
  return known
}

const send = (
  call: Call,
  change: CartChange,
  onHeaders: (headers: Headers) => void,
): Promise<Result<{ data: Cart }>> => {
  const { act: _, ...input } = change
  const options = { onHeaders }
  const inQuery = change.signedIn ? { signedIn: 'true' as const } : {}
  switch (change.act) {
    case 'add': {
      const items = change.items.map((item) => ({ ...item }))
      return call('addToCart', { items, ...inQuery }, options)
    }
    case 'change':
      return call('changeCart', input, options)
    case 'seen':
      return call('changeCart', { ...input, seen: true }, options)
    case 'remove':
      return call('removeFromCart', { itemid: change.itemid, ...inQuery }, options)
    case 'promo':
      return call('applyPromoCode', { ...input, promoCode: change.promoCode }, options)
    case 'estimate':
      return call('estimateCart', { ...input, country: change.country }, options)
  }
}

const textsOf = (book: MessageBook) => book.define('cart-verb', cartMessages).get()

const acts = ['add', 'change', 'remove', 'promo', 'estimate', 'seen']

export const cartAction: ResumableAction<CartChange, { cart: Cart }> = {
  kind: 'cart',
  name: (book, { act }) => textsOf(book)[act === 'add' ? 'wishToAdd' : 'wishToChange'],
  serialize: plain,
  parse: (stored) => {
    const { act, items, itemid, quantity } = Object(stored) as Record<string, unknown>
    if (typeof act !== 'string' || !acts.includes(act)) return null
    const isForLine = act === 'change' || act === 'remove'
    const isComplete =
      (act !== 'add' || Array.isArray(items)) &&
      (!isForLine || typeof itemid === 'string') &&
      (act !== 'change' || typeof quantity === 'number')
    return isComplete ? (stored as CartChange) : null
  },
  run: async ({ call, core }, change, { from }) => {
    // The server may still have the session of a reader who has signed out, and would change their cart.
    if (isSignOutOwed(core.environment)) return { ok: false, failure: { kind: 'offline' } }
    const receiver = cartReceiver(core.environment)
    const { readerGeneration } = receiver
    let etag = ''
    const answer = await send(call, change, (headers) => {
      etag = headers.get('etag') ?? ''
    })
    if (!answer.ok) return answer
    const { data: cart } = answer
    receiver.accept?.(readerGeneration, cart, etag, from)
    if (isUnderMaintenance(cart)) {
      return { ok: false, failure: { kind: 'refused', code: 'maintenance', status: 503 } }
    }
    core.tabs.broadcast('cart-changed')
    return { ok: true, cart }
  },
  successText: (book, { act }) => textsOf(book)[act === 'add' ? 'added' : 'changed'],
}
