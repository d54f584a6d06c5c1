import type { Result } from '../client/failure.ts'
import { signedOut } from '../client/lazy.ts'
import type { Core } from '../session/core.ts'
import { notStored, type ResumableAction } from '../session/resumable-action.ts'
import type { ActionOptions } from '../session/session.ts'

export interface ResetInput {
  /** The token of the mailed link. */
  readonly token: string
  readonly password: string
}

export interface ChangeInput {
  readonly current: string
  readonly password: string
}

/**
 * Sets a new password with a mailed token. That ends every session of the account, so the session is
 * refreshed, here and in the other tabs. Refusals: `token_used`, `token_expired`, `token_invalid`,
 * `invalid_fields` (errors).
 */
export const resetPassword = async (
  { server, session }: Pick<Core, 'server' | 'session'>,
  input: ResetInput,
): Promise<Result> => {
  const answer = await server.call('resetPassword', input)
  if (!answer.ok) return answer
  // The session of this browser may have ended with the others. `refresh` also informs the other tabs.
  await session.refresh()
  return { ok: true }
}

/** Never stored: a password must not get into a storage. */
const passwordChange: ResumableAction<ChangeInput> = {
  ...notStored,
  kind: 'password',
  run: async ({ call, core, readerChanged }, input) => {
    const answer = await call('changePassword', input)
    if (!answer.ok) return answer
    // The change has updated the account's Last-Modified.
    await core.load()
    if (readerChanged()) return signedOut
    core.tabs.broadcast('profile-changed')
    return { ok: true }
  },
}

/**
 * Changes the password of the reader and ends their other sessions. If this session has ended, the modal
 * opens. Nothing is stored, so the reader types the passwords again. Refusals: `wrong_password`
 * (triesLeft), `locked` (lockoutSeconds), `invalid_fields` (errors).
 */
export const changePassword = (
  { server }: Pick<Core, 'server'>,
  input: ChangeInput,
  options?: ActionOptions,
): Promise<Result> => server.run(passwordChange, input, options)
