import { isPhysical, maxQuantity } from '@bindery/contract/cart-rule.ts'
import { unitPriceOf } from '@bindery/contract/product-rule.ts'
import type { CartLine, CartRecord } from '../core/purchases.ts'
import type { Server } from '../core/server.ts'
import { findOffer } from './products.ts'
import { findPromoCode } from './promo-codes.ts'
import { shippingMethods } from './shipping.ts'
import { type TotalsLine, totalsOf } from './totals.ts'

/** The id of a line. A product and the permission to copy it are two lines. */
export const itemIdOf = (code: string, type: string): string => (type ? `${code}.${type}` : code)

/** The product of a line at its current price; undefined if it is no longer sold. */
export const goodsOf = (server: Server, code: string, type = '') => {
  const found = findOffer(server.products, code)
  const changed = server.settings.prices[code]
  if (!found || changed === null) return undefined
  const { product } = found
  const availability =
    changed === undefined ? found.availability : { ...found.availability, listPrice: changed }
  const kind = { ...availability, type }
  return {
    product,
    availability,
    kind,
    /** For one copy, before volume prices. */
    listPrice: unitPriceOf(availability, 1, type),
    unitPrice: (quantity: number) => unitPriceOf(availability, quantity, type),
    physical: isPhysical(kind),
    most: maxQuantity(kind),
  }
}
export type Goods = NonNullable<ReturnType<typeof goodsOf>>

export const newCart = (server: Server, owner: string): CartRecord => ({
  id: crypto.randomUUID(),
  owner,
  lines: [],
  promo: '',
  place: null,
  method: shippingMethods[0].id,
  notices: [],
  modifiedAt: server.clock.now(),
})

/** Removes the lines that are no longer sold, and adds a notice for each. */
export const withoutUnavailable = (server: Server, cart: CartRecord): CartRecord => {
  const gone = cart.lines.filter(({ code, type }) => !goodsOf(server, code, type))
  if (gone.length === 0) return cart
  const notices = gone.map(({ title }) => ({ kind: 'removed' as const, title, count: 1 }))
  return {
    ...cart,
    lines: cart.lines.filter((line) => !gone.includes(line)),
    notices: [...cart.notices, ...notices],
  }
}

/** Adds the lines of a guest's cart to a cart. Quantities add up, to the maximum of each product. */
export const mergeCarts = (server: Server, cart: CartRecord, guest: CartRecord): CartRecord => {
  const lines = cart.lines.map((line) => ({ ...line }))
  for (const line of guest.lines) {
    const known = lines.find(({ itemid }) => itemid === line.itemid)
    const most = goodsOf(server, line.code, line.type)?.most ?? line.quantity
    if (known) known.quantity = Math.min(known.quantity + line.quantity, most)
    else lines.push(line)
  }
  const count = guest.lines.length
  const isMerge = count > 0 && cart.lines.length > 0
  return {
    ...cart,
    lines,
    promo: cart.promo || guest.promo,
    place: guest.place ?? cart.place,
    notices: [
      ...cart.notices,
      ...guest.notices,
      ...(isMerge ? [{ kind: 'merged' as const, title: '', count }] : []),
    ],
  }
}

const totalsLine = (server: Server, { itemid, code, type, quantity }: CartLine): TotalsLine[] => {
  const goods = goodsOf(server, code, type)
  if (!goods) return []
  const heavy = /hard|box|set/i.test(goods.availability.format)
  const { listPrice, physical } = goods
  return [
    { id: itemid, unitPrice: goods.unitPrice(quantity), listPrice, quantity, physical, heavy },
  ]
}

/** The error of a promo code for this cart; null if it applies. */
export const promoError = (
  server: Server,
  cart: CartRecord,
  code: string,
): 'promo_unknown' | 'promo_expired' | 'promo_not_applicable' | null => {
  const known = findPromoCode(code)
  if (!known) return 'promo_unknown'
  if (known.until && Date.parse(known.until) < server.clock.now()) return 'promo_expired'
  const lines = cart.lines.flatMap((line) => totalsLine(server, line))
  const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const applies =
    lines.length > 0 &&
    goods >= (known.minimum ?? 0) &&
    (!known.physicalOnly || lines.some(({ physical }) => physical))
  return applies ? null : 'promo_not_applicable'
}

/** The totals of a cart, which an order copies. */
export const totalsOfCart = (server: Server, cart: CartRecord) => {
  const applies = cart.promo !== '' && promoError(server, cart, cart.promo) === null
  return totalsOf({
    lines: cart.lines.flatMap((line) => totalsLine(server, line)),
    promo: applies ? (findPromoCode(cart.promo)?.promo ?? null) : null,
    place: cart.place,
    method: cart.method,
  })
}
