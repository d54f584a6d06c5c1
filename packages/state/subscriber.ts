import type { User } from '@bindery/contract/user.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

export interface LookupInput {
  readonly emailAddress: string
  /** As it stands on the label. */
  readonly accountNumber: string
}

/** The subscription that a lookup has found: the latest active one of an accepted source. */
export interface FoundSubscription extends LookupInput {
  readonly firstName: string
  readonly lastName: string
  readonly subscriptionSourceCode: string
}

export interface ProofInput extends FoundSubscription {
  /** For the web account that is made. */
  readonly password: string
  readonly optIn: boolean
  /** Where the proof is sent: what `verifyUrlOf` has let through. */
  readonly url: string
  /** Where the reader signed up, for the subscriber record: the tag's name. */
  readonly source: string
}

const verbs = later(() => import('./subscriber-verbs.ts'))

/**
 * Looks a subscription up (spec accounts 7). Refusals: `no_active_subscription` (also where none has an
 * accepted source), `account_exists` (its e-mail has a web account already: sign in); `busy` when too
 * many numbers were tried.
 */
export const findSubscription = (
  state: State,
  input: LookupInput,
): Promise<Result<{ found: FoundSubscription }>> =>
  verbs(({ find }) => state.online((online) => find(online, input)))

/**
 * Proves a subscription, which makes its web account; sends the subscriber record, which sets the header
 * flag; then as after any sign-in: `bindery-signed-in` is sent and the page reloads. That the record
 * cannot be sent undoes nothing: it is told by `bindery-error`. Refusals: `no_active_subscription`,
 * `username_unavailable`, `user_restricted`, `invalid_fields` (errors), `captcha_refused`.
 */
export const proveSubscription = (
  state: State,
  input: ProofInput,
  options: { readonly from?: EventTarget } = {},
): Promise<Result<{ user: User; reloading: boolean; headerFlag: boolean }>> =>
  verbs(({ prove }) => state.online((online) => prove(online, input, options)))

/** Asks for the reset mail from the subscriber card. Refusals: `user_restricted`, `locked`. */
export const requestSubscriberReset = (
  state: State,
  input: { readonly emailAddress: string },
): Promise<Result> =>
  verbs(({ requestReset }) => state.online((online) => requestReset(online, input)))
