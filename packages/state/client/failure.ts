import type { PasskeyTrouble } from '../environment/passkey-device.ts'

/**
 * Why a call or an action failed. It is returned, never thrown.
 *
 * - `refused`: the server refused, with a reason that the contract names (`code`).
 * - `signed-out`: the session has ended; the reader has to sign in again. `replaced`: it is another reader's.
 * - `busy`: too many requests (429); `retryAfterMs` says when to retry.
 * - `offline`, `timeout`: no response arrived. `server`: a 5xx. `unexpected`: any other status.
 * - `contract`: the response does not match the contract.
 * - `unkept`: the server has signed the reader in, but the browser did not store the cookie.
 * - `captcha`: the captcha did not load or did not answer.
 * - `passkey`: the browser gave no passkey; `why` is the reason.
 */
export type Failure =
  | Refusal
  | { readonly kind: 'signed-out'; readonly replaced?: true }
  | { readonly kind: 'passkey'; readonly why: PasskeyTrouble }
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  | {
      readonly kind:
        | 'offline'
        | 'timeout'
        | 'server'
        | 'unexpected'
        | 'contract'
        | 'captcha'
        | 'unkept'
    }

export interface Refusal {
  readonly kind: 'refused'
  /** The name of the error in the contract. */
  readonly code: string
  readonly status: number
  /** After a wrong password: how many attempts are left before the account is locked. */
  readonly triesLeft?: number
  /** For a locked account: seconds until it is unlocked. */
  readonly lockoutSeconds?: number
  /** The input for the payment provider's `challenge`, if the server requires one. */
  readonly challenge?: unknown
  /** Rejected fields, in the server's order and with its texts. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** The result of a call or an action. */
export type Result<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: Failure }
