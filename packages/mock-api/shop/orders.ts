import type { Address } from '@bindery/contract/address.ts'
import { toDecimal } from '@bindery/contract/money.ts'
import { singleLine } from '../core/mailbox.ts'
import type { CartRecord, OrderLine, OrderRecord } from '../core/purchases.ts'
import type { Account, Activity } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { goodsOf, totalsOfCart } from './carts.ts'
import { isSubscription } from './subscription-offer.ts'

/** An order as the API sends it. */
export const orderReply = (orderId: string, record: OrderRecord & { owner?: string }) => {
  const { key: _, owner: __, discount, shipping, activation, address, ...rest } = record
  return {
    orderId,
    ...rest,
    discount_amount: discount,
    shippingCost: shipping,
    activation: activation !== '',
    ...(address ? { address } : {}),
  }
}

/** The orders of a reader with their numbers, the latest first. */
export const ordersOf = ({ store }: Server, { id }: Pick<Account, 'id'>) =>
  store.list('order', id).toSorted((a, b) => b.value.orderedAt.localeCompare(a.value.orderedAt))

/** Finds an order of a reader by its number or by its idempotency key. */
export const findOrder = (server: Server, account: Pick<Account, 'id'>, id: string) =>
  ordersOf(server, account).find((one) => one.id === id || (id !== '' && one.value.key === id))

/** An order as an entry of a feed, where amounts are decimals. */
export const orderEntry = (id: string, order: OrderRecord): Activity => ({
  id: `order-${id}`,
  title: `Order ${id}`,
  summary: '',
  category: { term: '' },
  author: [],
  published: order.orderedAt,
  contentType: 'Order',
  content: {
    src: '',
    activity: 'ordered',
    readOnly: true,
    grandTotalIncTax: Number(toDecimal(order.grandTotal, order.currency)),
    itemCount: order.items.length,
  },
  lineItems: order.items.map(({ title, contentType, authors }) => ({
    title,
    contentType,
    authors,
  })),
  orderStatus: order.orderStatus,
})

/** Creates an order with the current lines and totals of a cart. */
export const createOrder = (
  server: Server,
  cart: CartRecord,
  address: Address,
  key: string,
): OrderRecord => {
  const totals = totalsOfCart(server, cart)
  const items = cart.lines.flatMap(({ itemid, code, type, quantity }): OrderLine[] => {
    const goods = goodsOf(server, code, type)
    if (!goods) return []
    const { title, contentType, authors } = goods.product
    const amount = totals.lines.find(({ id }) => id === itemid)?.amount ?? 0
    const { format } = goods.availability
    return [{ title, contentType, authors: [...authors], format, quantity, amount }]
  })
  return {
    key,
    orderedAt: new Date(server.clock.now()).toISOString(),
    orderStatus: 'COMPLETED',
    currency: 'USD',
    items,
    subTotal: totals.subTotal,
    discount: totals.discount,
    tax: totals.tax,
    shipping: totals.shipping,
    grandTotal: totals.grandTotal,
    address,
    activation: cart.lines.find(({ code }) => isSubscription(code))?.code ?? '',
  }
}

/** Stores a new order and returns its number. */
export const placeOrder = (server: Server, { id: owner }: Account, order: OrderRecord): string => {
  let number = 20500 + server.store.count('order')
  while (!server.store.insert('order', `${number}`, { ...order, owner })) number += 1
  return `${number}`
}

const money = (amount: number, currency: string) => `${currency} ${toDecimal(amount, currency)}`

/** The text of the confirmation mail. */
export const orderMail = (id: string, order: OrderRecord): string => {
  const { currency } = order
  return [
    `Thank you. This is your order ${id}.`,
    '',
    ...order.items.map(
      ({ title, format, quantity, amount }) =>
        `${quantity} x ${singleLine(title)} (${format}): ${money(amount, currency)}`,
    ),
    '',
    `Discount: ${money(order.discount, currency)}`,
    `Tax: ${money(order.tax, currency)}`,
    `Shipping: ${money(order.shipping, currency)}`,
    `Total: ${money(order.grandTotal, currency)}`,
  ].join('\n')
}
