import { minorOf } from '@bindery/contract/money.ts'
import { type Cart, type CartRequest, cartOf } from '@bindery/state/cart.ts'
import type { Result } from '@bindery/state/failure.ts'
import { cartReferral } from '@bindery/state/referral.ts'
import type { State } from '@bindery/state/state.ts'

const texts = ['availabilityId', 'productUrl', 'type', 'format', 'language'] as const

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least

/**
 * With the referral of the page, where it says none: whatever is added there counts for it (spec content 3 and 9).
 * @throws TypeError naming what is wrong with it
 */
const readItem = (value: unknown, at: number, state: State): CartRequest => {
  const given = Object(value) as Record<string, unknown>
  const wrong = (what: string) => new TypeError(`bindery.addToCart(items): items[${at}].${what}.`)
  const { productId, quantity = 1, productPrice: told } = given
  const { referral = Number(cartReferral(state)) } = given
  if (typeof productId !== 'string' || productId.trim() === '')
    throw wrong('productId has to be a text')
  if (!isCount(quantity, 1)) throw wrong('quantity has to be a whole number above 0')
  if (!isCount(referral, 0)) throw wrong('referral has to be a number')
  const item: Record<string, unknown> = { productId: productId.trim(), quantity, referral }
  for (const name of texts) {
    const text = given[name]
    if (text === undefined) continue
    if (typeof text !== 'string') throw wrong(`${name} has to be a text`)
    item[name] = text
  }
  const isPrice = typeof told === 'number' || typeof told === 'string'
  const price = isPrice ? minorOf(told, state.settings.currency) : null
  if (told !== undefined && price === null)
    throw wrong('productPrice has to be a decimal, as 24.95')
  return { ...item, ...(price === null ? {} : { productPrice: price }) } as CartRequest
}

/** `window.bindery.addToCart`. */
export const addFromPage = async (
  state: State,
  given: unknown,
): Promise<Result<{ cart: Cart }>> => {
  if (!Array.isArray(given) || given.length === 0)
    throw new TypeError('bindery.addToCart(items): items has to be a list of products.')
  return cartOf(state).add(given.map((item: unknown, at) => readItem(item, at, state)))
}
