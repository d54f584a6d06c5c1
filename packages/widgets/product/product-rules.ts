import { isQuantity, parseQuantity, permission } from '@bindery/contract/cart-rule.ts'
import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import type { Availability, ProductDetail } from '@bindery/state/cart/product.ts'
import type { Place } from '@bindery/state/environment/environment.ts'

/** One choice of a format or of a language. */
export interface Choice {
  readonly name: string
  /** The only formats that have this choice; [] if the reader can choose it. */
  readonly only: readonly string[]
}

const unlike = (names: readonly string[]) => [...new Set(names)]

/**
 * All formats and all languages. The reader can choose every format. If `format` lacks a language, its choice
 * names the formats that have it.
 */
export const choicesOf = (ways: readonly Availability[], format: string) => ({
  formats: unlike(ways.map((way) => way.format)),
  languages: unlike(ways.map((way) => way.language)).map((name): Choice => {
    const formats = ways.filter(({ language }) => language === name).map((way) => way.format)
    return { name, only: formats.includes(format) ? [] : unlike(formats) }
  }),
})

/** The availability with this code; default: the first one. */
export const wayOf = (ways: readonly Availability[], code: string): Availability | undefined =>
  ways.find(({ availabilityId }) => availabilityId === code) ?? ways[0]

/** The availability in a format and a language; default: the first one in that format. */
export const chosenBy = (
  ways: readonly Availability[],
  format: string,
  language: string,
): Availability | undefined => {
  const some = ways.filter((way) => way.format === format)
  return some.find((way) => way.language === language) ?? some[0]
}

/**
 * The rows of the price list, by ascending quantity; prices in minor units. The first row has the list price,
 * the last row has no upper limit. Empty if one price applies to every quantity.
 */
export const volumeOf = ({
  isVolumePricingAvailable,
  listPrice,
  volumePrices,
}: Availability): { from: number; to: number | null; unitPrice: number }[] => {
  if (!isVolumePricingAvailable) return []
  const steps = [
    { from: 1, unitPrice: listPrice },
    ...volumePrices
      .filter(({ from }) => from > 1)
      .toSorted((one, other) => one.from - other.from)
      .filter(({ from }, at, all) => all[at + 1]?.from !== from),
  ]
  if (steps.length < 2) return []
  return steps.map(({ from, unitPrice }, at) => {
    const next = steps[at + 1]
    return { from, to: next ? next.from - 1 : null, unitPrice }
  })
}

/** The kind of delivery, by the server's line type; default: by the suffix of the code. */
export const deliveryOf = ({
  lineType,
  availabilityId,
}: Availability): 'ship' | 'ebook' | 'bundle' | 'digital' => {
  const name = (lineType || lineTypeOf(availabilityId)).toLowerCase()
  return name === 'ship' || name === 'ebook' || name === 'bundle' ? name : 'digital'
}

/** The URL of an availability's page: the product's URL with this code as its last path segment. */
export const pageOf = ({ url }: Pick<ProductDetail, 'url'>, { availabilityId }: Availability) =>
  url.replace(/[^/?#]+(?=[?#]|$)/, encodeURIComponent(availabilityId))

/**
 * The URL of the current page for another availability. null: the last path segment is none of the product's
 * codes.
 */
export const addressOf = (
  { origin, pathname, search, hash }: Pick<Place, 'origin' | 'pathname' | 'search' | 'hash'>,
  { availabilities }: Pick<ProductDetail, 'availabilities'>,
  way: Availability,
): string | null => {
  const [here, ...others] = pathname.split('/').reverse()
  const codes = availabilities.map(({ availabilityId }) => encodeURIComponent(availabilityId))
  if (here === undefined || !codes.includes(here)) return null
  const path = [encodeURIComponent(way.availabilityId), ...others].reverse().join('/')
  return origin + path + search + hash
}

/** Parses the number of copies that the reader typed. null: it is no quantity that a line may have. */
export const copiesOf = (text: string): number | null => {
  const copies = parseQuantity(text)
  return isQuantity(copies, { lineType: '', type: permission }) ? copies : null
}
