import { address } from './address.ts'
import { cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount, currencyCode } from './fields.ts'
import * as z from './schema.ts'
import { wireAmounts } from './wire-amounts.ts'

// From a cart to an order (spec content 3, 4 and 7), for signed-in readers only. Amounts are in minor units of
// the cart's currency, and decimals on the wire. During maintenance every call fails with `maintenance`. The specification shows no
// shapes; these are ours. The list of orders is the stream `user/history` with the filter `ordered`. States
// are in `place.ts`, addresses in `address.ts`.

const text = z._default(z.string(), '')
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** A shipping method for the current cart and address. */
export const shippingMethod = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Id of the method.', 'standard'),
    name: z.about(text, 'The name for readers.', 'Standard'),
    days: z.about(text, 'Working days, for readers.', '5–8'),
    cost: z.about(amount, 'Postage.', 600),
  }),
  'ShippingMethod',
  'A shipping method for the current cart and address.',
)
export type ShippingMethod = z.output<typeof shippingMethod>

/** The state of a checkout. */
export const checkout = z.named(
  z.looseObject({
    cart: z.about(cart, 'The cart. It includes tax and shipping once there is an address.'),
    address: z.about(
      z.optional(address),
      'The shipping address; absent until the reader chooses one.',
    ),
    shippingMethods: z.about(
      z._default(z.array(shippingMethod), []),
      'The methods to choose from; empty if nothing is shipped or there is no address.',
    ),
    shippingMethod: z.about(text, "Id of the chosen method, or ''.", 'standard'),
    paymentNeeded: z.about(
      z._default(z.boolean(), true),
      'False if the order costs nothing.',
      true,
    ),
  }),
  'Checkout',
  'The state of a checkout.',
)
export type Checkout = z.output<typeof checkout>

/** A line of an order. */
const orderLine = z.named(
  z.looseObject({
    title: z.about(text, 'Title of the product.', 'On Strategy'),
    contentType: z.about(text, 'Content type of the product.', 'Book'),
    authors: z.about(z._default(z.array(z.string()), []), 'Names of the authors.', ['Ada Author']),
    format: z.about(text, 'The label of the format.', 'PDF'),
    quantity: z.about(z._default(z.int().check(z.nonnegative()), 1), 'Number of copies.', 2),
    amount: z.about(z._default(amount, 0), 'Price of the line.', 4990),
  }),
  'OrderLine',
  'A line of an order.',
)

/** A placed order. `grandTotal` is `subTotal − discount_amount + tax + shippingCost`. */
export const order = z.named(
  z.looseObject({
    orderId: z.about(z.string().check(z.minLength(1)), 'Number of the order.', 'A-100042'),
    orderedAt: z.about(text, 'When it was placed, ISO 8601.', '2026-03-01T09:30:00Z'),
    orderStatus: z.about(text, "'CANCELLED'; anything else means purchased.", 'PURCHASED'),
    currency: z.about(z._default(currencyCode, 'USD'), 'Currency of all amounts.'),
    items: z.about(z._default(z.array(orderLine), []), 'The lines.'),
    subTotal: z.about(z._default(amount, 0), 'Sum of the lines, before promo codes.', 4990),
    discount_amount: z.about(z._default(amount, 0), 'Discount of the promo codes.', 998),
    tax: z.about(z._default(amount, 0), 'Tax.', 0),
    shippingCost: z.about(z._default(amount, 0), 'Postage.', 0),
    grandTotal: z.about(z._default(amount, 0), 'What the reader has paid.', 3992),
    address: z.about(z.optional(address), 'The shipping address.'),
    activation: z.about(
      z._default(z.boolean(), false),
      'True if the order contains a subscription, which checkoutComplete activates.',
      false,
    ),
  }),
  'Order',
  'A placed order. grandTotal is subTotal − discount_amount + tax + shippingCost.',
)
export type Order = z.output<typeof order>

const named = <const C extends string>(code: C, status: number, description: string) =>
  ({ status, body: z.looseObject({ code: z.literal(code) }), description }) as const

