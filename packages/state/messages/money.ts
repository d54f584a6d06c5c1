import { toDecimal } from '@bindery/contract/money.ts'
import type { Settings } from '../settings/settings.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount with the decimals of its currency: `moneyOf(2495, settings)` is '$24.95'.
 * @param minor the amount in minor units, as in carts, products and orders. Convert a decimal with
 *   `toMinorUnits`
 * @param format the settings, or `{ locale, currency }` for an amount with its own currency, as in a cart
 */
export const moneyOf = (
  minor: number,
  { locale, currency }: Pick<Settings, 'locale' | 'currency'>,
): string => {
  const key = `${locale} ${currency}`
  // Cached: a page has hundreds of amounts, and creating a NumberFormat is expensive.
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency })
  formats.set(key, format)
  // Formatted from a decimal string, which is exact at any size.
  return format.format(toDecimal(minor, currency) as `${number}`)
}
