import { defaultCurrency } from './cart-rule.ts'
import { endpoint, nothing } from './endpoint.ts'
import { amount } from './fields.ts'
import { lineProduct } from './product.ts'
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
  isVolumePricingAvailable: v.optional(v.boolean(), false),
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
  product: v.optional(lineProduct),
})
export type CartItem = v.InferOutput<typeof cartItem>

/** A promo code that is on the cart. */
export const coupon = v.looseObject({
  code: v.string(),
  /** What it does, in the server's words: '20% off'. */
  description: text,
  /** What it takes off, postage among it. */
  amount: v.optional(amount, 0),
  /** false: it does not fit what is in the cart, or not any more. It stays, and takes nothing off. */
  applies: v.optional(v.boolean(), true),
})
export type Coupon = v.InferOutput<typeof coupon>

/** Something that happened to the cart without the reader's doing, until they have `seen` it. */
export const cartNotice = v.looseObject({
  /**
   * `merged`: what they had chosen as a guest has been added. `removed`: a product is not sold any more
   * and has left the cart.
   */
  kind: v.string(),
  /** Of the product. */
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

/** What each call of a cart answers: the cart as it is then. */
export const answersCart = {
  reads: 'json',
  output: cart,
  session: true,
  replyHeaders: {
    etag: 'Changes with whatever the cart says: prices and notices, too.',
    'last-modified': 'When the cart last changed, an HTTP date.',
  },
  spec: 'C7',
} as const

export const readCart = endpoint({
  ...answersCart,
  name: 'readCart',
  method: 'GET',
  path: { api: '{api}shopping-cart', service: '{service}cart' },
  encoding: 'none',
  input: nothing,
  errors: {},
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
