import { isDomestic } from '@bindery/contract/country.ts'
import type { Place } from './taxes.ts'

/** A way in which parcels go. Costs in cents. */
interface Method {
  readonly id: string
  readonly name: string
  /** For the first copy, by zone: the US and Canada, everywhere else. */
  readonly first: readonly [number, number]
  /** For each further one, by its weight class. */
  readonly further: readonly [number, number]
  readonly days: string
}

export const shippingMethods: readonly [Method, ...Method[]] = [
  { id: 'standard', name: 'Standard', first: [599, 1499], further: [100, 250], days: '5–8' },
  { id: 'expedited', name: 'Expedited', first: [1299, 2999], further: [200, 450], days: '2–3' },
  { id: 'next-day', name: 'Next day', first: [2499, 5999], further: [350, 700], days: '1' },
]

export const methodOf = (id: string): Method | undefined =>
  shippingMethods.find((method) => method.id === id)

/** What a parcel needs to know of a line. */
export interface Parcel {
  readonly physical: boolean
  /** A heavy one: a hardcover, a set. */
  readonly heavy: boolean
  readonly quantity: number
}

/**
 * The postage: by the way it goes, the zone of the country and the weight classes of what is sent; 0 when
 * nothing is.
 */
export const postage = (lines: readonly Parcel[], { country }: Place, id: string): number => {
  const sent = lines.filter(({ physical, quantity }) => physical && quantity > 0)
  if (sent.length === 0) return 0
  const { first, further } = methodOf(id) ?? shippingMethods[0]
  const zone = isDomestic(country) ? 0 : 1
  const weights = sent.reduce(
    (sum, { heavy, quantity }) => sum + quantity * further[heavy ? 1 : 0],
    0,
  )
  // The first copy is in the first price; a heavy one is counted on top of it, a light one is not.
  const light = sent.every(({ heavy }) => !heavy)
  return first[zone] + weights - (light ? further[0] : 0)
}
