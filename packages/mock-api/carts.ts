import { isPhysical, mostOf } from '@bindery/contract/cart-rule.ts'
import { unitPriceOf } from '@bindery/contract/product-rule.ts'
import { offerOf } from './products.ts'
import { promoCodeOf } from './seed/promos.ts'
import type { Server } from './server.ts'
import { shippingMethods } from './shipping.ts'
import type { Place } from './taxes.ts'
import { type TotalsLine, totalsOf } from './totals.ts'

/** A line, as the server keeps it: what it costs is looked up when somebody asks. */
export interface CartLine {
  /** `<code>`, or `<code>.Perm`. */
  itemid: string
  /** The code of the availability. */
  code: string
  type: string
  quantity: number
  /** What one cost when the reader last saw it. */
  knownPrice: number
  /** So that it can be named when it has gone. */
  title: string
  referral?: number
}

export interface CartRecord {
  id: string
  /** The account; '' for a guest. */
  owner: string
  lines: CartLine[]
  promo: string
  place: Place | null
  method: string
  notices: { kind: 'merged' | 'removed'; title: string; count: number }[]
  /** In ms of the server's clock. */
  modifiedAt: number
}

/** The id of a line: a product and the permission to copy it are two. */
export const itemIdOf = (code: string, type: string): string => (type ? `${code}.${type}` : code)

/** What a line sells, at today's price; undefined when it is not sold any more. */
export const goodsOf = (server: Server, code: string, type = '') => {
  const found = offerOf(server.products, code)
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
    /** Of one, before volume prices. */
    listPrice: unitPriceOf(availability, 1, type),
    unitPrice: (quantity: number) => unitPriceOf(availability, quantity, type),
    physical: isPhysical(kind),
    most: mostOf(kind),
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

/** A cart without what is not sold any more, which is said. */
export const withoutVanished = (server: Server, cart: CartRecord): CartRecord => {
  const gone = cart.lines.filter(({ code, type }) => !goodsOf(server, code, type))
  if (gone.length === 0) return cart
  const said = gone.map(({ title }) => ({ kind: 'removed' as const, title, count: 1 }))
  return {
    ...cart,
    lines: cart.lines.filter((line) => !gone.includes(line)),
    notices: [...cart.notices, ...said],
  }
}

/** Puts the lines of one cart into another: quantities are added, as far as they may go. */
export const mergeInto = (server: Server, cart: CartRecord, guest: CartRecord): CartRecord => {
  const lines = cart.lines.map((line) => ({ ...line }))
  for (const line of guest.lines) {
    const known = lines.find(({ itemid }) => itemid === line.itemid)
    const most = goodsOf(server, line.code, line.type)?.most ?? line.quantity
    if (known) known.quantity = Math.min(known.quantity + line.quantity, most)
    else lines.push(line)
  }
  const count = guest.lines.length
  const tell = count > 0 && cart.lines.length > 0
  return {
    ...cart,
    lines,
    promo: cart.promo || guest.promo,
    place: guest.place ?? cart.place,
    notices: [
      ...cart.notices,
      ...guest.notices,
      ...(tell ? [{ kind: 'merged' as const, title: '', count }] : []),
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

/** Why a promo code takes nothing off this cart; null when it does. */
export const promoFault = (
  server: Server,
  cart: CartRecord,
  code: string,
): 'promo_unknown' | 'promo_expired' | 'promo_not_applicable' | null => {
  const known = promoCodeOf(code)
  if (!known) return 'promo_unknown'
  if (known.until && Date.parse(known.until) < server.clock.now()) return 'promo_expired'
  const lines = cart.lines.flatMap((line) => totalsLine(server, line))
  const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const fits =
    lines.length > 0 &&
    goods >= (known.minimum ?? 0) &&
    (!known.posted || lines.some(({ physical }) => physical))
  return fits ? null : 'promo_not_applicable'
}

/** All sums of a cart; an order takes them as they are. */
export const totalsOfCart = (server: Server, cart: CartRecord) => {
  const applies = cart.promo !== '' && promoFault(server, cart, cart.promo) === null
  return totalsOf({
    lines: cart.lines.flatMap((line) => totalsLine(server, line)),
    promo: applies ? (promoCodeOf(cart.promo)?.promo ?? null) : null,
    place: cart.place,
    method: cart.method,
  })
}
