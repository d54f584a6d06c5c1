import type { Province } from '@bindery/contract/place.ts'
import type { Environment } from '@bindery/state/environment.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createForm, type FormControl } from '@bindery/state/form.ts'
import type { Address, Checkout, Order } from '@bindery/state/order.ts'
import { readStates } from '@bindery/state/place.ts'
import type { State } from '@bindery/state/state.ts'
import { type AddressValues, newOne } from './order.address.ts'
import { draftOf, keepDraft } from './order.draft.ts'
import { type OrderWords, orderMessages } from './order.messages.ts'
import { createPayment, type Payment } from './order.payment.ts'
import { addressOf, orderAddress, reachable, type Step, stepAt, steps } from './order.steps.ts'

/** Where the checkout is. `waiting`: nothing is known yet. */
export type Situation =
  | { readonly kind: 'waiting' | 'empty' | 'maintenance' | 'open' }
  | { readonly kind: 'failed'; readonly why: string | null }
  | { readonly kind: 'placed'; readonly order: Order }

const firsts = {
  address: 'firstAddress',
  shipping: 'firstShipping',
  payment: 'firstPayment',
  review: 'firstPayment',
} as const

/** Why the states of a country could not be had; '' where not even that could be said. */
type Unloaded = string

/** null: they are not known, or could not be had. */
export const knownStates = (list: ReturnType<Progress['provinces']>): readonly Province[] | null =>
  typeof list === 'object' ? list : null

const why = async (failure: Failure, state: State): Promise<Unloaded> => {
  const { orderProblem } = (await import('./order.problem.ts').catch(() => null)) ?? {}
  return orderProblem?.(failure, state).message ?? ''
}

/** What a checkout knows, and how it moves: one for each tag on a page. */
export interface Progress {
  /** Each reader's checkout has a number; answers for another one are dropped. */
  era: number
  /** null: nobody has signed in. */
  reader: string | null
  at: Situation
  checkout: Checkout | null
  addresses: readonly Address[]
  step: Step
  /** Of the payment; in memory only. */
  token: string | null
  /** Why the reader is here, or what has happened. */
  said: string | null
  readonly state: State
  readonly element: HTMLElement
  readonly form: FormControl
  readonly payment: Payment
  words(): OrderWords
  paint(): void
  paid(): boolean
  /** What is typed: kept for the tab. */
  values(): AddressValues
  keep(change: { values?: AddressValues; method?: string; pending?: string }): void
  /** The way of shipping that was chosen last; '' when none was. */
  method(): string
  /** The states of a country, by default of the one that is chosen; undefined while they are not known. */
  provinces(country?: string): readonly Province[] | Unloaded | undefined
  lookUpStates(): Promise<void>
  /** Goes to a step, or to the first one before it that is not done, and says so. */
  show(wanted: Step, write: 'push' | 'replace'): void
  /** The step that the address names. */
  wanted(): Step
  open(checkout: Checkout): void
  /** The order was placed: nothing of it is kept here. */
  finish(order: Order): void
  /** Nothing can be ordered now; `why` in words, where they could be had. */
  settle(failure: Failure, why: string | null): void
}

const wordsOf = (state: State) => orderMessages(state.messages)

/** @param attribute the step that the tag was given */
export const createProgress = (
  state: State,
  element: HTMLElement,
  attribute: () => string,
  paint: () => void,
): Progress => {
  const { environment, settings } = state
  const { paths } = settings
  const states = new Map<string, readonly Province[] | Unloaded>()
  const href = () => environment.location().href
  const draft = () => draftOf(environment, progress.reader ?? '')
  const progress: Progress = {
    era: 0,
    reader: null,
    at: { kind: 'waiting' },
    checkout: null,
    addresses: [],
    step: 'address',
    token: null,
    said: null,
    state,
    element,
    form: createForm(() => wordsOf(state).get().unreachable),
    payment: createPayment(
      environment,
      element,
      () => ({
        locale: settings.locale,
        currency: progress.checkout?.cart.currency ?? settings.currency,
        amount: progress.checkout?.cart.grandTotal ?? 0,
      }),
      paint,
    ),
    words: () => wordsOf(state).get(),
    paint,
    paid: () => progress.token !== null,
    values: () => {
      const { values } = draft()
      const { checkout, addresses } = progress
      // The one chosen last, else the one saved last.
      const chosen = [values['address'], checkout?.address?.id, addresses[0]?.id].find(
        (id) => id === newOne || addresses.some((one) => one.id === id),
      )
      const countryCode = values['countryCode'] || state.$country.value || ''
      return { ...values, countryCode, address: chosen ?? newOne }
    },
    keep: (change) => {
      if (progress.reader !== null) keepDraft(environment, { ...draft(), ...change })
    },
    method: () => draft().method ?? '',
    provinces: (country = progress.values()['countryCode'] ?? '') => states.get(country),
    lookUpStates: async () => {
      const { address, countryCode: country = '' } = progress.values()
      const there = states.get(country)
      if (address !== newOne || !country || knownStates(there)) return
      states.delete(country)
      const answer = await readStates(state, country)
      states.set(country, answer.ok ? answer.states : await why(answer.failure, state))
      progress.paint()
    },
    show: (wanted, write) => {
      if (!progress.checkout) return
      progress.step = reachable(wanted, progress.checkout, progress.paid())
      if (steps.indexOf(progress.step) < steps.indexOf(wanted)) {
        progress.said = progress.words()[firsts[progress.step]]
      }
      const url = addressOf(progress.step, href(), paths)
      if (url === href()) return
      if (write === 'push') environment.pushUrl(url)
      else environment.replaceUrl(url)
    },
    wanted: () => stepAt(href(), paths, attribute()),
    open: (checkout) => {
      progress.checkout = checkout
      progress.at = { kind: checkout.cart.items.length > 0 ? 'open' : 'empty' }
    },
    finish: (order) => {
      progress.at = { kind: 'placed', order }
      progress.keep({ values: {}, method: '', pending: '' })
      progress.token = null
      progress.checkout = null
      environment.replaceUrl(orderAddress(order.orderId, href(), paths))
      progress.payment.restart()
    },
    settle: (failure, why) => {
      const code = failure.kind === 'refused' ? failure.code : ''
      if (code === 'cart_empty') progress.at = { kind: 'empty' }
      else if (code === 'maintenance') progress.at = { kind: 'maintenance' }
      else progress.at = { kind: 'failed', why }
    },
  }
  return progress
}

/** The key of an order whose answer has not come; '' when there is none. */
export const pendingOf = (
  environment: Pick<Environment, 'session'>,
  { reader }: Progress,
): string => draftOf(environment, reader ?? '').pending
