import { defaultCurrency } from './cart-rule.ts'
import { endpoint, noInput } from './endpoint.ts'
import { amount, count, currencyCode } from './fields.ts'
import { lineProduct } from './product.ts'
import * as z from './schema.ts'
import { wireAmounts } from './wire-amounts.ts'

// The cart of a guest or a reader (spec content 3 and 7). Amounts are integers in minor units of the cart's
// currency, and decimals on the wire (see `wire-amounts.ts`). The specification names the fields; the comments say what it leaves open.
// Fields that the specification does not name are kept.

const text = z._default(z.string(), '')
const quantity = z.vital(z.int().check(z.nonnegative()))

/** A line of a cart. Texts about the product default to ''. */
export const cartItem = z.named(
  z.vital(
    z.looseObject({
      itemid: z.about(
        z.string().check(z.minLength(1)),
        'Identifies the line while it is in the cart.',
        'line-1',
      ),
      productId: z.about(text, 'Id of the product.', '10401'),
      availabilityId: z.about(text, 'Code of the format and language.', '10401-PDF-ENG'),
      type: z.about(text, "'Perm' for a permission to copy, '' for the product itself.", ''),
      lineType: z.about(text, 'SHIP, EBOOK, BUNDLE or another digital type.', 'EBOOK'),
      format: z.about(text, 'The label of the format, for readers.', 'PDF'),
      language: z.about(text, 'The label of the language, for readers.', 'English'),
      quantity: z.about(quantity, 'Number of copies.', 2),
      listPrice: z.about(amount, 'Unit price before volume prices.', 2495),
      unitPrice: z.about(amount, 'Unit price at this quantity.', 2495),
      amount: z.about(z.optional(amount), 'Price of the line: unitPrice × quantity.', 4990),
      previousPrice: z.about(
        z.optional(amount),
        'The unit price that the reader last saw, if it has changed since. The line shows it.',
        2695,
      ),
      isVolumePricingAvailable: z.about(
        z._default(z.boolean(), false),
        'True if the price falls with the quantity.',
        false,
      ),
      referral: z.about(
        z.optional(z.int()),
        'Referral code of the link that led to the product.',
        2,
      ),
      productTitle: z.about(text, 'Title of the product.', 'On Strategy'),
      productUrl: z.about(
        text,
        'Path of the product’s page on the site.',
        '/product/on-strategy/10401-PDF-ENG',
      ),
      image: z.about(text, 'URL of the picture.', '/covers/10401.jpg'),
      productContentType: z.about(text, 'Content type of the product.', 'Book'),
      productMajorSubject: z.about(text, 'Main subject of the product.', 'Strategy'),
      productAvailabilityStatus: z.about(text, 'COMING_SOON, or another status.', ''),
      publicationDate: z.about(
        text,
        'When the product is published: a date, or a date and time, ISO 8601.',
        '2026-01-15',
      ),
      authors: z.about(z._default(z.array(z.string()), []), 'Names of the authors.', [
        'Ada Author',
      ]),
      product: z.about(z.optional(lineProduct), 'More about the product.'),
    }),
  ),
  'CartItem',
  'A line of a cart.',
)
export type CartItem = z.output<typeof cartItem>

/** A promo code that the reader has applied. */
export const coupon = z.named(
  z.vital(
    z.looseObject({
      code: z.about(z.string(), 'The promo code.', 'SAVE20'),
      description: z.about(text, 'What the code does, in words of the server.', '20% off'),
      amount: z.about(z._default(amount, 0), 'The discount, including postage.', 998),
      applies: z.about(
        z._default(z.boolean(), true),
        'False if the code does not fit the products in the cart. It stays applied, without a discount.',
        true,
      ),
    }),
  ),
  'Coupon',
  'A promo code that the reader has applied.',
)
export type Coupon = z.output<typeof coupon>

