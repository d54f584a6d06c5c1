import { isQuantity, permission, quantityOf } from '@bindery/contract/cart-rule.ts'
import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import type { Place } from '@bindery/state/environment.ts'
import type { Availability, ProductDetail } from '@bindery/state/product.ts'

/** What can be chosen of one thing. */
export interface Choice {
  readonly name: string
  /** Where it is to be had instead; [] when it can be chosen. */
  readonly only: readonly string[]
}

const unlike = (names: readonly string[]) => [...new Set(names)]

/** Formats, all of which can be chosen, and the languages of one of them, which may not. */
export const choicesOf = (ways: readonly Availability[], format: string) => ({
  formats: unlike(ways.map((way) => way.format)),
  languages: unlike(ways.map((way) => way.language)).map((name): Choice => {
    const formats = ways.filter(({ language }) => language === name).map((way) => way.format)
    return { name, only: formats.includes(format) ? [] : unlike(formats) }
  }),
})

/** The way that a page has named, by its code; else the first one. */
export const wayOf = (ways: readonly Availability[], code: string): Availability | undefined =>
  ways.find(({ availabilityId }) => availabilityId === code) ?? ways[0]

/** A format in a language; where that does not exist, in the first language there is. */
export const chosenBy = (
  ways: readonly Availability[],
  format: string,
  language: string,
): Availability | undefined => {
  const some = ways.filter((way) => way.format === format)
  return some.find((way) => way.language === language) ?? some[0]
}

/** Rows of a price list, ascending; the first one is the list price. Empty where one price is for all. */
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

/** How it comes, by the server's word or by the suffix of its code. */
export const deliveryOf = ({
  lineType,
  availabilityId,
}: Availability): 'ship' | 'ebook' | 'bundle' | 'digital' => {
  const name = (lineType || lineTypeOf(availabilityId)).toLowerCase()
  return name === 'ship' || name === 'ebook' || name === 'bundle' ? name : 'digital'
}

/** The page of a way to have it: the product's own with another code at its end. */
export const pageOf = ({ url }: Pick<ProductDetail, 'url'>, { availabilityId }: Availability) =>
  url.replace(/[^/?#]+(?=[?#]|$)/, encodeURIComponent(availabilityId))

/** The address of a page of the product when another way is chosen; null where its address names none. */
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

/** A number of copies as a reader has typed it; null when it is none that is sold. */
export const copiesOf = (text: string): number | null => {
  const copies = quantityOf(text)
  return isQuantity(copies, { lineType: '', type: permission }) ? copies : null
}
