import { emailKey } from './accounts.ts'
import type { MockContext, Server } from './server.ts'

/** Wrong account numbers for one e-mail, and for all together, within the time that they are kept. */
const allowed = { one: 5, all: 60 }
/** How long a guess is kept, in ms. */
const keptFor = 15 * 60 * 1000

const everybody = '*'

const recent = (server: Server, key: string): number[] => {
  const { times = [] } = server.store.get('guess', key) ?? {}
  return times.filter((at) => at + keptFor > server.clock.now())
}

/** Seconds until somebody may guess again; 0 when they may now. */
const secondsToWait = (server: Server, key: string, most: number): number => {
  const times = recent(server, key)
  const first = times.length < most ? undefined : times[times.length - most]
  return first === undefined ? 0 : Math.ceil((first + keptFor - server.clock.now()) / 1000)
}

/**
 * Counts a guess of an account number before it is looked at, so that nobody finds a subscription by
 * trying numbers or by sending many at once. An e-mail that nobody has counts as any other.
 * @returns takes the guess back: the number was right
 * @throws busy, with Retry-After, when there were too many
 */
export const countGuess = (
  server: Server,
  c: MockContext,
  email: string,
  busy: () => Error,
): (() => void) => {
  const kinds = [
    { key: emailKey(email), most: allowed.one },
    { key: everybody, most: allowed.all },
  ]
  const seconds = Math.max(...kinds.map(({ key, most }) => secondsToWait(server, key, most)))
  if (seconds > 0) {
    c.header('Retry-After', String(seconds))
    throw busy()
  }
  const now = server.clock.now()
  for (const { key } of kinds) {
    server.store.put('guess', key, { times: [...recent(server, key), now] })
  }
  return () => {
    for (const { key } of kinds) {
      const times = recent(server, key)
      const at = times.indexOf(now)
      if (at >= 0) server.store.put('guess', key, { times: times.toSpliced(at, 1) })
    }
  }
}
