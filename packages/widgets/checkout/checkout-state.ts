/** The state of a checkout, and what its parts share. */
import type { Address, Checkout, Order } from '@bindery/state/orders/order.ts'
import { createForm } from '@bindery/state/page/form.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type AddressValues, newAddress } from './address-fields.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { createDraft } from './checkout-draft.ts'
import { reachableStep, type Step } from './checkout-steps.ts'
import { createCountryStates } from './country-states.ts'
import { createPayment } from './payment-provider.ts'

export type CheckoutPhase =
  /** `waiting`: the server has not responded yet. */
  | { readonly kind: 'waiting' | 'empty' | 'maintenance' }
  | { readonly kind: 'open'; readonly checkout: Checkout }
  | { readonly kind: 'failed'; readonly why: string | null }
  | { readonly kind: 'placed'; readonly order: Order }

export interface CheckoutState {
  /** null: a guest. */
  readonly reader: string | null
  readonly phase: CheckoutPhase
  readonly addresses: readonly Address[]
  readonly step: Step
  /** The payment token; in memory only. */
  readonly token: string | null
  /** Why the reader is on this step, or what has changed. */
  readonly message: string | null
}

const initial: CheckoutState = {
  reader: null,
  phase: { kind: 'waiting' },
  addresses: [],
  step: 'address',
  token: null,
  message: null,
}

/** The open checkout; null before it has loaded, and when there is nothing to order. */
export const checkoutOf = ({ phase }: CheckoutState): Checkout | null =>
  phase.kind === 'open' ? phase.checkout : null

export const isPaid = ({ token }: CheckoutState): boolean => token !== null

/** The phase of a checkout that the server has sent. */
export const phaseOf = (checkout: Checkout): CheckoutPhase =>
  checkout.cart.items.length > 0 ? { kind: 'open', checkout } : { kind: 'empty' }

/** The step to show for a requested one; the current step unless the checkout is open. */
export const stepTowards = (requested: Step, state: CheckoutState): Step => {
  const checkout = checkoutOf(state)
  return checkout ? reachableStep(requested, checkout, isPaid(state)) : state.step
}

/** The store of one tag. */
const createStore = () => {
  const $checkout = atom(initial)
  let generation = 0
  return {
    $checkout,
    change: (next: Partial<CheckoutState>): void => $checkout.set({ ...$checkout.get(), ...next }),
    /** Discards the state and starts with another reader, or with a guest. */
    reset: (reader: string | null): void => {
      generation += 1
      $checkout.set({ ...initial, reader })
    },
    /** Returns a check: is this still the same reader's checkout? A response for another one is dropped. */
    guard: (): (() => boolean) => {
      const started = generation
      return () => started === generation
    },
  }
}

/** @param onProvider called when the payment provider has registered, or has not in time */
export const createContext = (state: State, element: HTMLElement, onProvider: () => void) => {
  const { environment, settings } = state
  const words = () => checkoutMessages(state.messages).get()
  const store = createStore()
  const now = () => store.$checkout.get()
  const draft = createDraft(environment, () => now().reader)
  const form = createForm(() => words().unreachable)
  const states = createCountryStates(state)
  const payment = createPayment(
    environment,
    element,
    () => {
      const cart = checkoutOf(now())?.cart
      const { currency = settings.currency, grandTotal: amount = 0 } = cart ?? {}
      return { locale: settings.locale, currency, amount }
    },
    onProvider,
  )
  /** The values of the address form: the draft, and the address chosen last, or else saved last. */
  const values = (): AddressValues => {
    const { values } = draft.get()
    const { addresses } = now()
    const chosen = [values['address'], checkoutOf(now())?.address?.id, addresses[0]?.id].find(
      (id) => id === newAddress || addresses.some((one) => one.id === id),
    )
    const countryCode = values['countryCode'] || state.$country.value || ''
    return { ...values, countryCode, address: chosen ?? newAddress }
  }
  /** Loads the states of the chosen country. Only a new address needs them. */
  const loadStates = async (): Promise<void> => {
    const { address, countryCode = '' } = values()
    if (address === newAddress) await states.load(countryCode)
  }
  return { ...store, state, element, words, now, draft, form, states, payment, values, loadStates }
}

export type CheckoutContext = ReturnType<typeof createContext>
