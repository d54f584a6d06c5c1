import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { adoptCart } from './cart-keeping.ts'
import type { Account } from './records.ts'
import { type MockContext, originOf, type Server } from './server.ts'
import { fingerprint, randomToken } from './tokens.ts'

const cookie = 'bindery_session'
/** Fourteen days, in seconds. */
const lifetime = 14 * 24 * 60 * 60

const secretOf = (c: MockContext) => (c.env.jar ? c.env.jar.get() : getCookie(c, cookie))

const attributes = (server: Server, c: MockContext) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: originOf(server, c).startsWith('https:'),
  }) as const

/** The account whose session the request carries. */
export const currentAccount = async (
  server: Server,
  c: MockContext,
): Promise<Account | undefined> => {
  const secret = secretOf(c)
  const session = secret && server.store.get('session', await fingerprint(secret))
  if (!session || session.expiresAt <= server.clock.now()) return undefined
  return server.store.get('account', session.owner)
}

const forget = async (server: Server, c: MockContext) => {
  const secret = secretOf(c)
  if (secret) server.store.remove('session', await fingerprint(secret))
}

/** Ends the request's session and takes its cookie back. */
export const closeSession = async (server: Server, c: MockContext): Promise<void> => {
  await forget(server, c)
  if (c.env.jar) c.env.jar.set(undefined)
  else deleteCookie(c, cookie, attributes(server, c))
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
  if (c.env.jar) c.env.jar.set(secret)
  else setCookie(c, cookie, secret, { ...attributes(server, c), maxAge: lifetime })
}

/** Ends every session of an account. */
export const closeAllSessions = (server: Server, accountId: string): void => {
  for (const { id } of server.store.list('session', accountId)) server.store.remove('session', id)
}