/** A change of the cart that the reader did not make. It stays until they have `seen` it. */
export const cartNotice = z.named(
  z.looseObject({
    kind: z.about(
      z.string(),
      '`merged`: the cart that the reader had as a guest was added. `removed`: a product is no longer sold and was removed.',
      'merged',
    ),
    title: z.about(text, 'Title of the product.', ''),
    count: z.about(z._default(count, 0), 'Number of merged lines.', 1),
  }),
  'CartNotice',
  'A change of the cart that the reader did not make. It stays until they have seen it.',
)
export type CartNotice = z.output<typeof cartNotice>

/** A cart. `grandTotal` is always `subTotal − discount_amount + tax + shippingCost`. */
export const cart = z.named(
  z.looseObject({
    shoppingCartId: z.about(text, "Id of the cart; '' until it exists on the server.", 'cart-1'),
    modifiedTime: z.about(text, 'When the cart last changed, ISO 8601.', '2026-03-01T09:30:00Z'),
    currency: z.about(
      z.vital(z._default(currencyCode, defaultCurrency)),
      'Currency of all amounts.',
    ),
    cart_amount: z.about(amount, 'Price of the products: subTotal − discount_amount.', 3992),
    base_amount: z.about(
      z._default(amount, 0),
      'Price of the products at list price, before volume prices and promo codes.',
      4990,
    ),
    discount_amount: z.about(
      z._default(amount, 0),
      'Discount of the promo codes on the products.',
      998,
    ),
    subTotal: z.about(z._default(amount, 0), 'Sum of the lines, before promo codes.', 4990),
    tax: z.about(z._default(amount, 0), 'Estimated tax; 0 without an estimate.', 0),
    shippingCost: z.about(z._default(amount, 0), 'Estimated postage; 0 without an estimate.', 0),
    grandTotal: z.about(z._default(amount, 0), 'What the reader pays.', 3992),
    line_items: z.about(
      z.looseObject({
        physical_items: z.about(quantity, 'Copies that are shipped.', 0),
        digital_items: z.about(quantity, 'Copies that are not shipped.', 2),
      }),
      'Sums of the quantities.',
    ),
    items: z.about(z.vital(z._default(z.array(cartItem), [])), 'The lines.'),
    coupons: z.about(z.vital(z._default(z.array(coupon), [])), 'The promo codes that are applied.'),
    estimate: z.about(
      z.optional(
        z.looseObject({
          country: z.about(z.string(), 'ISO 3166-1 alpha-2.', 'US'),
          state: z.about(text, 'Code of the state or province.', 'MA'),
          shippingMethod: z.about(text, 'Id of the shipping method.', 'standard'),
        }),
      ),
      'Where tax and shipping are estimated for; absent until the reader names a country.',
    ),
    notices: z.about(z._default(z.array(cartNotice), []), 'Changes that the reader has not seen.'),
    maintenanceStatus: z.about(
      z.optional(z.unknown()),
      'Present during maintenance; off, ok, false and none mean that there is none. The cart cannot be changed then.',
      'off',
    ),
  }),
  'Cart',
  'A cart. grandTotal is always subTotal − discount_amount + tax + shippingCost.',
)
export type Cart = z.output<typeof cart>

const lastModified = {
  description: 'When the cart last changed, an HTTP date.',
  example: 'Sun, 01 Mar 2026 09:30:00 GMT',
}

/** The members that all endpoints with a cart as their response share. */
export const cartResponse = {
  reads: 'json',
  output: cart,
  money: wireAmounts,
  session: true,
  replyHeaders: {
    etag: {
      description: 'Changes with any part of the cart, prices and notices included.',
      example: '"cart-7"',
    },
    'last-modified': lastModified,
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
  output: z.looseObject({
    etag: z.about(z.optional(z.string()), 'The etag that readCart would return now.', '"cart-7"'),
    'last-modified': z.about(
      z.optional(z.string()),
      'When the cart last changed, an HTTP date.',
      'Sun, 01 Mar 2026 09:30:00 GMT',
    ),
  }),
  session: true,
  errors: {},
  replyHeaders: {
    etag: { description: 'The etag that readCart would return now.', example: '"cart-7"' },
    'last-modified': lastModified,
  },
  description: 'Returns the etag of the cart, to tell whether a known cart is stale.',
  spec: 'C7',
})
