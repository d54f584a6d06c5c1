import { type CartLine, type CartRecord, goodsOf, promoFault, totalsOfCart } from './carts.ts'
import { lineProductOf } from './products.ts'
import { promoCodeOf } from './seed/promos.ts'
import type { Server } from './server.ts'

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
      // What is sold elsewhere than on a page of its own has one address.
      productUrl: product.url.replace(/^(\/product\/.*?)[^/]+$/, `$1${code}`),
      image: product.image ?? '',
      productContentType: product.contentType,
      productMajorSubject: product.category,
      productAvailabilityStatus: availability.status,
      publicationDate: product.publicationDate,
      authors: [...product.authors],
      product: lineProductOf(goods),
    },
  ]
}

const couponsOf = (server: Server, cart: CartRecord, amount: number) => {
  const known = promoCodeOf(cart.promo)
  if (!known) return []
  const { code, description } = known
  return [{ code, description, amount, applies: promoFault(server, cart, code) === null }]
}

/** A cart as it goes over the wire; null: there is none. */
export const replyOf = (server: Server, cart: CartRecord | null) => {
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
