import { defaultCurrency } from './cart-rule.ts'
import { currencyDecimals, toDecimal } from './money.ts'

// On the wire amounts are decimals, such as 48.85 or "48.85" (spec content 3). Everywhere else they are minor
// units. The client converts both ways, and so does the mock API. A test holds `isAmount` to the schemas.

const isAmount = (name: string): boolean =>
  /^((base_|cart_|discount_)?amount|(list|permission|previous|product|unit)Price|cost|grandTotal|shippingCost|subTotal|tax)$/.test(
    name,
  )

/**
 * Converts an amount of a server to minor units: 48.85 and "48.85" are 4885. More decimals than the currency has
 * are rounded half up, by their digits: 1.005 is 101, and 30.000000000000004 is 3000.
 * @returns NaN if it is no amount, or too large to be exact. No schema accepts NaN, or replaces it by a default.
 */
const readAmount = (value: string | number, currency: string): number => {
  // The text of a smaller number has an exponent.
  const isTiny = typeof value === 'number' && value >= 0 && value < 1e-6
  const text = isTiny ? '0' : `${value}`.trim()
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  const decimals = currencyDecimals(currency)
  const kept = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`)
  const minor = kept + Number((part[decimals] ?? '0') >= '5')
  return Number.isSafeInteger(minor) ? minor : Number.NaN
}

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Object(value)[name] : undefined

/** The currency of a cart, an order or a product, and of a checkout, whose cart names it. */
const currencyOf = (value: object): unknown =>
  own(value, 'currency') ?? own(Object(own(value, 'cart')), 'currency')

const convert = (
  value: unknown,
  currency: string,
  amount: (value: string | number, currency: string) => unknown,
): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => convert(one, currency, amount))
  const named = currencyOf(value)
  const inner = typeof named === 'string' ? named.toUpperCase() : currency
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isAmount(name) && ['string', 'number'].includes(typeof one)
        ? amount(one, inner)
        : convert(one, inner, amount),
    ]),
  )
}

/** A copy of what was received, with its amounts in minor units. */
export const amountsFromWire = (body: unknown, currency = defaultCurrency): unknown =>
  convert(body, currency, readAmount)

/** A copy of what is to be sent, with its amounts as decimals. */
export const amountsToWire = <T extends object>(body: T, currency = defaultCurrency): T =>
  convert(body, currency, (minor, code) => Number(toDecimal(Number(minor), code))) as T

/** The `money` of an endpoint with amounts. */
export const wireAmounts = { receive: amountsFromWire, send: amountsToWire }
