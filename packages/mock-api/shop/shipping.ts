import { isDomestic } from '@bindery/contract/country.ts'
import type { Place } from '../core/purchases.ts'

/** A shipping method. Costs in cents. */
interface Method {
  readonly id: string
  readonly name: string
  /** The cost of the first copy, by zone: the US and Canada, or elsewhere. */
  readonly first: readonly [number, number]
  /** The cost of each further copy, by weight class. */
  readonly further: readonly [number, number]
  readonly days: string
}

export const shippingMethods: readonly [Method, ...Method[]] = [
  { id: 'standard', name: 'Standard', first: [599, 1499], further: [100, 250], days: '5–8' },
  { id: 'expedited', name: 'Expedited', first: [1299, 2999], further: [200, 450], days: '2–3' },
  { id: 'next-day', name: 'Next day', first: [2499, 5999], further: [350, 700], days: '1' },
]

export const findMethod = (id: string): Method | undefined =>
  shippingMethods.find((method) => method.id === id)

/** The members of a line that the shipping cost depends on. */
export interface Parcel {
  readonly physical: boolean
  /** A hardcover or a set. */
  readonly heavy: boolean
  readonly quantity: number
}

/**
 * The shipping cost by method, zone of the country and weight classes; 0 if there is nothing to ship.
 */
export const shippingCost = (lines: readonly Parcel[], { country }: Place, id: string): number => {
  const shipped = lines.filter(({ physical, quantity }) => physical && quantity > 0)
  if (shipped.length === 0) return 0
  const { first, further } = findMethod(id) ?? shippingMethods[0]
  const zone = isDomestic(country) ? 0 : 1
  const weights = shipped.reduce(
    (sum, { heavy, quantity }) => sum + quantity * further[heavy ? 1 : 0],
    0,
  )
  // The first price includes one light copy. A heavy first copy costs its weight class on top.
  const light = shipped.every(({ heavy }) => !heavy)
  return first[zone] + weights - (light ? further[0] : 0)
}
