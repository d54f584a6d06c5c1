import { accountByEmail, forgetResets, saveAccount } from '../accounts.ts'
import { countTry, forgetTries, secondsLocked } from '../attempts.ts'
import { passwordComplaints } from '../new-password.ts'
import type { Account } from '../records.ts'
import { serve, serveReader } from '../serve.ts'
import { type MockApp, type MockContext, originOf, type Server } from '../server.ts'
import { closeAllSessions, openSession } from '../sessions.ts'
import { fingerprint, randomToken } from '../tokens.ts'

/** How long a mailed link works: one hour. */
const resetLife = 60 * 60 * 1000

/** Why an e-mail gets no reset, by the spec; for any other the answer does not tell if it exists. */
const hindrance = (server: Server, email: string) => {
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
  const expiresAt = server.clock.now() + resetLife
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
  forgetResets(server, account.id)
}

/** Forgotten, reset and changed passwords. */
export const passwordRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'requestReset', async ({ c, input, refusal }) => {
    const no = hindrance(server, input.emailAddress)
    if (no) throw refusal(no.code, no.body)
    await mailReset(server, c, input.emailAddress)
    return {}
  })

  serve(app, server, 'forgotPassword', async ({ c, input, refusal }) => {
    const no = hindrance(server, input.email)
    if (no) throw refusal(no.code, no.body)
    await mailReset(server, c, input.email)
    return {}
  })

  serve(app, server, 'resetPassword', async ({ input, refusal }) => {
    const key = await fingerprint(input.token)
    const valid = () => {
      const reset = server.store.get('reset', key)
      return reset && reset.expiresAt > server.clock.now() ? reset : undefined
    }
    if (!valid()) throw refusal('token_invalid')
    // A refused password leaves the token as it is: the reader tries again with the same link.
    const errors = passwordComplaints(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const hash = await server.hashes.hash(input.password)
    const reset = valid()
    const account = reset && server.store.get('account', reset.owner)
    if (!account || !server.store.remove('reset', key)) throw refusal('token_invalid')
    setPassword(server, account, hash)
    return {}
  })

  serveReader(app, server, 'changePassword', async ({ c, account, input, refusal }) => {
    const seconds = secondsLocked(server, account.emailAddress)
    if (seconds > 0) throw refusal('locked', { lockout_duration: seconds })
    countTry(server, account.emailAddress)
    if (!(await server.hashes.verify(input.current, account.passwordHash))) {
      throw refusal('wrong_password')
    }
    forgetTries(server, account.emailAddress)
    const errors = passwordComplaints(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    setPassword(server, account, await server.hashes.hash(input.password))
    await openSession(server, c, account.id)
    return {}
  })
}
