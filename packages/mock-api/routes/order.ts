import { cartOfReader, emptyCart, keepReaderCart } from '../cart-keeping.ts'
import { replyOf } from '../cart-reply.ts'
import { type CartRecord, goodsOf, newCart, totalsOfCart } from '../carts.ts'
import { findOrder, orderFrom, orderMail, orderOf, placeOrder } from '../orders.ts'
import { charge } from '../payments.ts'
import type { Account } from '../records.ts'
import { isStateOf } from '../seed/states.ts'
import { serveReader } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'
import { methodOf, shippingMethods } from '../shipping.ts'
import { fingerprint } from '../tokens.ts'

/** From a reader's cart to an order: shipping and payment, the way of shipping, submit. */
export const orderRoutes = (app: MockApp, server: Server): void => {
  const { store } = server

  type Code = 'cart_empty' | 'maintenance'
  const cartFor = (account: Account, refusal: (code: Code) => Error): CartRecord => {
    if (server.settings.maintenance) throw refusal('maintenance')
    const cart = cartOfReader(server, account)
    if (!cart || cart.lines.length === 0) throw refusal('cart_empty')
    return cart
  }
  const addressOf = (account: Account, id: string) => {
    const kept = store.get('address', id)
    if (kept?.owner !== account.id) return undefined
    const { owner: _, ...address } = kept
    return address
  }
  /** What the reader has chosen so far; an address that has been removed since is none. */
  const chosen = (account: Account) => {
    const { addressId = '', method = '' } = store.get('checkout', account.id) ?? {}
    return { address: addressOf(account, addressId), method }
  }
  const choose = (account: Account, change: { addressId?: string; method?: string }) => {
    const before = store.get('checkout', account.id) ?? { addressId: '', method: '' }
    store.put('checkout', account.id, { ...before, ...change, owner: account.id })
  }
  const isSent = (cart: CartRecord) =>
    cart.lines.some(({ code, type }) => goodsOf(server, code, type)?.physical)

  const progress = (account: Account, cart: CartRecord) => {
    const { address, method } = chosen(account)
    const costOf = (id: string) => totalsOfCart(server, { ...cart, method: id }).shipping
    return {
      cart: replyOf(server, cart),
      ...(address ? { address } : {}),
      shippingMethods:
        address && isSent(cart)
          ? shippingMethods.map(({ id, name, days }) => ({ id, name, days, cost: costOf(id) }))
          : [],
      shippingMethod: address ? method : '',
      paymentNeeded: totalsOfCart(server, cart).grandTotal > 0,
    }
  }

  serveReader(app, server, 'shippingPayment', ({ account, input, refusal }) => {
    const { addressId } = input
    if (server.settings.maintenance) throw refusal('maintenance')
    if (addressId === undefined) {
      return progress(account, cartOfReader(server, account) ?? newCart(server, account.id))
    }
    const cart = cartFor(account, refusal)
    const address = addressOf(account, addressId)
    if (!address) throw refusal('address_unknown')
    const { countryCode: country, state } = address
    if (!isStateOf(country, state)) throw refusal('address_invalid')
    choose(account, { addressId })
    const same = cart.place?.country === country && cart.place.state === state
    return progress(
      account,
      same ? cart : keepReaderCart(server, account, { ...cart, place: { country, state } }),
    )
  })

  serveReader(app, server, 'chooseShippingMethod', ({ account, input, refusal }) => {
    const cart = cartFor(account, refusal)
    if (!chosen(account).address) throw refusal('address_unknown')
    const method = methodOf(input.shippingMethod)?.id
    if (method === undefined) throw refusal('method_unknown')
    choose(account, { method })
    return progress(
      account,
      cart.method === method ? cart : keepReaderCart(server, account, { ...cart, method }),
    )
  })

  serveReader(app, server, 'submitOrder', async ({ c, account, input, refusal }) => {
    const key = c.req.header('idempotency-key') ?? ''
    if (!/^[\w-]{8,100}$/.test(key)) throw refusal('key_missing')
    const token = await fingerprint(input.paymentToken ?? '')
    // From here on nothing is awaited: of two submits at once the second finds the order of the first.
    const placed = findOrder(server, account, key)
    if (placed) return orderOf(placed.id, placed.value)
    const cart = cartFor(account, refusal)
    const { address, method } = chosen(account)
    if (!address) throw refusal('address_unknown')
    if (isSent(cart) && (method === '' || method !== cart.method)) throw refusal('method_unknown')
    const { grandTotal } = totalsOfCart(server, cart)
    const modifiedTime = new Date(cart.modifiedAt).toISOString()
    const here = address.countryCode === cart.place?.country && address.state === cart.place.state
    if (!here || modifiedTime !== input.modifiedTime || grandTotal !== input.grandTotal) {
      throw refusal('cart_changed')
    }
    if (grandTotal > 0) {
      const outcome = charge(server, token)
      if (outcome === 'declined') throw refusal('payment_declined')
      if (outcome === 'unknown') throw refusal('payment_needed')
      if (outcome !== 'accepted') {
        throw refusal('challenge_needed', { challenge: { id: outcome.challenge } })
      }
    }
    const order = orderFrom(server, cart, address, key)
    const id = placeOrder(server, account, order)
    emptyCart(server, account)
    store.remove('checkout', account.id)
    server.mailbox.send({
      to: account.emailAddress,
      subject: `Your order ${id}`,
      text: orderMail(id, order),
    })
    return orderOf(id, order)
  })

  serveReader(app, server, 'readOrder', ({ account, input, refusal }) => {
    const found = findOrder(server, account, input.id)
    if (!found) throw refusal('order_unknown')
    return orderOf(found.id, found.value)
  })
}
