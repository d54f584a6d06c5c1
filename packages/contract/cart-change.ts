import { answersCart } from './cart.ts'
import { mostLines, mostOfLine } from './cart-rule.ts'
import { endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount } from './fields.ts'
import * as v from './schema.ts'

// What changes a cart (spec content 7). Each call answers the whole cart as it is then; with
// `maintenanceStatus` in it, nothing was changed.

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const words = v.optional(v.pipe(v.string(), v.maxLength(200)))

/**
 * True where the page shows a signed-in reader: then a session that has ended is `unauthenticated`, and
 * not silently the cart of a guest.
 */
const signedIn = v.optional(v.boolean())

/** Something to be put into a cart. */
export const cartRequest = v.object({
  productId: id,
  /** Left out, it is the last part of `productUrl`, else the one of that format and language. */
  availabilityId: words,
  productUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  type: words,
  quantity: v.pipe(v.int(), v.minValue(1), v.maxValue(mostOfLine)),
  referral: v.optional(v.pipe(v.int(), v.minValue(0))),
  format: words,
  language: words,
  /** What the page says that one costs. The server's price counts; another one is said on the line. */
  productPrice: v.optional(amount),
})
export type CartRequest = v.InferInput<typeof cartRequest>

const named = <const C extends string>(code: C, status: number, description: string) =>
  ({ status, body: v.looseObject({ code: v.literal(code) }), description }) as const

const quantityInvalid = named(
  'quantity_invalid',
  422,
  'The line cannot have this quantity: above 0, and 1 of what is digital.',
)
const lineUnknown = named('line_unknown', 404, 'The cart has no line of that id.')

export const addToCart = endpoint({
  ...answersCart,
  name: 'addToCart',
  method: 'POST',
  path: { api: '{api}shopping-cart/items', service: '{service}cart' },
  encoding: 'json',
  input: v.object({
    items: v.pipe(v.array(cartRequest), v.minLength(1), v.maxLength(100)),
    signedIn,
  }),
  errors: {
    product_unknown: named(
      'product_unknown',
      404,
      'There is no such product, or not in this format.',
    ),
    not_available: named(
      'not_available',
      422,
      'It is not sold, not yet, or its permission is not.',
    ),
    quantity_invalid: quantityInvalid,
    cart_full: named('cart_full', 422, `A cart has room for ${mostLines} lines.`),
    invalid_fields: invalidFields,
  },
  description:
    'Puts products into the cart: all of them, or none. What is in it already has its quantity added. With maintenanceStatus in the answer nothing was added. The specification does not show its path: this is ours.',
})

export const changeCart = endpoint({
  ...answersCart,
  name: 'changeCart',
  method: 'POST',
  path: { api: '{api}shopping-cart' },
  encoding: 'json',
  input: v.object({
    itemid: v.optional(id),
    quantity: v.optional(v.int()),
    /** The reader has seen what was said: notices go, and today's prices are the known ones. */
    seen: v.optional(v.boolean()),
    signedIn,
  }),
  repeatable: true,
  errors: {
    line_unknown: lineUnknown,
    quantity_invalid: quantityInvalid,
    invalid_fields: invalidFields,
  },
  description: 'Gives a line another quantity; or takes note that the reader has seen the notices.',
})

export const removeFromCart = endpoint({
  ...answersCart,
  name: 'removeFromCart',
  method: 'DELETE',
  path: { api: '{api}shopping-cart' },
  encoding: 'query',
  input: v.object({ itemid: id, signedIn: v.optional(v.picklist(['true', 'false'])) }),
  errors: {},
  description: 'Takes a line out of the cart. One that is gone already does no harm.',
})

export const estimateCart = endpoint({
  ...answersCart,
  name: 'estimateCart',
  method: 'POST',
  path: { api: '{api}shopping-cart/estimate' },
  encoding: 'json',
  input: v.object({
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Please select a valid value')),
    /** Wanted where the country has states or provinces. */
    state: v.optional(v.pipe(v.string(), v.maxLength(10))),
    /** Left out, it stays. */
    shippingMethod: v.optional(v.pipe(v.string(), v.maxLength(40))),
    signedIn,
  }),
  repeatable: true,
  errors: {
    state_unknown: named('state_unknown', 422, 'The country has no such state or province.'),
    method_unknown: named('method_unknown', 422, 'There is no such way of shipping.'),
    invalid_fields: invalidFields,
  },
  description: 'Reckons tax and shipping for a country and state; they stay with the cart.',
})

export const applyPromoCode = endpoint({
  ...answersCart,
  name: 'applyPromoCode',
  method: 'POST',
  path: { api: '{api}commerce/order/promo-code' },
  encoding: 'json',
  input: v.object({
    /** '' takes the code off the cart. */
    promoCode: v.pipe(v.string(), v.maxLength(60)),
    signedIn,
  }),
  repeatable: true,
  errors: {
    promo_unknown: named('promo_unknown', 404, 'There is no such promo code.'),
    promo_expired: named('promo_expired', 410, 'The promo code is no longer valid.'),
    promo_not_applicable: named(
      'promo_not_applicable',
      422,
      'The promo code does not apply to what is in the cart.',
    ),
    invalid_fields: invalidFields,
  },
  description: 'Puts a promo code on the cart, in place of the one that was there.',
})
