import { accountByEmail, invalidateResets, saveAccount } from '../../accounts/accounts.ts'
import { passwordErrors } from '../../accounts/new-password.ts'
import {
  clearAttempts,
  countAttempt,
  countMail,
  lockoutSeconds,
  secondsLocked,
} from '../../accounts/rate-limits.ts'
import type { Account } from '../../core/records.ts'
import { type MockApp, type MockContext, originOf, type Server } from '../../core/server.ts'
import { fingerprint, randomToken } from '../../core/tokens.ts'
import { serve, serveReader } from '../../http/serve.ts'
import { closeAllSessions } from '../../http/sessions.ts'
import { startSession } from './admission.ts'

/** How long a mailed link is valid: one hour. */
const resetLifetime = 60 * 60 * 1000

/** The error that the spec allows for a reset. Otherwise the reply does not tell whether the e-mail has an account. */
const resetError = (server: Server, email: string) => {
  const account = accountByEmail(server, email)
  const seconds = account?.lockedFor ?? secondsLocked(server, email)
  if (account?.restricted) return { code: 'user_restricted' } as const
  if (seconds > 0) return { code: 'locked', body: { lockout_duration: seconds } } as const
  return undefined
}

const mailReset = async (server: Server, c: MockContext, email: string) => {
  const account = accountByEmail(server, email)
  const token = randomToken(128)
  const key = await fingerprint(token)
  if (!account) return
  const expiresAt = server.clock.now() + resetLifetime
  // Over the limit the earlier links still work, and the reply is the same.
  if (!countMail(server, 'reset', account.emailAddress)) return
  server.store.put('reset', key, { owner: account.id, expiresAt })
  const link = `${originOf(server, c)}/reset-password?token=${token}`
  server.mailbox.send({
    to: account.emailAddress,
    subject: 'Reset your password',
    text: `Somebody asked for a new password for this e-mail. To choose one, open\n${link}\nwithin an hour. The link works once. If it was not you, do nothing.`,
  })
}

const setPassword = (server: Server, account: Account, passwordHash: string) => {
  const current = server.store.get('account', account.id) ?? account
  saveAccount(server, { ...current, passwordHash })
  closeAllSessions(server, account.id)
  invalidateResets(server, account.id)
  const passkeys = server.store.list('passkey', account.id).length
  // A passkey of somebody else survives the new password.
  const kept = `Your ${passkeys === 1 ? 'passkey' : `${passkeys} passkeys`} can still sign in: remove any that you do not know in your account.`
  server.mailbox.send({
    to: account.emailAddress,
    subject: 'Your password was changed',
    text: `All devices have been signed out.${passkeys > 0 ? ` ${kept}` : ''} If it was not you, ask for a new password at once.`,
  })
}

/** Forgotten, reset and changed passwords. */
export const passwordRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'requestReset', async ({ c, input, refusal }) => {
    const error = resetError(server, input.emailAddress)
    if (error) throw refusal(error.code, error.body)
    await mailReset(server, c, input.emailAddress)
    return {}
  })

  serve(app, server, 'forgotPassword', async ({ c, input, refusal }) => {
    const error = resetError(server, input.email)
    if (error) throw refusal(error.code, error.body)
    await mailReset(server, c, input.email)
    return {}
  })

  serve(app, server, 'resetPassword', async ({ input, refusal }) => {
    const key = await fingerprint(input.token)
    /** The account of the token. @throws for an invalid token */
    const accountOfToken = () => {
      const reset = server.store.get('reset', key)
      if (reset?.invalidated) throw refusal('token_used')
      if (reset && reset.expiresAt <= server.clock.now()) throw refusal('token_expired')
      const account = reset && server.store.get('account', reset.owner)
      if (!account) throw refusal('token_invalid')
      return account
    }
    accountOfToken()
    // A refused password keeps the token valid, so that the reader can try again with the same link.
    const errors = passwordErrors(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const hash = await server.hashes.hash(input.password)
    // Checked again: a parallel use of the link may have been faster.
    setPassword(server, accountOfToken(), hash)
    return {}
  })

  serveReader(app, server, 'changePassword', async ({ c, account, input, refusal }) => {
    const seconds = secondsLocked(server, account.emailAddress)
    if (seconds > 0) throw refusal('locked', { lockout_duration: seconds })
    const left = countAttempt(server, account.emailAddress)
    if (!(await server.hashes.verify(input.current, account.passwordHash))) {
      if (left === 0) throw refusal('locked', { lockout_duration: lockoutSeconds })
      throw refusal('wrong_password', { tries_left: left })
    }
    clearAttempts(server, account.emailAddress)
    const errors = passwordErrors(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    setPassword(server, account, await server.hashes.hash(input.password))
    await startSession(server, c, account.id)
    return {}
  })
}
