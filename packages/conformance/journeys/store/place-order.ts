/** Places an order, and looks whether order, cart and history agree. */
import { endpoints } from '@bindery/contract/endpoints.ts'
import { toDecimal } from '@bindery/contract/money.ts'
import type { Checkout, Order } from '@bindery/contract/order.ts'
import type { JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Answer, Reader } from '../../check/reader.ts'

const amounts = ['subTotal', 'discount_amount', 'tax', 'shippingCost', 'grandTotal'] as const

/** The order has the amounts that the reader has confirmed. */
function checkAmounts(reader: Reader, answer: Answer<Order>, confirmed: Checkout['cart']): boolean {
  const { currency } = confirmed
  const wrong = amounts.find((name) => answer.data[name] !== confirmed[name])
  if (!wrong) return true
  return reader.expect(false, answer, {
    name: 'order-sums',
    expected: `${toDecimal(confirmed[wrong], currency)} ${currency}, as in the cart`,
    got: `${toDecimal(answer.data[wrong], currency)} ${answer.data.currency}`,
    path: wrong,
  })
}

/** The order can be read by its number and by its key. */
async function checkStored(
  reader: Reader,
  { orderId }: Order,
  key: string,
  cart: Checkout['cart'],
) {
  for (const id of [orderId, key]) {
    const read = await reader.call(endpoints.readOrder, { id })
    const isSame = reader.expect(read.data.orderId === orderId, read, {
      name: 'write-lost',
      expected: `the order ${orderId}`,
      got: `the order ${read.data.orderId}`,
      path: 'orderId',
    })
    if (!isSame || !checkAmounts(reader, read, cart)) return
  }
}

async function checkHistory(reader: Reader, { currency, grandTotal, items }: Order): Promise<void> {
  const input = { number: '0', size: '10', filter: 'ordered' } as const
  const history = await reader.call(endpoints.readHistory, input)
  const [latest] = history.data.entry
  const total = Number(toDecimal(grandTotal, currency))
  const isListed = reader.expect(latest?.content.grandTotalIncTax === total, history, {
    name: 'order-history',
    expected: `the order first, with the total ${total}`,
    got: latest ? `a total of ${latest.content.grandTotalIncTax}` : 'no order',
    path: 'entry.0.content.grandTotalIncTax',
  })
  if (!isListed) return
  reader.expect(latest?.content.itemCount === items.length, history, {
    name: 'order-history',
    expected: `${items.length} products`,
    got: `${latest?.content.itemCount}`,
    path: 'entry.0.content.itemCount',
  })
}

/** What must not be ordered. */
async function checkRefusals(reader: Reader, order: Parameters<typeof submit>[1], key: string) {
  await reader.refused(endpoints.submitOrder, order, ['key_missing'])
  const changed = { ...order, grandTotal: order.grandTotal + 1 }
  const headers = { 'idempotency-key': key }
  await reader.refused(endpoints.submitOrder, changed, ['cart_changed'], { headers })
}

const submit = (
  reader: Reader,
  order: { modifiedTime: string; grandTotal: number; paymentToken?: string },
  key: string,
) =>
  reader.attempt(endpoints.submitOrder, order, ['payment_needed', 'challenge_needed'], {
    headers: { 'idempotency-key': key },
  })

export async function placeOrder(
  { leave, makes, site }: JourneyContext,
  reader: Reader,
  { data: checkout }: Answer<Checkout>,
): Promise<void> {
  const { cart } = checkout
  const { paymentToken } = site
  const order = {
    modifiedTime: cart.modifiedTime,
    grandTotal: cart.grandTotal,
    ...(paymentToken ? { paymentToken } : {}),
  }
  const key = crypto.randomUUID()
  await checkRefusals(reader, order, crypto.randomUUID())
  const placed = await submit(reader, order, key)
  if (!placed.data) throw new JourneyEnd('it needs --payment-token, a token of the provider', true)
  const { orderId } = placed.data
  leave(`the order ${orderId}`)
  if (!checkAmounts(reader, { ...placed, data: placed.data }, cart)) return
  const after = await reader.call(endpoints.readCart, {})
  const isEmpty = reader.expect(after.data.items.length === 0, placed, {
    name: 'cart-kept',
    expected: 'an empty cart after the order',
    got: `${after.data.items.length} lines`,
  })
  if (!isEmpty) return
  const again = await submit(reader, order, key)
  const isOnce = reader.expect(again.data?.orderId === orderId, again, {
    name: 'order-twice',
    expected: `the order ${orderId} again`,
    got: again.data ? `the order ${again.data.orderId}` : `${again.exchange.status}`,
    path: 'orderId',
  })
  if (!isOnce) return
  if (makes('readOrder')) await checkStored(reader, placed.data, key, cart)
  if (makes('readHistory')) await checkHistory(reader, placed.data)
}
