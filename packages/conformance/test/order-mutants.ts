/** Ways of being wrong about the checkout, orders and their history. */
import { answer, data, field, onStatus } from './changes.ts'
import { forgotten, type Mutant, mutant } from './mutant.ts'
import { type Change, isCall } from './mutant-server.ts'

const orders = { orders: true } as const
const order = { orderId: '1' }
const address = { id: 'address-lost' }
type Json = Record<string, unknown>

export const orderMutants: readonly Mutant[] = [
  mutant('shippingPayment', 'is for guests, too', guestCheckout(), 'accepted-wrong'),
  mutant('shippingPayment', 'takes any address', anyAddress(), 'accepted-wrong'),
  mutant(
    'shippingPayment',
    'does not add up',
    onStatus(200, cartField('grandTotal', 1)),
    'cart-sums',
  ),
  mutant('shippingPayment', 'forgets the address', field('address', undefined), 'write-lost'),
  mutant('shippingPayment', 'has no cart', field('cart', undefined), 'reply-shape'),
  mutant(
    'saveAddress',
    'is a page of the router',
    answer(404, '<!doctype html>', { 'content-type': 'text/html' }),
    'not-found',
  ),
  mutant('saveAddress', 'forgets', forgotten(address), 'write-lost'),
  mutant('saveAddress', 'takes no name', onStatus(400, answer(200, address)), 'accepted-wrong'),
  mutant('saveAddress', 'has no id', field('id', undefined), 'reply-shape'),
  mutant('readAddresses', 'is a list', answer(200, []), 'reply-shape'),
  mutant('chooseShippingMethod', 'forgets', field('shippingMethod', ''), 'write-lost'),
  mutant(
    'chooseShippingMethod',
    'takes any method',
    onStatus(422, answer(200, {})),
    'accepted-wrong',
  ),
  mutant(
    'chooseShippingMethod',
    'has another cost',
    data((body) => {
      const methods = body['shippingMethods'] as Json[]
      const cart = body['cart'] as Json
      cart['shippingCost'] = 1 + Number(methods[0]?.['cost'])
      cart['grandTotal'] = 1 + Number(cart['grandTotal'])
    }),
    'cart-sums',
  ),
  mutant('readOrder', 'knows any order', onStatus(404, answer(200, order)), 'accepted-wrong'),
  mutant(
    'readOrder',
    'refuses with a code of its own',
    onStatus(404, answer(418, { code: 'nothing' })),
    'error-unnamed',
  ),
  mutant('submitOrder', 'needs no key', withoutKey(), 'accepted-wrong', orders),
  mutant(
    'submitOrder',
    'takes an old total',
    onStatus(409, answer(200, order)),
    'accepted-wrong',
    orders,
  ),
  mutant(
    'submitOrder',
    'has other amounts than the cart',
    data((body) => {
      body['grandTotal'] = Number(body['grandTotal']) + 1
    }),
    'order-sums',
    orders,
  ),
  mutant('submitOrder', 'has no number', field('orderId', undefined), 'reply-shape', orders),
  mutant('submitOrder', 'has another number each time', numbered(), 'order-twice', orders),
  mutant('submitOrder', 'has an amount in words', field('tax', 'none'), 'amount-wrong', orders),
  mutant('submitOrder', 'declines', declines(), 'refused', orders),
  mutant('readCart', 'shows what was ordered', keptCart(), 'cart-kept', {
    ...orders,
    call: 'every call',
    endpoint: 'submitOrder',
  }),
  mutant(
    'readOrder',
    'has another total',
    data((body) => {
      body['grandTotal'] = 1
    }),
    'order-sums',
    orders,
  ),
  mutant('readOrder', 'returns another order', field('orderId', '1'), 'write-lost', orders),
  mutant(
    'readHistory',
    'has another total',
    entryField('grandTotalIncTax', 1),
    'order-history',
    orders,
  ),
  mutant('readHistory', 'counts no products', entryField('itemCount', 0), 'order-history', orders),
  mutant('readHistory', 'has no order', ordered(field('entry', [])), 'order-history', orders),
]

const cartOf = (body: Json): Json => body['cart'] as Json

function cartField(name: string, value: unknown): Change {
  return data((body) => {
    cartOf(body)[name] = value
  })
}

function ordered(change: Change): Change {
  return (request, next) => (request.url.includes('ordered') ? change(request, next) : next())
}

function entryField(name: string, value: unknown): Change {
  return ordered(
    data((body) => {
      for (const each of body['entry'] as { content: Json }[]) each.content[name] = value
    }),
  )
}

function guestCheckout(): Change {
  return onStatus(401, answer(200, {}))
}

function anyAddress(): Change {
  return onStatus(404, answer(200, {}))
}

function withoutKey(): Change {
  return (request, next) => {
    const headers = new Headers(request.headers)
    if (!headers.has('idempotency-key')) headers.set('idempotency-key', 'a-key-of-the-mutant')
    return next(new Request(request, { headers }))
  }
}

function numbered(): Change {
  let at = 0
  return (request, next) => {
    at += 1
    return field('orderId', `${at}`)(request, next)
  }
}

/** Refuses what is wrong, and declines all else. */
function declines(): Change {
  return onStatus(200, answer(402, { code: 'payment_declined' }))
}

/** Shows the last cart that had a line, once something was ordered. */
function keptCart(): Change {
  let full = ''
  let isOrdered = false
  return async (request, next) => {
    const response = await next()
    if (isCall('addToCart', request)) full = await response.clone().text()
    if (isCall('submitOrder', request)) isOrdered ||= response.ok
    if (!isOrdered || !isCall('readCart', request)) return response
    return answer(200, full)(request, next)
  }
}