const cartEmpty = named('cart_empty', 422, 'The cart is empty.')
const addressUnknown = named('address_unknown', 404, 'The reader has no address with this id.')
const methodUnknown = named(
  'method_unknown',
  422,
  'The shipping method does not exist for this address.',
)

const checkoutCall = {
  method: 'POST',
  encoding: 'json',
  reads: 'json',
  money: wireAmounts,
  session: true,
  spec: 'C7',
} as const

export const shippingPayment = endpoint({
  ...checkoutCall,
  name: 'shippingPayment',
  path: { api: '{api}commerce/shipping-payment' },
  input: z.object({
    addressId: z.about(
      z.optional(id),
      'Id of the shipping address. Without it the call only reads the checkout, even of an empty cart.',
      'address-1',
    ),
  }),
  output: checkout,
  idempotent: true,
  errors: {
    cart_empty: cartEmpty,
    address_unknown: addressUnknown,
    address_invalid: named(
      'address_invalid',
      422,
      'The store cannot ship to this address: its state or country is unknown.',
    ),
    invalid_fields: invalidFields,
  },
  description: 'Sets the shipping address and returns the state of the checkout.',
})

export const chooseShippingMethod = endpoint({
  ...checkoutCall,
  name: 'chooseShippingMethod',
  path: { api: '{api}commerce/order/shipping-method' },
  input: z.object({ shippingMethod: z.about(id, 'Id of the method.', 'standard') }),
  output: checkout,
  idempotent: true,
  errors: {
    cart_empty: cartEmpty,
    address_unknown: addressUnknown,
    method_unknown: methodUnknown,
    invalid_fields: invalidFields,
  },
  description: 'Sets the shipping method and returns the state of the checkout.',
})

export const submitOrder = endpoint({
  ...checkoutCall,
  name: 'submitOrder',
  path: { api: '{api}commerce/order/submit' },
  input: z.object({
    modifiedTime: z.about(
      z.string().check(z.maxLength(100)),
      'modifiedTime of the cart that the reader has confirmed.',
      '2026-03-01T09:30:00Z',
    ),
    grandTotal: z.about(amount, 'grandTotal of the cart that the reader has confirmed.', 3992),
    paymentToken: z.about(
      z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      'From the payment provider; absent if the order costs nothing. A token works for one attempt.',
      'tok_1',
    ),
  }),
  output: order,
  idempotent: true,
  requestHeaders: {
    'Idempotency-Key': {
      description:
        'Identifies this order: 8 to 100 letters, digits and hyphens. A retry with the same key returns the order that was placed.',
      example: '0b8f6d0e-6c1a-4b7e-9f57-2c6a1c0e5d11',
    },
  },
  errors: {
    key_missing: named('key_missing', 400, 'The Idempotency-Key is missing.'),
    cart_empty: cartEmpty,
    cart_changed: named('cart_changed', 409, 'The cart has changed since the reader confirmed it.'),
    address_unknown: addressUnknown,
    method_unknown: methodUnknown,
    payment_needed: named('payment_needed', 402, 'The payment token is missing or has expired.'),
    payment_declined: named('payment_declined', 402, 'The payment was declined.'),
    challenge_needed: {
      status: 402,
      body: z.looseObject({
        code: z.literal('challenge_needed'),
        challenge: z.about(
          z.unknown(),
          'Passed unchanged to the payment provider’s `challenge`.',
          'challenge-1',
        ),
      }),
      description: 'The payment provider must authenticate the reader first.',
    },
    invalid_fields: invalidFields,
  },
  description: 'Orders the products in the cart, once.',
})

export const readOrder = endpoint({
  name: 'readOrder',
  method: 'GET',
  path: { api: '{api}commerce/order/:id' },
  encoding: 'query',
  /** `id`: the number of the order, or its Idempotency-Key. */
  input: z.object({
    id: z.about(id, 'The number of the order, or its Idempotency-Key.', 'A-100042'),
  }),
  reads: 'json',
  output: order,
  money: wireAmounts,
  session: true,
  errors: { order_unknown: named('order_unknown', 404, 'The reader has no such order.') },
  description:
    'Returns an order of the reader. With an Idempotency-Key, it tells whether the order was placed after a lost response. This call is ours.',
  spec: 'C7',
})
