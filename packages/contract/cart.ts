import { defaultCurrency, mostLines, mostOfLine } from './cart-rule.ts'
import { endpoint, nothing } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount } from './fields.ts'
import * as v from './schema.ts'

// The cart (spec content 3 and 7), of a guest or of a reader. Every amount is a whole number of minor
// units of the cart's currency: cents (see `money.ts`). The names are the specification's; what they
// mean where it does not say so stands beside them. A server's own fields pass.

const text = v.optional(v.string(), '')
const quantity = v.pipe(v.int(), v.minValue(0))

/** A line of a cart. What a server leaves out of the product is ''. */
export const cartItem = v.looseObject({
  /** The line, as long as it is in the cart. */
  itemid: v.pipe(v.string(), v.minLength(1)),
  productId: text,
  availabilityId: text,
  /** 'Perm': the permission to copy; '' for the thing itself. */
  type: text,
  /** SHIP, EBOOK, BUNDLE or another digital one. */
  lineType: text,
  format: text,
  language: text,
  quantity,
  /** Of one, before volume prices. */
  listPrice: amount,
  /** Of one, at this quantity. */
  unitPrice: amount,
  /** Of all of the line: unitPrice × quantity. */
  amount: v.optional(amount),
  /** What one cost when the reader last saw it, where that was another price: to be said on the line. */
  previousPrice: v.optional(amount),
  referral: v.optional(v.int()),
  productTitle: text,
  /** A path of the site. */
  productUrl: text,
  image: text,
  productContentType: text,
  productMajorSubject: text,
  /** COMING_SOON, or another one. */
  productAvailabilityStatus: text,
  publicationDate: text,
  authors: v.optional(v.array(v.string()), []),
})
export type CartItem = v.InferOutput<typeof cartItem>

/** A promo code that is on the cart. */
export const coupon = v.looseObject({
  code: v.string(),
  /** What it does, in the server's words: '20% off'. */
  description: text,
  /** What it takes off, postage among it. */
  amount: v.optional(amount, 0),
})
export type Coupon = v.InferOutput<typeof coupon>

/** Something that happened to the cart without the reader's doing, until they have `seen` it. */
export const cartNotice = v.looseObject({
  /**
   * `merged`: what they had chosen as a guest has been added. `removed`: a product is not sold any more
   * and has left the cart. `coupon`: the promo code does not apply any more.
   */
  kind: v.string(),
  /** Of the product, or the code. */
  title: text,
  /** How many lines were merged. */
  count: v.optional(v.int(), 0),
})
export type CartNotice = v.InferOutput<typeof cartNotice>

/** A cart. `grandTotal` is always `subTotal − discount_amount + tax + shippingCost`. */
export const cart = v.looseObject({
  /** '' for a cart that does not exist yet. */
  shoppingCartId: text,
  /** ISO 8601. */
  modifiedTime: text,
  /** Three letters. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), defaultCurrency),
  /** What the goods cost: `subTotal − discount_amount`. */
  cart_amount: amount,
  /** The goods at their list prices: before volume prices and promo codes. */
  base_amount: v.optional(amount, 0),
  /** What promo codes take off the goods. */
  discount_amount: v.optional(amount, 0),
  /** The goods, before promo codes: the sum of the lines. */
  subTotal: v.optional(amount, 0),
  /** 0 as long as there is no `estimate`. */
  tax: v.optional(amount, 0),
  shippingCost: v.optional(amount, 0),
  grandTotal: v.optional(amount, 0),
  /** How many, quantities counted. */
  line_items: v.looseObject({ physical_items: quantity, digital_items: quantity }),
  items: v.optional(v.array(cartItem), []),
  coupons: v.optional(v.array(coupon), []),
  /** For where tax and shipping are reckoned; left out when nobody has said. */
  estimate: v.optional(v.looseObject({ country: v.string(), state: text, shippingMethod: text })),
  notices: v.optional(v.array(cartNotice), []),
  /** Left out in good times: `isMaintained`. Then nothing of a cart can be changed. */
  maintenanceStatus: v.optional(v.unknown()),
})
export type Cart = v.InferOutput<typeof cart>

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

const common = {
  reads: 'json',
  output: cart,
  session: true,
  spec: 'C7',
} as const

export const readCart = endpoint({
  ...common,
  name: 'readCart',
  method: 'GET',
  path: { api: '{api}shopping-cart', service: '{service}cart' },
  encoding: 'none',
  input: nothing,
  errors: {},
  replyHeaders: {
    etag: 'Changes with whatever the cart says: prices and notices, too.',
    'last-modified': 'When the cart last changed, an HTTP date.',
  },
  description: 'The cart, with prices of today. Who has none gets an empty one.',
})

export const checkCart = endpoint({
  name: 'checkCart',
  method: 'HEAD',
  path: { api: '{api}commerce/shopping-cart' },
  encoding: 'none',
  input: nothing,
  reads: 'headers',
  output: v.looseObject({ etag: v.optional(v.string()), 'last-modified': v.optional(v.string()) }),
  session: true,
  errors: {},
  replyHeaders: {
    etag: 'That of the cart as it would be read now.',
    'last-modified': 'When the cart last changed, an HTTP date.',
  },
  description: 'Whether a cart that is known is still so.',
  spec: 'C7',
})

export const addToCart = endpoint({
  ...common,
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
  ...common,
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
  ...common,
  name: 'removeFromCart',
  method: 'DELETE',
  path: { api: '{api}shopping-cart' },
  encoding: 'query',
  input: v.object({ itemid: id, signedIn: v.optional(v.picklist(['true', 'false'])) }),
  errors: {},
  description: 'Takes a line out of the cart. One that is gone already does no harm.',
})

export const estimateCart = endpoint({
  ...common,
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
  ...common,
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
