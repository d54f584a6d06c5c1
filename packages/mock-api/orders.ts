import type { Address } from '@bindery/contract/address.ts'
import { decimalOf } from '@bindery/contract/money.ts'
import type { Activity } from './activities.ts'
import { type CartRecord, goodsOf, totalsOfCart } from './carts.ts'
import type { Account } from './records.ts'
import { isSubscription } from './seed/subscription-offer.ts'
import type { Server } from './server.ts'

/** A line of an order, as it was when it was placed. Amounts in minor units. */
export type OrderLine = {
  title: string
  contentType: string
  authors: string[]
  format: string
  quantity: number
  amount: number
}

/** An order, as the server keeps it. */
export interface OrderRecord {
  /** Of this order alone: a second submit with it finds this one. */
  key: string
  orderedAt: string
  orderStatus: 'COMPLETED' | 'CANCELLED'
  currency: string
  items: OrderLine[]
  subTotal: number
  discount: number
  tax: number
  shipping: number
  grandTotal: number
  address?: Address
  /** The id of the subscription that is in it, until it is activated. */
  activation: string
}

/** An order as it goes over the wire. */
export const orderOf = (orderId: string, record: OrderRecord & { owner?: string }) => {
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

/** The orders of a reader, the latest first, by their numbers. */
export const ordersOf = ({ store }: Server, { id }: Pick<Account, 'id'>) =>
  store.list('order', id).toSorted((a, b) => b.value.orderedAt.localeCompare(a.value.orderedAt))

/** By its number, or by the key that it was sent with; nobody else's. */
export const findOrder = (server: Server, account: Pick<Account, 'id'>, id: string) =>
  ordersOf(server, account).find((one) => one.id === id || (id !== '' && one.value.key === id))

/** An order, as a feed lists it: amounts of feeds are decimals. */
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
    grandTotalIncTax: Number(decimalOf(order.grandTotal, order.currency)),
    itemCount: order.items.length,
  },
  lineItems: order.items.map(({ title, contentType, authors }) => ({
    title,
    contentType,
    authors,
  })),
  orderStatus: order.orderStatus,
})

/** What a cart is as an order: its lines and sums as they are now. */
export const orderFrom = (
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

/** Keeps a new order; answers its number. */
export const placeOrder = (server: Server, { id: owner }: Account, order: OrderRecord): string => {
  let number = 20500 + server.store.count('order')
  while (!server.store.insert('order', `${number}`, { ...order, owner })) number += 1
  return `${number}`
}

const money = (amount: number, currency: string) => `${currency} ${decimalOf(amount, currency)}`

/** What the reader is written about an order. */
export const orderMail = (id: string, order: OrderRecord): string => {
  const { currency } = order
  return [
    `Thank you. This is your order ${id}.`,
    '',
    ...order.items.map(
      ({ title, format, quantity, amount }) =>
        `${quantity} x ${title} (${format}): ${money(amount, currency)}`,
    ),
    '',
    `Discount: ${money(order.discount, currency)}`,
    `Tax: ${money(order.tax, currency)}`,
    `Shipping: ${money(order.shipping, currency)}`,
    `Total: ${money(order.grandTotal, currency)}`,
  ].join('\n')
}
