import type { Address } from '@bindery/contract/address.ts'
import type { Checkout, Order, ShippingMethod } from '@bindery/contract/order.ts'
import { asReader } from './as-reader.ts'
import type { Failure, Result } from './failure.ts'
import { later } from './later.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

export type { Address, Checkout, Order, ShippingMethod }

/** What a new address is made of. */
export type AddressInput = Readonly<
  Pick<
    Address,
    | 'firstName'
    | 'lastName'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state'
    | 'postalCode'
    | 'countryCode'
  >
>

/** An order as the reader has agreed to it. */
export interface OrderWish {
  /** Of this order alone, 8 to 100 letters, digits and hyphens: sent again with it, it is placed once. */
  readonly idempotencyKey: string
  /** Of the cart that was shown. */
  readonly modifiedTime: string
  /** In minor units of the cart's currency. */
  readonly grandTotal: number
  /** From the payment provider, good for one try; null when nothing is to be paid. */
  readonly paymentToken: string | null
}

/** `challenge`: for the payment provider's own `challenge`, which answers another token. */
export type OrderAnswer =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly failure: Failure; readonly challenge?: unknown }

// Only a signed-in reader orders. When the session has ended the modal opens and the answer is
// `signed-out`: nothing is ordered by itself afterwards. Every verb may be refused with `maintenance`
// and `cart_empty`.
const verbs = later(() => import('./order-verbs.ts'))

type Online = Pick<State, 'online' | 'session'>

/** How far the reader has come. */
export const readCheckout = (state: Online): Promise<Result<{ checkout: Checkout }>> =>
  asReader(state)(verbs, ({ shipTo }) => shipTo, {})

/** Says where the order goes. Refusals: `address_unknown`, `address_invalid`. */
export const chooseAddress = (
  state: Online,
  addressId: string,
): Promise<Result<{ checkout: Checkout }>> =>
  asReader(state)(verbs, ({ shipTo }) => shipTo, { addressId })

/** Saves a new address; one that the reader has already is not saved again. Refusal: `invalid_fields`. */
export const saveAddress = (
  state: Online,
  input: AddressInput,
): Promise<Result<{ address: Address }>> =>
  asReader(state)(verbs, ({ newAddress }) => newAddress, input)

/** Refusals: `address_unknown`, `method_unknown`. */
export const chooseShipping = (
  state: Online,
  shippingMethod: string,
): Promise<Result<{ checkout: Checkout }>> =>
  asReader(state)(verbs, ({ shipBy }) => shipBy, { shippingMethod })

/**
 * Places the order, once for each key; then the cart is read again, here and in other tabs, the order
 * crumb is left and `bindery-order-placed` is sent. Refusals: `cart_changed`, `address_unknown`,
 * `method_unknown`, `payment_needed`, `payment_declined`, `challenge_needed` (with `challenge`).
 */
export const submitOrder = async (
  state: State,
  wish: OrderWish,
  options: VerbOptions = {},
): Promise<OrderAnswer> => {
  let challenge: unknown
  const onChallenge = (asked: unknown) => {
    challenge = asked
  }
  const place = asReader(state)
  const answer = await place(verbs, ({ placing }) => placing(state, onChallenge), wish, options)
  return answer.ok || challenge === undefined ? answer : { ...answer, challenge }
}

/**
 * An order of the reader.
 * @param id its number, or the key that it was sent with. Refusal: `order_unknown`
 */
export const readOrder = (state: Online, id: string): Promise<Result<{ order: Order }>> =>
  verbs(({ find }) => state.online(({ client }) => find(client, id)))
