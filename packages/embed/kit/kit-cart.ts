import { toMinorUnits } from '@bindery/contract/money.ts'
import { type Cart, type CartRequest, cartOf } from '@bindery/state/cart/cart.ts'
import { cartReferral } from '@bindery/state/cart/referral.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import type { State } from '@bindery/state/state.ts'

const texts = ['availabilityId', 'productUrl', 'type', 'format', 'language'] as const

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least

/**
 * Validates an item. Without a `referral` it gets the page's own, because the page earns what is added on it
 * (spec content 3 and 9).
 * @throws TypeError naming the invalid field
 */
const parseItem = (value: unknown, index: number, state: State): CartRequest => {
  const fields = Object(value) as Record<string, unknown>
  const invalid = (problem: string) =>
    new TypeError(`bindery.addToCart(items): items[${index}].${problem}.`)
  const { productId, quantity = 1, productPrice } = fields
  const { referral = Number(cartReferral(state)) } = fields
  if (typeof productId !== 'string' || productId.trim() === '')
    throw invalid('productId must be a string')
  if (!isCount(quantity, 1)) throw invalid('quantity must be a whole number above 0')
  if (!isCount(referral, 0)) throw invalid('referral must be a number')
  const item: Record<string, unknown> = { productId: productId.trim(), quantity, referral }
  for (const name of texts) {
    const text = fields[name]
    if (text === undefined) continue
    if (typeof text !== 'string') throw invalid(`${name} must be a string`)
    item[name] = text
  }
  const isPrice = typeof productPrice === 'number' || typeof productPrice === 'string'
  const price = isPrice ? toMinorUnits(productPrice, state.settings.currency) : null
  if (productPrice !== undefined && price === null)
    throw invalid('productPrice must be a decimal, such as 24.95')
  return { ...item, ...(price === null ? {} : { productPrice: price }) } as CartRequest
}

/** `window.bindery.addToCart`. */
export const addFromPage = async (
  state: State,
  items: unknown,
): Promise<Result<{ cart: Cart }>> => {
  if (!Array.isArray(items) || items.length === 0)
    throw new TypeError('bindery.addToCart(items): items must be a list of products.')
  return cartOf(state).add(items.map((item: unknown, index) => parseItem(item, index, state)))
}
