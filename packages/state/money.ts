import { decimalOf } from '@bindery/contract/money.ts'
import type { Settings } from './settings.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount as a reader sees it, with the decimals of its currency: `moneyOf(2495, settings)` is '$24.95'.
 * @param minor in minor units, as carts, products and orders have it; a decimal goes through `minorOf`
 * @param place the settings, or `{ locale, currency }` where the amount has a currency of its own, as a
 *   cart's
 */
export const moneyOf = (
  minor: number,
  { locale, currency }: Pick<Settings, 'locale' | 'currency'>,
): string => {
  const kind = `${locale} ${currency}`
  // A page has hundreds of amounts, and to make a format costs more than to use it.
  const format =
    formats.get(kind) ?? new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency })
  formats.set(kind, format)
  // As text: no division, and exact whatever its size.
  return format.format(decimalOf(minor, currency) as `${number}`)
}
