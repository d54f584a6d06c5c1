import type { Cart } from '@bindery/contract/cart.ts'
import { toDecimal } from '@bindery/contract/money.ts'
import type { Catalogue } from '@bindery/state/page/analytics-catalogue.ts'

/**
 * The cart's entry in the data layer (spec content and commerce 3 and 7): items and totals, but no cart
 * id, address or promo code.
 */
export const cartLayer = (cart: Cart): Catalogue['cart'] => {
  const { currency } = cart
  const money = (minor: number) => Number(toDecimal(minor, currency))
  return {
    currency,
    cart_amount: money(cart.cart_amount),
    subTotal: money(cart.subTotal),
    discount_amount: money(cart.discount_amount),
    grandTotal: money(cart.grandTotal),
    physical_items: cart.line_items.physical_items,
    digital_items: cart.line_items.digital_items,
    products: cart.items.map((item) => ({
      productId: item.availabilityId || item.productId,
      name: item.productTitle,
      productTitle: item.productTitle,
      url: item.productUrl,
      type: item.type,
      format: item.format,
      quantity: item.quantity,
      list_price: money(item.listPrice),
      productMajorSubject: item.productMajorSubject,
      productContentType: item.productContentType,
      productAvailabilityStatus: item.productAvailabilityStatus,
      publicationDate: item.publicationDate,
    })),
  }
}
