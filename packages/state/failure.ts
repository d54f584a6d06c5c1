import type { PasskeyTrouble } from './passkey-device.ts'

/**
 * Why a verb did not do what it was asked. Verbs never throw for these: they return them.
 *
 * - `refused`: the server said no and gave a reason the contract names (`code`).
 * - `signed-out`: the session has ended; the reader has to sign in again.
 * - `busy`: too many requests (429); `retryAfterMs` says when to try again.
 * - `offline`, `timeout`: nothing came back. `server`: a 5xx. `unexpected`: any other status.
 * - `contract`: an answer came that is not what the contract says.
 * - `unkept`: the server has signed the reader in, and the browser did not keep the cookie.
 * - `captcha`: the captcha could not be loaded or did not answer.
 * - `passkey`: the browser gave no passkey, and `why`.
 */
export type Failure =
  | Refusal
  | { readonly kind: 'signed-out' }
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
  /** Wrong password: how many tries are left before the account is locked. */
  readonly triesLeft?: number
  /** Locked account: seconds until it opens again. */
  readonly lockoutSeconds?: number
  /** Rejected fields, in the server's order and words. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** What a verb answers. */
export type Result<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: Failure }
