import { emailKey } from './accounts.ts'
import type { Server } from './server.ts'

/** Wrong passwords until an account is locked. */
export const triesAllowed = 5
/** How long it is locked then, in seconds. */
export const lockSeconds = 900

/** Seconds until this e-mail may try again; 0 when it may now. */
export const secondsLocked = (server: Server, email: string): number => {
  const attempt = server.store.get('attempt', emailKey(email))
  return Math.max(0, Math.ceil(((attempt?.lockedUntil ?? 0) - server.clock.now()) / 1000))
}

/**
 * Counts a try before its password is looked at, so that many at once cannot slip through while
 * the hash is at work. An e-mail without an account is counted too: the answers tell nobody which
 * accounts exist.
 * @returns how many tries are left after this one
 */
export const countTry = (server: Server, email: string): number => {
  const key = emailKey(email)
  const before = server.store.get('attempt', key)
  const served = before && before.lockedUntil > 0 && before.lockedUntil <= server.clock.now()
  const failures = (served ? 0 : (before?.failures ?? 0)) + 1
  const lockedUntil = failures >= triesAllowed ? server.clock.now() + lockSeconds * 1000 : 0
  server.store.put('attempt', key, { failures, lockedUntil })
  return Math.max(0, triesAllowed - failures)
}

/** Forgets the tries of an e-mail: the password was right. */
export const forgetTries = (server: Server, email: string): void => {
  server.store.remove('attempt', emailKey(email))
}
