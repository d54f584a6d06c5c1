import type { Address } from '@bindery/contract/address.ts'
import type { Checkout, Order, ShippingMethod } from '@bindery/contract/order.ts'
import { cartOf } from '../cart/cart.ts'
import { cartReceiver } from '../cart/cart-action.ts'
import type { Failure, Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import { notStored, type ResumableAction } from '../session/resumable-action.ts'
import type { ActionOptions, SessionCore } from '../session/session.ts'
import { OrderPlacedEvent } from './order.events.ts'
import { orderMessages } from './order.messages.ts'
import { setOrderCookie } from './order-cookie.ts'

export type { Address, Checkout, Order, ShippingMethod }

/** The fields of a new address. */
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

/** An order as the reader has confirmed it. */
export interface OrderRequest {
  /** Unique to this order: 8 to 100 letters, digits and hyphens. A retry with the same key orders once. */
  readonly idempotencyKey: string
  /** The `modifiedTime` of the cart that the reader saw. */
  readonly modifiedTime: string
  /** In minor units of the cart's currency. */
  readonly grandTotal: number
  readonly currency: string
  /** A token of the payment provider, valid for one try; null if there is nothing to pay. */
  readonly paymentToken: string | null
}

/** `challenge`: the input for the payment provider's `challenge`, which returns another token. */
export type OrderAnswer =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly failure: Failure; readonly challenge?: unknown }

// Only a signed-in reader can order. If the session has ended, the modal opens and the result is
// `signed-out`. The order does not resume by itself. Every action can fail with `maintenance` and
// `cart_empty`.

/** An action that is never stored: the reader has to see the cost before an order is placed. */
const checkoutAction = <I, O extends object>(
  kind: string,
  run: ResumableAction<I, O>['run'],
): ResumableAction<I, O> => ({
  ...notStored,
  name: (book) => orderMessages(book).get().intent,
  kind,
  run,
})

type OrderPage = Pick<Core, 'server'>
type CheckoutAnswer = { checkout: Checkout }

/** Updates the cart in other tags and tabs, because address and method change its cost. */
const cartUpdater = ({ environment, tabs }: SessionCore) => {
  const receiver = cartReceiver(environment)
  const { readerGeneration } = receiver
  return ({ cart }: Checkout) => {
    receiver.accept?.(readerGeneration, cart, '')
    tabs.broadcast('cart-changed')
  }
}

const shipTo = checkoutAction<{ addressId?: string }, CheckoutAnswer>(
  'ship-to',
  async ({ call, core }, input) => {
    const updateCart = cartUpdater(core)
    const answer = await call('shippingPayment', input)
    if (!answer.ok) return answer
    if (input.addressId !== undefined) updateCart(answer.data)
    return { ok: true, checkout: answer.data }
  },
)

/** Reads the state of the checkout. */
export const readCheckout = ({ server }: OrderPage): Promise<Result<CheckoutAnswer>> =>
  server.run(shipTo, {})

/** Chooses the shipping address. Refusals: `address_unknown`, `address_invalid`. */
export const chooseAddress = (
  { server }: OrderPage,
  addressId: string,
): Promise<Result<CheckoutAnswer>> => server.run(shipTo, { addressId })

const isSame = (known: Address, input: AddressInput): boolean =>
  Object.entries(input).every(([name, value]) => known[name] === value)

const newAddress = checkoutAction<AddressInput, { address: Address }>(
  'new-address',
  async ({ call }, input) => {
    // The response to an earlier try may have been lost. Do not save the same address twice.
    const known = await call('readAddresses', {})
    if (!known.ok) return known
    const same = known.data.addresses.find((one) => isSame(one, input))
    if (same) return { ok: true, address: same }
    const answer = await call('saveAddress', input)
    return answer.ok ? { ok: true, address: answer.data } : answer
  },
)

/** Saves a new address, unless the reader already has it. Refusal: `invalid_fields`. */
export const saveAddress = (
  { server }: OrderPage,
  input: AddressInput,
): Promise<Result<{ address: Address }>> => server.run(newAddress, input)

const shipBy = checkoutAction<{ shippingMethod: string }, CheckoutAnswer>(
  'ship-by',
  async ({ call, core }, input) => {
    const updateCart = cartUpdater(core)
    const answer = await call('chooseShippingMethod', input)
    if (!answer.ok) return answer
    updateCart(answer.data)
    return { ok: true, checkout: answer.data }
  },
)

/** Chooses the shipping method. Refusals: `address_unknown`, `method_unknown`. */
export const chooseShipping = (
  { server }: OrderPage,
  shippingMethod: string,
): Promise<Result<CheckoutAnswer>> => server.run(shipBy, { shippingMethod })

const placeOrder = (state: Core) =>
  checkoutAction<OrderRequest, { order: Order }>(
    'order',
    async ({ call, core, readerChanged }, input, { from }) => {
      const { idempotencyKey, paymentToken, modifiedTime, grandTotal, currency } = input
      const body = { modifiedTime, grandTotal, ...(paymentToken === null ? {} : { paymentToken }) }
      const headers = { 'Idempotency-Key': idempotencyKey }
      const answer = await call('submitOrder', body, { headers, currency })
      if (!answer.ok) return answer
      if (!readerChanged()) {
        setOrderCookie(state)
        void cartOf(state).load()
      }
      core.tabs.broadcast('cart-changed')
      core.environment.dispatch(new OrderPlacedEvent(answer.data.orderId), from)
      return { ok: true, order: answer.data }
    },
  )

/**
 * Places the order, once per key. Then refetches the cart, here and in other tabs, sets the order cookie and
 * dispatches `bindery-order-placed`. Refusals: `cart_changed`, `address_unknown`, `method_unknown`,
 * `payment_needed`, `payment_declined`, `challenge_needed` (with `challenge`).
 */
export const submitOrder = async (
  state: Core,
  input: OrderRequest,
  options?: ActionOptions,
): Promise<OrderAnswer> => {
  const answer = await state.server.run(placeOrder(state), input, options)
  const challenge =
    !answer.ok && answer.failure.kind === 'refused' ? answer.failure.challenge : undefined
  return answer.ok || challenge === undefined ? answer : { ...answer, challenge }
}

/**
 * Reads an order of the reader. Refusal: `order_unknown`.
 * @param id the order number or the idempotency key of the order
 */
export const readOrder = async (
  { server }: OrderPage,
  id: string,
): Promise<Result<{ order: Order }>> => {
  const answer = await server.call('readOrder', { id })
  return answer.ok ? { ok: true, order: answer.data } : answer
}
