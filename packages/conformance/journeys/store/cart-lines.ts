/** What a cart makes of the same product again, of a second one, of a price from a page, and of a promo code. */
import type { Cart } from '@bindery/contract/cart.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { toDecimal } from '@bindery/contract/money.ts'
import type { JourneyContext } from '../../check/journey.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { checkSums } from './sums.ts'

type Line = Cart['items'][number]

/** One in the smallest unit: less than anything costs. */
const tiny = 1

/** Names the price, so that a person sees it, and compares it with the one that was given. */
export function checkPrice(
  { note, site }: JourneyContext,
  guest: Reader,
  added: Answer<Cart>,
  { unitPrice }: Line,
): void {
  const { currency } = added.data
  const price = toDecimal(unitPrice, currency)
  note(`The product ${site.product} costs ${currency} ${price}.`)
  if (site.price === undefined) return
  guest.expect(Number(price) === Number(site.price), added, {
    name: 'price-wrong',
    expected: `${site.price}, the price of --price`,
    got: price,
    path: 'items.0.unitPrice',
  })
}

/** Adds the product once more, with a price that a page could have made up. */
async function checkAgain(guest: Reader, product: string, before: Line): Promise<boolean> {
  const items = [{ productId: product, quantity: 1, productPrice: tiny }]
  const again = await guest.attempt(endpoints.addToCart, { items }, ['quantity_invalid'])
  const { data } = again
  if (!data) return true
  const [line] = data.items
  const isOwn = guest.expect(line?.unitPrice !== tiny || before.unitPrice === tiny, again, {
    name: 'price-believed',
    expected: `${toDecimal(before.unitPrice, data.currency)}, the price of the server`,
    got: `${toDecimal(tiny, data.currency)}, as productPrice said`,
    path: 'items.0.unitPrice',
  })
  // A digital product may stay one.
  const isDigital = before.lineType !== 'SHIP' && line?.quantity === before.quantity
  const isSum = data.items.length === 1 && (isDigital || line?.quantity === before.quantity + 1)
  const isOne = guest.expect(!isOwn || isSum, again, {
    name: 'cart-again',
    expected: `one line with the quantity ${before.quantity + 1}`,
    got: data.items.map(({ quantity }) => `a line with ${quantity}`).join(', ') || 'no line',
    path: 'items',
  })
  return isOwn && isOne && checkSums(guest, { ...again, data })
}

/** Adds another product: the sums are those of both lines. */
async function checkOther(guest: Reader, product: string): Promise<void> {
  const items = [{ productId: product, quantity: 1 }]
  const both = await guest.call(endpoints.addToCart, { items })
  const isTwo = guest.expect(both.data.items.length === 2, both, {
    name: 'write-lost',
    expected: 'a line for each of two products',
    got: `${both.data.items.length} lines`,
    path: 'items',
  })
  if (isTwo) checkSums(guest, both)
  const other = both.data.items.find(({ productId, availabilityId }) =>
    [productId, availabilityId].includes(product),
  )
  const itemid = other?.itemid ?? both.data.items[1]?.itemid
  if (itemid) await guest.call(endpoints.removeFromCart, { itemid })
}

/** Nobody takes less than nothing. */
async function checkNegative({ makes }: JourneyContext, guest: Reader, itemid: string) {
  const codes = ['quantity_invalid', 'invalid_fields']
  if (makes('changeCart') && !guest.isFaulty('changeCart')) {
    await guest.refused(endpoints.changeCart, { itemid, quantity: -1 }, codes)
  }
}

/** A code that the site has given is applied, and taken back. */
async function checkCode(guest: Reader, promoCode: string): Promise<void> {
  const applied = await guest.call(endpoints.applyPromoCode, { promoCode })
  const { coupons, discount_amount: discount, currency } = applied.data
  const code = coupons.find((each) => each.code.toLowerCase() === promoCode.toLowerCase())
  const isKept = guest.expect(code !== undefined, applied, {
    name: 'write-lost',
    expected: `the code ${promoCode} among the coupons`,
    got: `${coupons.length} others`,
    path: 'coupons',
  })
  if (!isKept || !checkSums(guest, applied)) return
  // The amount of a coupon includes postage.
  const isFree = discount === 0 && applied.data.shippingCost === 0
  guest.expect(!code?.applies || code.amount === 0 || !isFree || discount > 0, applied, {
    name: 'cart-sums',
    expected: `a discount of up to ${toDecimal(code?.amount ?? 0, currency)}, as the coupon says`,
    got: toDecimal(discount, currency),
    path: 'discount_amount',
  })
  await guest.call(endpoints.applyPromoCode, { promoCode: '' })
}

/** What a cart with this one line makes of more. */
export async function checkMore(
  context: JourneyContext,
  guest: Reader,
  product: string,
  itemid: string,
): Promise<void> {
  const { makes, omit, site } = context
  await checkNegative(context, guest, itemid)
  if (makes('applyPromoCode')) {
    if (site.promoCode) await checkCode(guest, site.promoCode)
    else omit('a promo code that is right (it needs --promo-code)')
  }
  if (!makes('addToCart') || guest.isFaulty('addToCart')) return
  const { data } = await guest.call(endpoints.readCart, {})
  const [line] = data.items
  if (!line || !(await checkAgain(guest, product, line))) return
  if (site.otherProduct) await checkOther(guest, site.otherProduct)
  else omit('two products in one cart (give --product twice)')
}
