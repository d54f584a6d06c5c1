import { accountByEmail, endResets, saveAccount } from '../accounts.ts'
import { countTry, forgetTries, lockSeconds, secondsLocked } from '../attempts.ts'
import { countLetter } from '../letters.ts'
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
  // The links mailed before still work; the answer is the same.
  if (!countLetter(server, 'reset', account.emailAddress)) return
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
  endResets(server, account.id)
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
    /** The account it opens. @throws when it opens none */
    const opened = () => {
      const reset = server.store.get('reset', key)
      if (reset?.over) throw refusal('token_used')
      if (reset && reset.expiresAt <= server.clock.now()) throw refusal('token_expired')
      const account = reset && server.store.get('account', reset.owner)
      if (!account) throw refusal('token_invalid')
      return account
    }
    opened()
    // A refused password leaves the token as it is: the reader tries again with the same link.
    const errors = passwordComplaints(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    const hash = await server.hashes.hash(input.password)
    // Asked again: another use of the link may have been quicker.
    setPassword(server, opened(), hash)
    return {}
  })

  serveReader(app, server, 'changePassword', async ({ c, account, input, refusal }) => {
    const seconds = secondsLocked(server, account.emailAddress)
    if (seconds > 0) throw refusal('locked', { lockout_duration: seconds })
    const left = countTry(server, account.emailAddress)
    if (!(await server.hashes.verify(input.current, account.passwordHash))) {
      if (left === 0) throw refusal('locked', { lockout_duration: lockSeconds })
      throw refusal('wrong_password', { tries_left: left })
    }
    forgetTries(server, account.emailAddress)
    const errors = passwordComplaints(input.password)
    if (errors.length > 0) throw refusal('invalid_fields', { errors })
    setPassword(server, account, await server.hashes.hash(input.password))
    await openSession(server, c, account.id)
    return {}
  })
}
