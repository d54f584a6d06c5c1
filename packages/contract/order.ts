import { address } from './address.ts'
import { cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount, currencyCode } from './fields.ts'
import * as z from './schema.ts'

// From a cart to an order (spec content 3, 4 and 7), for signed-in readers only. Amounts are in minor units of
// the cart's currency. During maintenance every call fails with `maintenance`. The specification shows no
// shapes; these are ours. The list of orders is the stream `user/history` with the filter `ordered`. States
// are in `place.ts`, addresses in `address.ts`.

const text = z._default(z.string(), '')
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** A shipping method for the current cart and address. */
export const shippingMethod = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: text,
  /** Working days for readers: '5–8'. */
  days: text,
  cost: amount,
})
export type ShippingMethod = z.output<typeof shippingMethod>

/** The state of a checkout. */
export const checkout = z.looseObject({
  /** Includes tax and shipping once there is an address. */
  cart,
  /** The shipping address; absent until the reader chooses one. */
  address: z.optional(address),
  /** The methods to choose from; [] if nothing is shipped or there is no address. */
  shippingMethods: z._default(z.array(shippingMethod), []),
  /** The id of the chosen method, or ''. */
  shippingMethod: text,
  /** False if the order costs nothing. */
  paymentNeeded: z._default(z.boolean(), true),
})
export type Checkout = z.output<typeof checkout>

/** A line of an order. */
const orderLine = z.looseObject({
  title: text,
  contentType: text,
  authors: z._default(z.array(z.string()), []),
  format: text,
  quantity: z._default(z.int().check(z.nonnegative()), 1),
  /** Price of the line. */
  amount: z._default(amount, 0),
})

/** A placed order. `grandTotal` is `subTotal − discount_amount + tax + shippingCost`. */
export const order = z.looseObject({
  orderId: z.string().check(z.minLength(1)),
  /** ISO 8601. */
  orderedAt: text,
  /** 'CANCELLED'; anything else means purchased. */
  orderStatus: text,
  currency: z._default(currencyCode, 'USD'),
  items: z._default(z.array(orderLine), []),
  subTotal: z._default(amount, 0),
  discount_amount: z._default(amount, 0),
  tax: z._default(amount, 0),
  shippingCost: z._default(amount, 0),
  grandTotal: z._default(amount, 0),
  address: z.optional(address),
  /** True if the order contains a subscription, which `checkoutComplete` activates. */
  activation: z._default(z.boolean(), false),
})
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
  session: true,
  spec: 'C7',
} as const

export const shippingPayment = endpoint({
  ...checkoutCall,
  name: 'shippingPayment',
  path: { api: '{api}commerce/shipping-payment' },
  input: z.object({
    /** The shipping address. Without it the call only reads the checkout, even of an empty cart. */
    addressId: z.optional(id),
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
  input: z.object({ shippingMethod: id }),
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
    /** `modifiedTime` and `grandTotal` of the cart that the reader has confirmed. */
    modifiedTime: z.string().check(z.maxLength(100)),
    grandTotal: amount,
    /** From the payment provider; absent if the order costs nothing. A token works for one attempt. */
    paymentToken: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  output: order,
  idempotent: true,
  requestHeaders: {
    'Idempotency-Key':
      'Identifies this order: 8 to 100 letters, digits and hyphens. A retry with the same key returns the order that was placed.',
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
        /** Passed unchanged to the payment provider’s `challenge`. */
        challenge: z.unknown(),
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
  input: z.object({ id }),
  reads: 'json',
  output: order,
  session: true,
  errors: { order_unknown: named('order_unknown', 404, 'The reader has no such order.') },
  description:
    'Returns an order of the reader. With an Idempotency-Key, it tells whether the order was placed after a lost response. This call is ours.',
  spec: 'C7',
})
