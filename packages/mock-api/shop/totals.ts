import type { Place } from '../core/purchases.ts'
import { type Parcel, shippingCost, shippingMethods } from './shipping.ts'
import { taxRate, taxUnit } from './taxes.ts'

/** The input of a line's totals. Amounts in minor units. */
export interface TotalsLine extends Parcel {
  readonly id: string
  readonly unitPrice: number
  readonly listPrice: number
}

/** The effect of a promo code. A cart has at most one. */
export type Promo =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  /** Free standard shipping. A faster method costs the difference. */
  | { readonly kind: 'shipping' }

export interface TotalsInput {
  readonly lines: readonly TotalsLine[]
  readonly promo: Promo | null
  /** null: unknown; then tax and shipping are 0. */
  readonly place: Place | null
  readonly method: string
}

export interface LineTotals {
  readonly id: string
  /** unitPrice × quantity. */
  readonly amount: number
  readonly discount: number
  readonly tax: number
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  /** At list prices. */
  readonly baseAmount: number
  readonly subTotal: number
  readonly discount: number
  readonly tax: number
  readonly shipping: number
  /** The discount on shipping. `shipping` is the rest. */
  readonly shippingDiscount: number
  /** subTotal − discount + tax + shipping. */
  readonly grandTotal: number
}

/** amount × part ÷ whole, rounded half up. BigInt keeps a large product exact. */
const share = (amount: number, part: number, whole: number): number => {
  const twice = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(twice / (2n * BigInt(whole)))
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)

/**
 * Spreads a fixed amount over the lines in proportion to their cost. Each line gets its whole part; the remaining
 * units go to the largest remainders, and by id if these are equal. The parts always add up to the amount,
 * independently of the order of the lines.
 */
const spread = (amount: number, lines: readonly { id: string; amount: number }[]) => {
  const whole = BigInt(sum(lines, (line) => line.amount))
  const parts = new Map<string, number>()
  if (whole === 0n) return parts
  const rest = lines.map((line) => {
    const exact = BigInt(amount) * BigInt(line.amount)
    parts.set(line.id, Number(exact / whole))
    return { id: line.id, remainder: exact % whole }
  })
  rest.sort((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
  const left = amount - sum([...parts.values()], (part) => part)
  for (const { id } of rest.slice(0, left)) parts.set(id, (parts.get(id) ?? 0) + 1)
  return parts
}

const discounts = (
  promo: Promo | null,
  lines: readonly { id: string; amount: number }[],
  subTotal: number,
): ReadonlyMap<string, number> => {
  if (promo?.kind === 'amount') return spread(Math.min(promo.amount, subTotal), lines)
  const percent = promo?.kind === 'percentage' ? Math.min(Math.max(promo.percent, 0), 100) : 0
  return new Map(lines.map(({ id, amount }) => [id, share(amount, percent, 100)]))
}

/**
 * Calculates all totals of a cart, in minor units. Only lines are rounded, half up: first the discount, then the
 * tax on the rest. Totals are sums of lines. So the order in which lines, promo code and destination were added
 * does not matter. A discount is at most the cost of its line, and no total is negative.
 */
export const totalsOf = ({ lines, promo, place, method }: TotalsInput): Totals => {
  const priced = lines.map((line) => ({ ...line, amount: line.unitPrice * line.quantity }))
  const subTotal = sum(priced, ({ amount }) => amount)
  const off = discounts(promo, priced, subTotal)
  const totals = priced.map(({ id, amount, physical }): LineTotals => {
    const discount = off.get(id) ?? 0
    const rate = place ? taxRate(place, physical) : 0
    return { id, amount, discount, tax: share(amount - discount, rate, taxUnit) }
  })
  const full = place ? shippingCost(lines, place, method) : 0
  const free =
    place && promo?.kind === 'shipping' ? shippingCost(lines, place, shippingMethods[0].id) : 0
  const shippingDiscount = Math.min(full, free)
  const discount = sum(totals, (line) => line.discount)
  const tax = sum(totals, (line) => line.tax)
  const shipping = full - shippingDiscount
  return {
    lines: totals,
    baseAmount: sum(lines, ({ listPrice, quantity }) => listPrice * quantity),
    subTotal,
    discount,
    tax,
    shipping,
    shippingDiscount,
    grandTotal: subTotal - discount + tax + shipping,
  }
}
