import { address } from './address.ts'
import { cart } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { amount } from './fields.ts'
import * as v from './schema.ts'

// From a cart to an order (spec content 3, 4 and 7). Only a signed-in reader orders. Amounts are minor
// units of the cart's currency. While the store is looked after each call is refused: `maintenance`. The
// specification shows no shapes here: they are ours. The list of orders is the stream `user/history` with
// the filter `ordered`; states and provinces are in `place.ts`, addresses in `address.ts`.

const text = v.optional(v.string(), '')
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** A way of shipping, for what is in the cart and where it goes. */
export const shippingMethod = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: text,
  /** Working days, as readers see them: '5–8'. */
  days: text,
  cost: amount,
})
export type ShippingMethod = v.InferOutput<typeof shippingMethod>

/** How far the reader has come with what is in the cart. */
export const checkout = v.looseObject({
  /** With tax and shipping, as soon as there is an address. */
  cart,
  /** Where it goes to; left out until it is chosen. */
  address: v.optional(address),
  /** Ways to choose from; [] when nothing is sent by post, or nobody has said where to. */
  shippingMethods: v.optional(v.array(shippingMethod), []),
  /** The id of the chosen one; '' until then. */
  shippingMethod: text,
  /** false: the order costs nothing. */
  paymentNeeded: v.optional(v.boolean(), true),
})
export type Checkout = v.InferOutput<typeof checkout>

/** Where something ordered can be looked at, and what it cost. */
const orderLine = v.looseObject({
  title: text,
  contentType: text,
  authors: v.optional(v.array(v.string()), []),
  format: text,
  quantity: v.optional(v.pipe(v.int(), v.minValue(0)), 1),
  /** Of all of the line. */
  amount: v.optional(amount, 0),
})

/** An order that was placed. `grandTotal` is `subTotal − discount_amount + tax + shippingCost`. */
export const order = v.looseObject({
  orderId: v.pipe(v.string(), v.minLength(1)),
  /** ISO 8601. */
  orderedAt: text,
  /** 'CANCELLED', or else purchased. */
  orderStatus: text,
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'USD'),
  items: v.optional(v.array(orderLine), []),
  subTotal: v.optional(amount, 0),
  discount_amount: v.optional(amount, 0),
  tax: v.optional(amount, 0),
  shippingCost: v.optional(amount, 0),
  grandTotal: v.optional(amount, 0),
  address: v.optional(address),
  /** A subscription is in it: `checkoutComplete` activates it. */
  activation: v.optional(v.boolean(), false),
})
export type Order = v.InferOutput<typeof order>

const named = <const C extends string>(code: C, status: number, description: string) =>
  ({ status, body: v.looseObject({ code: v.literal(code) }), description }) as const

const cartEmpty = named('cart_empty', 422, 'There is nothing in the cart.')
const addressUnknown = named('address_unknown', 404, 'The reader has no address of that id.')
const methodUnknown = named('method_unknown', 422, 'There is no such way of shipping there.')

const writes = {
  method: 'POST',
  encoding: 'json',
  reads: 'json',
  session: true,
  spec: 'C7',
} as const

export const shippingPayment = endpoint({
  ...writes,
  name: 'shippingPayment',
  path: { api: '{api}commerce/shipping-payment' },
  input: v.object({
    /** Where it shall go; left out, the checkout is only read, also with nothing in the cart. */
    addressId: v.optional(id),
  }),
  output: checkout,
  repeatable: true,
  errors: {
    cart_empty: cartEmpty,
    address_unknown: addressUnknown,
    address_invalid: named(
      'address_invalid',
      422,
      'Nothing can be sent to this address: its state or country is not known.',
    ),
    invalid_fields: invalidFields,
  },
  description: 'Shipping and payment: says where the order goes, and answers how far it has come.',
})

export const chooseShippingMethod = endpoint({
  ...writes,
  name: 'chooseShippingMethod',
  path: { api: '{api}commerce/order/shipping-method' },
  input: v.object({ shippingMethod: id }),
  output: checkout,
  repeatable: true,
  errors: {
    cart_empty: cartEmpty,
    address_unknown: addressUnknown,
    method_unknown: methodUnknown,
    invalid_fields: invalidFields,
  },
  description: 'Chooses the way of shipping.',
})

export const submitOrder = endpoint({
  ...writes,
  name: 'submitOrder',
  path: { api: '{api}commerce/order/submit' },
  input: v.object({
    /** `modifiedTime` and `grandTotal` of the cart that the reader has seen and agreed to. */
    modifiedTime: v.pipe(v.string(), v.maxLength(100)),
    grandTotal: amount,
    /** From the payment provider; left out when nothing is to be paid. Each is good for one try. */
    paymentToken: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
  }),
  output: order,
  repeatable: true,
  requestHeaders: {
    'Idempotency-Key':
      'Of this order, 8 to 100 letters, digits and hyphens: sent again with it, the answer is the order that was placed.',
  },
  errors: {
    key_missing: named('key_missing', 400, 'There is no Idempotency-Key.'),
    cart_empty: cartEmpty,
    cart_changed: named('cart_changed', 409, 'The cart is not what the reader was shown.'),
    address_unknown: addressUnknown,
    method_unknown: methodUnknown,
    payment_needed: named('payment_needed', 402, 'No payment was given, or it is too old.'),
    payment_declined: named('payment_declined', 402, 'The payment was declined.'),
    challenge_needed: {
      status: 402,
      body: v.looseObject({
        code: v.literal('challenge_needed'),
        /** For the payment provider’s `challenge`, as it came from there. */
        challenge: v.unknown(),
      }),
      description: 'The reader has to prove themselves to the payment provider first.',
    },
    invalid_fields: invalidFields,
  },
  description: 'Places the order: of what is in the cart, once.',
})

export const readOrder = endpoint({
  name: 'readOrder',
  method: 'GET',
  path: { api: '{api}commerce/order/:id' },
  encoding: 'query',
  /** `id`: its number, or the Idempotency-Key that it was sent with. */
  input: v.object({ id }),
  reads: 'json',
  output: order,
  session: true,
  errors: { order_unknown: named('order_unknown', 404, 'The reader has no such order.') },
  description:
    'An order of the reader. By its key: whether one was placed whose answer was lost. This call is ours.',
  spec: 'C7',
})
