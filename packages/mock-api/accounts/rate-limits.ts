import type { MockContext, Server } from '../core/server.ts'
import { emailKey } from './accounts.ts'

/** Wrong passwords after which an e-mail is locked out. */
export const attemptsAllowed = 5
/** How long the lockout lasts, in seconds. */
export const lockoutSeconds = 900

/** Seconds until this e-mail may try a password again; 0 when it may now. */
export const secondsLocked = (server: Server, email: string): number => {
  const attempt = server.store.get('attempt', emailKey(email))
  return Math.max(0, Math.ceil(((attempt?.lockedUntil ?? 0) - server.clock.now()) / 1000))
}

/**
 * Counts a password attempt. Call it before hashing, so that parallel requests cannot exceed the limit while
 * the hash is computed. An e-mail without an account counts as well: the replies must not tell which accounts
 * exist.
 * @returns the attempts left after this one
 */
export const countAttempt = (server: Server, email: string): number => {
  const key = emailKey(email)
  const before = server.store.get('attempt', key)
  const served = before && before.lockedUntil > 0 && before.lockedUntil <= server.clock.now()
  const failures = (served ? 0 : (before?.failures ?? 0)) + 1
  const lockedUntil = failures >= attemptsAllowed ? server.clock.now() + lockoutSeconds * 1000 : 0
  server.store.put('attempt', key, { failures, lockedUntil })
  return Math.max(0, attemptsAllowed - failures)
}

/** Resets the count of an e-mail after a correct password. */
export const clearAttempts = (server: Server, email: string): void => {
  server.store.remove('attempt', emailKey(email))
}

/** A sliding window: at most `most` events of one key within `windowMs`. */
interface Limit {
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

const recentTimes = ({ store, clock }: Server, { key, windowMs }: Limit): number[] =>
  (store.get('rateLimit', key)?.times ?? []).filter((at) => at + windowMs > clock.now())

/** Seconds until the limit allows one more event; 0 when it does now. */
const secondsUntilAllowed = (server: Server, limit: Limit): number => {
  const times = recentTimes(server, limit)
  const first = times.length < limit.most ? undefined : times[times.length - limit.most]
  return first === undefined ? 0 : Math.ceil((first + limit.windowMs - server.clock.now()) / 1000)
}

const countEvent = (server: Server, limit: Limit): void => {
  const times = [...recentTimes(server, limit), server.clock.now()]
  server.store.put('rateLimit', limit.key, { times })
}

const guessWindowMs = 15 * 60 * 1000

/**
 * Counts a guess of a subscription's account number: 5 for one e-mail and 60 in all within 15 minutes. Call
 * it before the lookup, so that parallel requests cannot exceed the limit. An e-mail without an account counts
 * as well.
 * @returns takes the guess back, for a number that was right
 * @throws busy, with Retry-After, over the limit
 */
export const countGuess = (
  server: Server,
  c: MockContext,
  email: string,
  busy: () => Error,
): (() => void) => {
  const limits: readonly Limit[] = [
    { key: `guess ${emailKey(email)}`, most: 5, windowMs: guessWindowMs },
    { key: 'guess *', most: 60, windowMs: guessWindowMs },
  ]
  const seconds = Math.max(...limits.map((limit) => secondsUntilAllowed(server, limit)))
  if (seconds > 0) {
    c.header('Retry-After', String(seconds))
    throw busy()
  }
  const now = server.clock.now()
  for (const limit of limits) countEvent(server, limit)
  return () => {
    for (const limit of limits) {
      const times = recentTimes(server, limit)
      const at = times.indexOf(now)
      if (at >= 0) server.store.put('rateLimit', limit.key, { times: times.toSpliced(at, 1) })
    }
  }
}

/** Mails that anybody can have sent to an e-mail, by what they are about. */
export type MailKind = 'share' | 'newsletter' | 'reset'

/** At most ten mails of a kind reach one e-mail in an hour, because its owner may not have asked for them. */
const mailLimit = (kind: MailKind, to: string): Limit => ({
  key: `${kind} ${emailKey(to)}`,
  most: 10,
  windowMs: 60 * 60 * 1000,
})

/** Seconds until this e-mail may get one more mail of the kind; 0 when it may now. */
export const secondsUntilMail = (server: Server, kind: MailKind, to: string): number =>
  secondsUntilAllowed(server, mailLimit(kind, to))

/** Counts a mail to this e-mail; false, and nothing counted, over the limit. */
export const countMail = (server: Server, kind: MailKind, to: string): boolean => {
  const limit = mailLimit(kind, to)
  if (secondsUntilAllowed(server, limit) > 0) return false
  countEvent(server, limit)
  return true
}
