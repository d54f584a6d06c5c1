import type { Address, Checkout, Order } from '@bindery/state/order.ts'
import { atom } from 'nanostores'
import { reachable, type Step } from './order.steps.ts'

/** Where the checkout is. `waiting`: nothing is known yet. */
export type Situation =
  | { readonly kind: 'waiting' | 'empty' | 'maintenance' }
  | { readonly kind: 'open'; readonly checkout: Checkout }
  | { readonly kind: 'failed'; readonly why: string | null }
  | { readonly kind: 'placed'; readonly order: Order }

/** How far a reader has come. */
export interface Progress {
  /** null: nobody has signed in. */
  readonly reader: string | null
  readonly at: Situation
  readonly addresses: readonly Address[]
  readonly step: Step
  /** Of the payment; in memory only. */
  readonly token: string | null
  /** Why the reader is here, or what has happened. */
  readonly said: string | null
}

const nothing: Progress = {
  reader: null,
  at: { kind: 'waiting' },
  addresses: [],
  step: 'address',
  token: null,
  said: null,
}

/** What is being ordered; null before it is known, and when nothing is. */
export const checkoutOf = ({ at }: Progress): Checkout | null =>
  at.kind === 'open' ? at.checkout : null

export const isPaid = ({ token }: Progress): boolean => token !== null

/** Where the server says that the reader is. */
export const situationOf = (checkout: Checkout): Situation =>
  checkout.cart.items.length > 0 ? { kind: 'open', checkout } : { kind: 'empty' }

/** The step that a reader who wants `wanted` comes to with what is done; the same where nothing is open. */
export const stepTowards = (wanted: Step, progress: Progress): Step => {
  const checkout = checkoutOf(progress)
  return checkout ? reachable(wanted, checkout, isPaid(progress)) : progress.step
}

/** One for each tag on a page. */
export const createProgress = () => {
  const $progress = atom(nothing)
  let visit = {}
  return {
    $progress,
    change: (next: Partial<Progress>): void => $progress.set({ ...$progress.get(), ...next }),
    /** Somebody else's checkout, or nobody's: nothing of the one before is left. */
    begin: (reader: string | null): void => {
      visit = {}
      $progress.set({ ...nothing, reader })
    },
    /** What says later whether it is still the checkout that it is now: answers for another one are dropped. */
    visit: (): (() => boolean) => {
      const now = visit
      return () => now === visit
    },
  }
}

export type ProgressStore = ReturnType<typeof createProgress>
