import type { Province } from '@bindery/contract/place.ts'
import type { Address, Checkout, Order } from '@bindery/state/order.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { AddressValues } from './order.address.ts'
import type { OrderWords } from './order.messages.ts'
import type { Step } from './order.steps.ts'

/** What is shown of sums; amounts in minor units. */
export type Sums = Pick<
  Order,
  'currency' | 'subTotal' | 'discount_amount' | 'tax' | 'shippingCost' | 'grandTotal'
>

export interface CheckoutOpen {
  readonly kind: 'open'
  readonly step: Step
  readonly steps: readonly Step[]
  /** Where the reader may go from here: what is done, and what comes next. */
  readonly reachable: readonly Step[]
  readonly checkout: Checkout
  readonly addresses: readonly Address[]
  readonly values: AddressValues
  /** The way of shipping that was chosen last, sent or not; '' when none was. */
  readonly method: string
  /** Of the country that is chosen; null while they are not known. */
  readonly states: readonly Province[] | null
  /** Why they could not be had, in words where there are any; null while nothing is wrong. */
  readonly statesFailed: string | null
  /** By name. */
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  /** Where the reader is, as far as it is known: two letters, or ''. */
  readonly country: string
  /** Why the reader is here and not where they wanted to be, or what has happened. */
  readonly said: string | null
  readonly problem: Problem | null
  readonly sending: boolean
  readonly provider: 'ready' | 'waiting' | 'missing'
  validate(values: AddressValues): Readonly<Record<string, string>>
  type(values: AddressValues): void
  goTo(step: Step): void
  /** Asks for the states once more. */
  again(): Promise<void>
  sendAddress(values: AddressValues): Promise<void>
  sendShipping(values: AddressValues): Promise<void>
  typeShipping(values: AddressValues): void
  sendPayment(): Promise<void>
  place(): Promise<void>
  /** Where the payment provider puts its fields, and where it asks for more proof. */
  paymentPlace(element: HTMLElement | null): void
  proofPlace(element: HTMLElement | null): void
}

export type CheckoutPicture =
  | { readonly kind: 'guest'; signIn(): void }
  | { readonly kind: 'failed'; readonly why: string | null; again(): Promise<void> }
  | { readonly kind: 'empty' | 'maintenance' }
  | {
      readonly kind: 'placed'
      readonly order: Order
      /** Where the subscription is activated; null when none was ordered. */
      readonly activation: string | null
      /** What is said of a case study in it; null where there is none. */
      readonly note: string | null
    }
  | CheckoutOpen

export type CheckoutView = CheckoutPicture & {
  readonly words: OrderWords
  readonly locale: string | null
  /** An amount in minor units, as a reader sees it. */
  money(amount: number, currency: string): string
  readonly paths: { readonly store: string; readonly account: string }
}

export type OpenView = Extract<CheckoutView, CheckoutOpen>
