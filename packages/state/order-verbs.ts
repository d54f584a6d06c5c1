import type { Client } from '@bindery/api/client.ts'
import { isError } from '@bindery/api/errors.ts'
import { type Address, readAddresses, saveAddress } from '@bindery/contract/address.ts'
import {
  type Checkout,
  chooseShippingMethod,
  type Order,
  readOrder,
  shippingPayment,
  submitOrder,
} from '@bindery/contract/order.ts'
import { cartOf, cartShelf } from './cart.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { hasLeft } from './has-left.ts'
import { OrderPlacedEvent } from './order.events.ts'
import { orderMessages } from './order.messages.ts'
import type { AddressInput, OrderWish } from './order.ts'
import { leaveCrumb } from './order-crumb.ts'
import type { ReaderVerb } from './reader-verb.ts'
import type { SessionCore } from './session.ts'
import type { State } from './state.ts'

/** Kept by nobody: what an order costs has to be seen by whoever places it. */
const atOnce = <I, O extends object>(
  kind: string,
  act: ReaderVerb<I, O>['act'],
): ReaderVerb<I, O> => ({
  kind,
  name: (book) => orderMessages(book).get().intent,
  keep: () => null,
  read: () => null,
  act: (...args) => attempt(() => act(...args)),
  done: () => '',
})

type Answer = { checkout: Checkout }

/** Where to, and how, changes what the cart costs: other tags and tabs that show it follow. */
const tellCart = ({ environment, tabs }: SessionCore) => {
  const shelf = cartShelf(environment)
  const { era } = shelf
  return ({ cart }: Checkout) => {
    shelf.take?.(era, cart, '')
    tabs.tell('cart-changed')
  }
}

export const shipTo = atOnce<{ addressId?: string }, Answer>(
  'ship-to',
  async ({ client, core }, input) => {
    const tell = tellCart(core)
    const checkout = await client.call(shippingPayment, input)
    if (input.addressId !== undefined) tell(checkout)
    return { ok: true, checkout }
  },
)

export const shipBy = atOnce<{ shippingMethod: string }, Answer>(
  'ship-by',
  async ({ client, core }, input) => {
    const tell = tellCart(core)
    const checkout = await client.call(chooseShippingMethod, input)
    tell(checkout)
    return { ok: true, checkout }
  },
)

const isSame = (known: Address, input: AddressInput): boolean =>
  Object.entries(input).every(([name, value]) => known[name] === value)

export const newAddress = atOnce<AddressInput, { address: Address }>(
  'new-address',
  async ({ client }, input) => {
    // An answer may have been lost: what is there already is not saved twice.
    const { addresses } = await client.call(readAddresses, {})
    const known = addresses.find((one) => isSame(one, input))
    const address = known ?? (await client.call(saveAddress, input))
    return { ok: true, address }
  },
)

export const placing = (state: State, onChallenge: (challenge: unknown) => void) =>
  atOnce<OrderWish, { order: Order }>('order', async ({ client, core }, wish, { from }) => {
    const { idempotencyKey, paymentToken, modifiedTime, grandTotal } = wish
    const input = { modifiedTime, grandTotal, ...(paymentToken === null ? {} : { paymentToken }) }
    const gone = hasLeft(core)
    const headers = { 'Idempotency-Key': idempotencyKey }
    const order = await client.call(submitOrder, input, { headers }).catch((error: unknown) => {
      if (isError(error, 'RefusedError') && error.code === 'challenge_needed') {
        onChallenge((error.body as { challenge?: unknown }).challenge)
      }
      throw error
    })
    if (!gone()) {
      leaveCrumb(state)
      void cartOf(state).load()
    }
    core.tabs.tell('cart-changed')
    core.environment.dispatch(new OrderPlacedEvent(order.orderId), from)
    return { ok: true, order }
  })

export const find = (client: Client, id: string): Promise<Result<{ order: Order }>> =>
  attempt(async () => ({ ok: true, order: await client.call(readOrder, { id }) }))
