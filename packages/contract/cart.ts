import { defaultCurrency } from './cart-rule.ts'
import { endpoint, noInput } from './endpoint.ts'
import { amount, currencyCode } from './fields.ts'
import { lineProduct } from './product.ts'
import * as z from './schema.ts'

// The cart of a guest or a reader (spec content 3 and 7). Amounts are integers in minor units of the cart's
// currency (see `money.ts`). The specification names the fields; the comments say what it leaves open.
// Fields that the specification does not name are kept.

const text = z._default(z.string(), '')
const quantity = z.int().check(z.nonnegative())

/** A line of a cart. Texts about the product default to ''. */
export const cartItem = z.looseObject({
  /** Identifies the line while it is in the cart. */
  itemid: z.string().check(z.minLength(1)),
  productId: text,
  availabilityId: text,
  /** 'Perm' for a permission to copy, '' for the product itself. */
  type: text,
  /** SHIP, EBOOK, BUNDLE or another digital type. */
  lineType: text,
  format: text,
  language: text,
  quantity,
  /** Unit price before volume prices. */
  listPrice: amount,
  /** Unit price at this quantity. */
  unitPrice: amount,
  /** Price of the line: unitPrice × quantity. */
  amount: z.optional(amount),
  /** The unit price that the reader last saw, if it has changed since. The line shows it. */
  previousPrice: z.optional(amount),
  isVolumePricingAvailable: z._default(z.boolean(), false),
  referral: z.optional(z.int()),
  productTitle: text,
  /** A path on the site. */
  productUrl: text,
  image: text,
  productContentType: text,
  productMajorSubject: text,
  /** COMING_SOON, or another status. */
  productAvailabilityStatus: text,
  publicationDate: text,
  authors: z._default(z.array(z.string()), []),
  product: z.optional(lineProduct),
})
export type CartItem = z.output<typeof cartItem>

/** A promo code that the reader has applied. */
export const coupon = z.looseObject({
  code: z.string(),
  /** The server's description: '20% off'. */
  description: text,
  /** The discount, including postage. */
  amount: z._default(amount, 0),
  /** False if the code does not fit the products in the cart. It stays applied, without a discount. */
  applies: z._default(z.boolean(), true),
})
export type Coupon = z.output<typeof coupon>

/** A change of the cart that the reader did not make. It stays until they have `seen` it. */
export const cartNotice = z.looseObject({
  /**
   * `merged`: the cart that the reader had as a guest was added. `removed`: a product is no longer sold and
   * was removed.
   */
  kind: z.string(),
  /** Title of the product. */
  title: text,
  /** Number of merged lines. */
  count: z._default(z.int(), 0),
})
export type CartNotice = z.output<typeof cartNotice>

/** A cart. `grandTotal` is always `subTotal − discount_amount + tax + shippingCost`. */
export const cart = z.looseObject({
  /** '' until the cart exists on the server. */
  shoppingCartId: text,
  /** ISO 8601. */
  modifiedTime: text,
  /** Three letters, ISO 4217. */
  currency: z._default(currencyCode, defaultCurrency),
  /** Price of the products: `subTotal − discount_amount`. */
  cart_amount: amount,
  /** Price of the products at list price, before volume prices and promo codes. */
  base_amount: z._default(amount, 0),
  /** Discount of the promo codes on the products. */
  discount_amount: z._default(amount, 0),
  /** Sum of the lines, before promo codes. */
  subTotal: z._default(amount, 0),
  /** 0 without an `estimate`. */
  tax: z._default(amount, 0),
  shippingCost: z._default(amount, 0),
  grandTotal: z._default(amount, 0),
  /** Sums of the quantities. */
  line_items: z.looseObject({ physical_items: quantity, digital_items: quantity }),
  items: z._default(z.array(cartItem), []),
  coupons: z._default(z.array(coupon), []),
  /** Where tax and shipping are estimated for; absent until the reader names a country. */
  estimate: z.optional(z.looseObject({ country: z.string(), state: text, shippingMethod: text })),
  notices: z._default(z.array(cartNotice), []),
  /** Present during maintenance (`isUnderMaintenance`). The cart cannot be changed then. */
  maintenanceStatus: z.optional(z.unknown()),
})
export type Cart = z.output<typeof cart>

/** The members that all endpoints with a cart as their response share. */
export const cartResponse = {
  reads: 'json',
  output: cart,
  session: true,
  replyHeaders: {
    etag: 'Changes with any part of the cart, prices and notices included.',
    'last-modified': 'When the cart last changed, an HTTP date.',
  },
  spec: 'C7',
} as const

export const readCart = endpoint({
  ...cartResponse,
  name: 'readCart',
  method: 'GET',
  path: { api: '{api}shopping-cart', service: '{service}cart' },
  encoding: 'none',
  input: noInput,
  errors: {},
  description: 'Returns the cart at current prices. A new visitor gets an empty one.',
})

export const checkCart = endpoint({
  name: 'checkCart',
  method: 'HEAD',
  path: { api: '{api}commerce/shopping-cart' },
  encoding: 'none',
  input: noInput,
  reads: 'headers',
  output: z.looseObject({ etag: z.optional(z.string()), 'last-modified': z.optional(z.string()) }),
  session: true,
  errors: {},
  replyHeaders: {
    etag: 'The etag that readCart would return now.',
    'last-modified': 'When the cart last changed, an HTTP date.',
  },
  description: 'Returns the etag of the cart, to tell whether a known cart is stale.',
  spec: 'C7',
})
