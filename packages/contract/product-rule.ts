// Without Zod, so that widgets can import it. Widgets, state and the mock API apply the same product rules
// (spec content 2, 3 and 5). Amounts are in minor units.

/** How a product is delivered. */
export type LineType = 'SHIP' | 'EBOOK' | 'BUNDLE' | 'DIGITAL'

const suffixes: Readonly<Record<string, LineType>> = {
  KND: 'EBOOK',
  BUN: 'BUNDLE',
  PDF: 'DIGITAL',
  HTM: 'DIGITAL',
  ZIP: 'DIGITAL',
  PPT: 'DIGITAL',
  XLS: 'DIGITAL',
  EPB: 'DIGITAL',
}

/**
 * The line type of a product by the suffix of its code: KND is Ebook, BUN is Bundle, PDF, HTM, ZIP, PPT, XLS
 * and EPB are Digital, anything else is Ship. A language may follow: `10401-PDF-ENG`.
 */
export const lineTypeOf = (code: string): LineType => {
  const words = code.trim().toUpperCase()
  const suffix = words.slice(-3)
  const [, before = ''] = /([A-Z]{3})-[A-Z]{3}$/.exec(words) ?? []
  // Only own keys: a code may end with the name of a member that every object inherits.
  const of = (part: string) => (Object.hasOwn(suffixes, part) ? suffixes[part] : undefined)
  return of(suffix) ?? of(before) ?? 'SHIP'
}

/** True for a line that counts as a digital item of a cart: any that is not shipped. */
export const isDigital = (lineType: string): boolean => lineType !== 'SHIP'

/** The status of a product that is not available yet: 'Available {date}'. */
export const comingSoon = 'COMING_SOON'

/** The type of a line for a permission to copy. */
export const permission = 'Perm'

const unpriced = /^(magazine|digital)( article)?$/i

/** True if a price is shown: it is above 0, and the product is not a magazine article or digital article. */
export const showsPrice = (amount: number, contentType: string): boolean =>
  amount > 0 && !unpriced.test(contentType.trim())

/** The facts that a unit price depends on. */
export interface Priced {
  readonly listPrice: number
  /** Price of a permission for one copy. Default: `listPrice`. */
  readonly permissionPrice?: number | undefined
  /** Unit prices from a quantity on. */
  readonly volumePrices?:
    | readonly { readonly from: number; readonly unitPrice: number }[]
    | undefined
}

/** The unit price at a quantity, or of a permission if `type` is 'Perm'. */
export const unitPriceOf = (
  { listPrice, permissionPrice, volumePrices = [] }: Priced,
  quantity: number,
  type = '',
): number => {
  if (type === permission) return permissionPrice ?? listPrice
  const reached = volumePrices.filter(({ from }) => from <= quantity)
  return reached.reduce((best, step) => (step.from >= best.from ? step : best), {
    from: 0,
    unitPrice: listPrice,
  }).unitPrice
}

/**
 * The add-to-cart link of a product's page. It inserts /an/ before the last segment:
 * `/product/the-quiet-half/10401-PDF-ENG` becomes `/product/the-quiet-half/an/10401-PDF-ENG`. Query and hash
 * stay. A URL of another page is returned unchanged.
 */
export const addToCartLink = (url: string): string =>
  url.replace(/(\/product\/[^/?#]+)\/(?!an\/)([^/?#]+)(?=[?#]|$)/, '$1/an/$2')
