import { asReader } from './as-reader.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

export interface ResetInput {
  /** From the mailed link. */
  readonly token: string
  readonly password: string
}

export interface ChangeInput {
  readonly current: string
  readonly password: string
}

const verbs = later(() => import('./password-verbs.ts'))

/**
 * Sets a new password with a mailed token, and asks again who is reading, here and in the other tabs:
 * every session of the account has ended. Refusals: `token_used`, `token_expired`, `token_invalid`,
 * `invalid_fields` (errors).
 */
export const resetPassword = (state: Pick<State, 'online'>, input: ResetInput): Promise<Result> =>
  verbs(({ reset }) => state.online((online) => reset(online, input)))

/**
 * Changes the password of the reader, whose other sessions end. When this one has ended the modal
 * opens; nothing is kept, the reader types it again. Refusals: `wrong_password` (triesLeft), `locked`
 * (lockoutSeconds), `invalid_fields` (errors).
 */
export const changePassword = (
  state: Pick<State, 'online' | 'session'>,
  input: ChangeInput,
  options?: VerbOptions,
): Promise<Result> => asReader(state)(verbs, ({ passwordChange }) => passwordChange, input, options)
