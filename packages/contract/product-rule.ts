// Plain, no schema: pages, the state and the mock server treat a product by the same rules (spec content
// 2, 3 and 5). Amounts are minor units.

/** How something is delivered. */
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
 * How a product is delivered, by the suffix of its code: KND is Ebook, BUN is Bundle, PDF, HTM, ZIP, PPT,
 * XLS and EPB are Digital, anything else is Ship. A language may stand behind it: `10401-PDF-ENG`.
 */
export const lineTypeOf = (code: string): LineType => {
  const words = code.trim().toUpperCase()
  const suffix = words.slice(-3)
  const [, before = ''] = /([A-Z]{3})-[A-Z]{3}$/.exec(words) ?? []
  // Looked up in a list of our own: a code may end with anything.
  const of = (part: string) => (Object.hasOwn(suffixes, part) ? suffixes[part] : undefined)
  return of(suffix) ?? of(before) ?? 'SHIP'
}

/** What is counted with the digital items of a cart: all that is not shipped. */
export const isDigital = (lineType: string): boolean => lineType !== 'SHIP'

/** Status of what cannot be had yet: 'Available {date}'. */
export const comingSoon = 'COMING_SOON'

/** Type of a line that buys the right to copy, not a copy. */
export const permission = 'Perm'

const unpriced = /^(magazine|digital)( article)?$/i

/** A price is shown only when it is above 0 and the type is not a magazine or digital article. */
export const showsPrice = (amount: number, contentType: string): boolean =>
  amount > 0 && !unpriced.test(contentType.trim())

/** What the price of a copy depends on. */
export interface Priced {
  readonly listPrice: number
  /** For each copy that is made by permission; left out: as much as a copy. */
  readonly permissionPrice?: number | undefined
  /** From so many copies on, each costs so much. */
  readonly volumePrices?:
    | readonly { readonly from: number; readonly unitPrice: number }[]
    | undefined
}

/** What one of `quantity` copies costs; by permission, when `type` is 'Perm'. */
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
 * The add-to-cart link of a product's page: an /an/ segment is put before the last one, so that
 * `/product/the-quiet-half/10401-PDF-ENG` becomes `/product/the-quiet-half/an/10401-PDF-ENG`. What
 * follows the path stays. An address that is no product's comes back as it is.
 */
export const addToCartLink = (url: string): string =>
  url.replace(/(\/product\/[^/?#]+)\/(?!an\/)([^/?#]+)(?=[?#]|$)/, '$1/an/$2')
