import { cartResponse } from './cart.ts'
import { maxCartLines, maxLineQuantity } from './cart-rule.ts'
import { endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount } from './fields.ts'
import * as z from './schema.ts'

// Calls that change a cart (spec content 7). Each returns the whole cart after the change. A cart with a
// `maintenanceStatus` was not changed.

const id = z.string().check(z.minLength(1), z.maxLength(200))
const words = z.optional(z.string().check(z.maxLength(200)))

/**
 * True if the page shows a signed-in reader. If the session has ended, the call then fails with
 * `unauthenticated` instead of changing a guest's cart.
 */
const signedIn = z.about(
  z.optional(z.boolean()),
  'True if the page shows a signed-in reader. If the session has ended, the call then fails with `unauthenticated` instead of changing a guest’s cart.',
  true,
)

/** `signedIn` of a call that sends it in the query. */
const signedInQuery = z.about(
  z.optional(z.enum(['true', 'false'])),
  'Like `signedIn` in a body: the page shows a signed-in reader.',
  'true',
)

/** A product to add to a cart. */
export const cartRequest = z.named(
  z.object({
    productId: z.about(id, 'Id of the product.', '10401'),
    availabilityId: z.about(
      words,
      'Code of the format and language. Default: the last part of productUrl, or else the availability with this format and language.',
      '10401-PDF-ENG',
    ),
    productUrl: z.about(
      z.optional(z.string().check(z.maxLength(2000))),
      'Path or URL of the product’s page.',
      '/product/on-strategy/10401-PDF-ENG',
    ),
    type: z.about(words, "'Perm' for a permission to copy, '' for the product itself.", ''),
    quantity: z.about(
      z.int().check(z.minimum(1), z.maximum(maxLineQuantity)),
      'Number of copies.',
      1,
    ),
    referral: z.about(
      z.optional(z.int().check(z.nonnegative())),
      'Referral code of the link that led to the product.',
      2,
    ),
    format: z.about(words, 'The label of the format.', 'PDF'),
    language: z.about(words, 'The label of the language.', 'English'),
    productPrice: z.about(
      z.optional(amount),
      'The unit price on the page. The server’s price counts; if it differs, the line shows both.',
      2495,
    ),
  }),
  'CartRequest',
  'A product to add to a cart.',
)
export type CartRequest = z.input<typeof cartRequest>

const named = <const C extends string>(code: C, status: number, description: string) =>
  ({ status, body: z.looseObject({ code: z.literal(code) }), description }) as const

const quantityInvalid = named(
  'quantity_invalid',
  422,
  'The line cannot have this quantity. It must be above 0, and 1 for digital products.',
)
const lineUnknown = named('line_unknown', 404, 'The cart has no line with this id.')

export const addToCart = endpoint({
  ...cartResponse,
  name: 'addToCart',
  method: 'POST',
  path: { api: '{api}shopping-cart/items', service: '{service}cart' },
  encoding: 'json',
  body: 'items',
  input: z.object({
    items: z.about(
      z.array(cartRequest).check(z.minLength(1), z.maxLength(100)),
      'The products to add, all or none.',
    ),
    signedIn: signedInQuery,
  }),
  errors: {
    product_unknown: named(
      'product_unknown',
      404,
      'The product does not exist, or not in this format.',
    ),
    not_available: named(
      'not_available',
      422,
      'The product is not for sale, not available yet, or sells no permissions.',
    ),
    quantity_invalid: quantityInvalid,
    cart_full: named('cart_full', 422, `A cart holds at most ${maxCartLines} lines.`),
    invalid_fields: invalidFields,
  },
  description:
    'Adds products to the cart, all or none. A product that is in the cart gets the sum of both quantities. If the response has a maintenanceStatus, nothing was added. The specification has no path for this call; this one is ours.',
})

export const changeCart = endpoint({
  ...cartResponse,
  name: 'changeCart',
  method: 'POST',
  path: { api: '{api}shopping-cart' },
  encoding: 'json',
  input: z.object({
    itemid: z.about(z.optional(id), 'Id of the line.', 'line-1'),
    quantity: z.about(z.optional(z.int()), 'The new number of copies.', 3),
    seen: z.about(
      z.optional(z.boolean()),
      'The reader has seen the notices and the new prices: the server drops both.',
      true,
    ),
    signedIn,
  }),
  idempotent: true,
  errors: {
    line_unknown: lineUnknown,
    quantity_invalid: quantityInvalid,
    invalid_fields: invalidFields,
  },
  description: 'Changes the quantity of a line, or marks the notices as seen.',
})

export const removeFromCart = endpoint({
  ...cartResponse,
  name: 'removeFromCart',
  method: 'DELETE',
  path: { api: '{api}shopping-cart' },
  encoding: 'query',
  input: z.object({ itemid: z.about(id, 'Id of the line.', 'line-1'), signedIn: signedInQuery }),
  errors: {},
  description: 'Removes a line from the cart. Removing an absent line succeeds.',
})

export const estimateCart = endpoint({
  ...cartResponse,
  name: 'estimateCart',
  method: 'POST',
  path: { api: '{api}shopping-cart/estimate' },
  encoding: 'json',
  input: z.object({
    country: z.about(
      z.string().check(z.regex(/^[A-Z]{2}$/, 'Please select a valid value')),
      'ISO 3166-1 alpha-2.',
      'US',
    ),
    state: z.about(
      z.optional(z.string().check(z.maxLength(10))),
      'Code of the state or province. Required if the country has any.',
      'MA',
    ),
    shippingMethod: z.about(
      z.optional(z.string().check(z.maxLength(40))),
      'Id of the shipping method. Default: the current one.',
      'standard',
    ),
    signedIn,
  }),
  idempotent: true,
  errors: {
    state_unknown: named(
      'state_unknown',
      422,
      'The country has no state or province with this code.',
    ),
    method_unknown: named('method_unknown', 422, 'No shipping method has this id.'),
    invalid_fields: invalidFields,
  },
  description: 'Estimates tax and shipping for a country and state, and stores them with the cart.',
})

export const applyPromoCode = endpoint({
  ...cartResponse,
  name: 'applyPromoCode',
  method: 'POST',
  path: { api: '{api}commerce/order/promo-code' },
  encoding: 'json',
  input: z.object({
    promoCode: z.about(
      z.string().check(z.maxLength(60)),
      "The promo code; '' removes the current one.",
      'SAVE20',
    ),
    signedIn,
  }),
  idempotent: true,
  errors: {
    promo_unknown: named('promo_unknown', 404, 'No promo code matches.'),
    promo_expired: named('promo_expired', 410, 'The promo code is no longer valid.'),
    promo_not_applicable: named(
      'promo_not_applicable',
      422,
      'The promo code does not apply to the products in the cart.',
    ),
    invalid_fields: invalidFields,
  },
  description: 'Applies a promo code to the cart. It replaces the previous one.',
})
