import type { CartRecord } from '../../core/purchases.ts'
import type { Account } from '../../core/records.ts'
import type { MockApp, Server } from '../../core/server.ts'
import { fingerprint } from '../../core/tokens.ts'
import { serveReader } from '../../http/serve.ts'
import { cartReply } from '../../shop/cart-reply.ts'
import { emptyCart, readReaderCart, saveReaderCart } from '../../shop/cart-store.ts'
import { goodsOf, newCart, totalsOfCart } from '../../shop/carts.ts'
import { createOrder, findOrder, orderMail, orderReply, placeOrder } from '../../shop/orders.ts'
import { charge } from '../../shop/payments.ts'
import { findMethod, shippingMethods } from '../../shop/shipping.ts'
import { isStateOf } from '../../shop/states.ts'

/** The checkout: shipping and payment, shipping method, submit. */
export const orderRoutes = (app: MockApp, server: Server): void => {
  const { store } = server

  type Code = 'cart_empty' | 'maintenance'
  const cartFor = (account: Account, refusal: (code: Code) => Error): CartRecord => {
    if (server.settings.maintenance) throw refusal('maintenance')
    const cart = readReaderCart(server, account)
    if (!cart || cart.lines.length === 0) throw refusal('cart_empty')
    return cart
  }
  const addressOf = (account: Account, id: string) => {
    const stored = store.get('address', id)
    if (stored?.owner !== account.id) return undefined
    const { owner: _, ...address } = stored
    return address
  }
  /** The reader's choices so far. A removed address does not count. */
  const choicesOf = (account: Account) => {
    const { addressId = '', method = '' } = store.get('checkout', account.id) ?? {}
    return { address: addressOf(account, addressId), method }
  }
  const choose = (account: Account, change: { addressId?: string; method?: string }) => {
    const before = store.get('checkout', account.id) ?? { addressId: '', method: '' }
    store.put('checkout', account.id, { ...before, ...change, owner: account.id })
  }
  const needsShipping = (cart: CartRecord) =>
    cart.lines.some(({ code, type }) => goodsOf(server, code, type)?.physical)

  const progress = (account: Account, cart: CartRecord) => {
    const { address, method } = choicesOf(account)
    const costOf = (id: string) => totalsOfCart(server, { ...cart, method: id }).shipping
    return {
      cart: cartReply(server, cart),
      ...(address ? { address } : {}),
      shippingMethods:
        address && needsShipping(cart)
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
      return progress(account, readReaderCart(server, account) ?? newCart(server, account.id))
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
      same ? cart : saveReaderCart(server, account, { ...cart, place: { country, state } }),
    )
  })

  serveReader(app, server, 'chooseShippingMethod', ({ account, input, refusal }) => {
    const cart = cartFor(account, refusal)
    if (!choicesOf(account).address) throw refusal('address_unknown')
    const method = findMethod(input.shippingMethod)?.id
    if (method === undefined) throw refusal('method_unknown')
    choose(account, { method })
    return progress(
      account,
      cart.method === method ? cart : saveReaderCart(server, account, { ...cart, method }),
    )
  })

  serveReader(app, server, 'submitOrder', async ({ c, account, input, refusal }) => {
    const key = c.req.header('idempotency-key') ?? ''
    if (!/^[\w-]{8,100}$/.test(key)) throw refusal('key_missing')
    const token = await fingerprint(input.paymentToken ?? '')
    // No await from here on, so that the second of two parallel submits finds the order of the first.
    const placed = findOrder(server, account, key)
    if (placed) return orderReply(placed.id, placed.value)
    const cart = cartFor(account, refusal)
    const { address, method } = choicesOf(account)
    if (!address) throw refusal('address_unknown')
    if (needsShipping(cart) && (method === '' || method !== cart.method))
      throw refusal('method_unknown')
    const { grandTotal } = totalsOfCart(server, cart)
    const modifiedTime = new Date(cart.modifiedAt).toISOString()
    const isEstimated =
      address.countryCode === cart.place?.country && address.state === cart.place.state
    if (!isEstimated || modifiedTime !== input.modifiedTime || grandTotal !== input.grandTotal) {
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
    const order = createOrder(server, cart, address, key)
    const id = placeOrder(server, account, order)
    emptyCart(server, account)
    store.remove('checkout', account.id)
    server.mailbox.send({
      to: account.emailAddress,
      subject: `Your order ${id}`,
      text: orderMail(id, order),
    })
    return orderReply(id, order)
  })

  serveReader(app, server, 'readOrder', ({ account, input, refusal }) => {
    const found = findOrder(server, account, input.id)
    if (!found) throw refusal('order_unknown')
    return orderReply(found.id, found.value)
  })
}
