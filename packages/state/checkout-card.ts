import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { RegisterInput, SignInInput, VerbOptions } from './session.ts'
import type { State } from './state.ts'

/**
 * `known`: the e-mail belongs to a subscriber, nothing was registered. `unkept`: the server agreed, and
 * the browser did not keep the session: it keeps no cookies of another site in a frame.
 */
export type CheckoutOutcome = 'done' | 'known' | 'unkept'
export type CheckoutResult = Result<{ outcome: CheckoutOutcome }>

const verbs = later(() => import('./checkout-card-verbs.ts'))

/**
 * Signs in from a card of the checkout: profile refreshed, sign-in promise resolved, `bindery-signed-in`
 * sent. Whoever calls closes and reloads. Refusals: as `session.signIn`.
 */
export const signInAtCheckout = (
  state: State,
  input: SignInInput,
  options: VerbOptions,
): Promise<CheckoutResult> =>
  verbs(({ signIn }) => state.online((online) => signIn(online, input, options)))

/** Registers from a card of the checkout; what follows is as for `signInAtCheckout`. Refusals: as `session.register`. */
export const registerAtCheckout = (
  state: State,
  input: RegisterInput,
  options: VerbOptions,
): Promise<CheckoutResult> =>
  verbs(({ register }) => state.online((online) => register(online, input, options)))

/** Asks for the reset mail from a card of the checkout. Refusals: `user_restricted`, `locked`. */
export const requestCheckoutReset = (
  state: State,
  input: { readonly emailAddress: string },
): Promise<Result> =>
  verbs(({ requestReset }) => state.online((online) => requestReset(online, input)))
