import { adoptCart } from './cart-keeping.ts'
import type { Account } from './records.ts'
import { secretCookie } from './secret-cookie.ts'
import type { MockContext, Server } from './server.ts'
import { fingerprint, randomToken } from './tokens.ts'

/** Fourteen days, in seconds. */
const lifetime = 14 * 24 * 60 * 60
const cookie = secretCookie('bindery_session', lifetime, (jar) => jar)

/** The account whose session the request carries. */
export const currentAccount = async (
  server: Server,
  c: MockContext,
): Promise<Account | undefined> => {
  const secret = cookie.read(c)
  const session = secret && server.store.get('session', await fingerprint(secret))
  if (!session || session.expiresAt <= server.clock.now()) return undefined
  return server.store.get('account', session.owner)
}

const forget = async (server: Server, c: MockContext) => {
  const secret = cookie.read(c)
  if (secret) server.store.remove('session', await fingerprint(secret))
}

/** Ends the request's session and takes its cookie back. */
export const closeSession = async (server: Server, c: MockContext): Promise<void> => {
  await forget(server, c)
  cookie.take(server, c)
}

/** Starts a session under a new secret; the one that the request came with is dead. */
export const openSession = async (
  server: Server,
  c: MockContext,
  accountId: string,
): Promise<void> => {
  await forget(server, c)
  await adoptCart(server, c, accountId)
  const secret = randomToken(256)
  const expiresAt = server.clock.now() + lifetime * 1000
  server.store.put('session', await fingerprint(secret), { owner: accountId, expiresAt })
  cookie.write(server, c, secret)
}

/** Ends every session of an account. */
export const closeAllSessions = (server: Server, accountId: string): void => {
  for (const { id } of server.store.list('session', accountId)) server.store.remove('session', id)
}
