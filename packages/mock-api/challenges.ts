import { toBase64url } from './base64url.ts'
import type { Records } from './records.ts'
import type { Server } from './server.ts'
import { fingerprint } from './tokens.ts'

type Purpose = Records['challenge']['purpose']

/** What a browser is told: how long it may take over its answer, in ms. */
export const challengeTimeout = 5 * 60 * 1000
/** A minute more than that, for the way back. */
const life = challengeTimeout + 60 * 1000

/** @param owner the account that is to answer; '' when that is not known before */
export const issueChallenge = async (
  server: Server,
  purpose: Purpose,
  owner = '',
): Promise<string> => {
  const now = server.clock.now()
  for (const { id, value } of server.store.list('challenge')) {
    if (value.expiresAt <= now) server.store.remove('challenge', id)
  }
  const challenge = toBase64url(crypto.getRandomValues(new Uint8Array(32)))
  const record = { owner, purpose, expiresAt: now + life }
  server.store.put('challenge', await fingerprint(challenge), record)
  return challenge
}

/**
 * Uses a challenge up, whatever becomes of the answer; true when it was issued for this, for this
 * account, and is not over.
 */
export const takeChallenge = async (
  server: Server,
  challenge: string,
  purpose: Purpose,
  owner = '',
): Promise<boolean> => {
  const key = await fingerprint(challenge)
  const record = server.store.get('challenge', key)
  return (
    server.store.remove('challenge', key) &&
    record?.purpose === purpose &&
    record.owner === owner &&
    record.expiresAt > server.clock.now()
  )
}
