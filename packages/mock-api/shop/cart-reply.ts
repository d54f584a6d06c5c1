import type { CartLine, CartRecord } from '../core/purchases.ts'
import type { Server } from '../core/server.ts'
import { goodsOf, promoError, totalsOfCart } from './carts.ts'
import { lineProductReply } from './products.ts'
import { findPromoCode } from './promo-codes.ts'

const itemOf = (server: Server, line: CartLine) => {
  const goods = goodsOf(server, line.code, line.type)
  if (!goods) return []
  const { itemid, code, type, quantity, knownPrice, referral } = line
  const { product, availability, listPrice } = goods
  const unitPrice = goods.unitPrice(quantity)
  return [
    {
      itemid,
      productId: product.id,
      availabilityId: code,
      type,
      lineType: availability.lineType,
      format: availability.format,
      language: availability.language,
      quantity,
      listPrice,
      unitPrice,
      amount: unitPrice * quantity,
      ...(knownPrice === listPrice ? {} : { previousPrice: knownPrice }),
      isVolumePricingAvailable: availability.isVolumePricingAvailable,
      ...(referral === undefined ? {} : { referral }),
      productTitle: product.title,
      // Only product pages have one URL per availability.
      productUrl: product.url.replace(/^(\/product\/.*?)[^/]+$/, `$1${code}`),
      image: product.image ?? '',
      productContentType: product.contentType,
      productMajorSubject: product.category,
      productAvailabilityStatus: availability.status,
      publicationDate: product.publicationDate,
      authors: [...product.authors],
      product: lineProductReply(goods),
    },
  ]
}

const couponsOf = (server: Server, cart: CartRecord, amount: number) => {
  const known = findPromoCode(cart.promo)
  if (!known) return []
  const { code, description } = known
  return [{ code, description, amount, applies: promoError(server, cart, code) === null }]
}

/** A cart as the API sends it; null for no cart. */
export const cartReply = (server: Server, cart: CartRecord | null) => {
  const maintenance = server.settings.maintenance ? { maintenanceStatus: 'on' } : {}
  if (!cart) {
    return { cart_amount: 0, line_items: { physical_items: 0, digital_items: 0 }, ...maintenance }
  }
  const totals = totalsOfCart(server, cart)
  const count = (physical: boolean) =>
    cart.lines
      .filter(({ code, type }) => goodsOf(server, code, type)?.physical === physical)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    shoppingCartId: cart.id,
    modifiedTime: new Date(cart.modifiedAt).toISOString(),
    currency: 'USD',
    cart_amount: totals.subTotal - totals.discount,
    base_amount: totals.baseAmount,
    discount_amount: totals.discount,
    subTotal: totals.subTotal,
    tax: totals.tax,
    shippingCost: totals.shipping,
    grandTotal: totals.grandTotal,
    line_items: { physical_items: count(true), digital_items: count(false) },
    items: cart.lines.flatMap((line) => itemOf(server, line)),
    coupons: couponsOf(server, cart, totals.discount + totals.shippingDiscount),
    ...(cart.place ? { estimate: { ...cart.place, shippingMethod: cart.method } } : {}),
    notices: cart.notices,
    ...maintenance,
  }
}
