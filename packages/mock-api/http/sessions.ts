import type { Account } from '../core/records.ts'
import type { MockContext, Server } from '../core/server.ts'
import { fingerprint, randomToken } from '../core/tokens.ts'
import { secretCookie } from './secret-cookie.ts'

/** Fourteen days, in seconds. */
const lifetime = 14 * 24 * 60 * 60
const cookie = secretCookie('bindery_session', lifetime, (jar) => jar)

/** The account of the request's session. */
export const currentAccount = async (
  server: Server,
  c: MockContext,
): Promise<Account | undefined> => {
  const secret = cookie.read(c)
  const session = secret && server.store.get('session', await fingerprint(secret))
  if (!session || session.expiresAt <= server.clock.now()) return undefined
  return server.store.get('account', session.owner)
}

/** The public name of the request's session, for the header X-Bindery-Session. */
export const sessionName = async (c: MockContext): Promise<string> =>
  (await fingerprint(`name of ${cookie.read(c) ?? ''}`)).slice(0, 16)

const removeSession = async (server: Server, c: MockContext) => {
  const secret = cookie.read(c)
  if (secret) server.store.remove('session', await fingerprint(secret))
}

/** Ends the request's session and clears its cookie. */
export const closeSession = async (server: Server, c: MockContext): Promise<void> => {
  await removeSession(server, c)
  cookie.clear(server, c)
}

/** Starts a session with a new secret, and ends the request's previous session. */
export const openSession = async (
  server: Server,
  c: MockContext,
  accountId: string,
): Promise<void> => {
  await removeSession(server, c)
  const secret = randomToken(256)
  const expiresAt = server.clock.now() + lifetime * 1000
  server.store.put('session', await fingerprint(secret), { owner: accountId, expiresAt })
  cookie.write(server, c, secret)
}

/** Ends every session of an account. */
export const closeAllSessions = (server: Server, accountId: string): void => {
  for (const { id } of server.store.list('session', accountId)) server.store.remove('session', id)
}
