import { toBase64url } from '../core/base64url.ts'
import type { Records } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { fingerprint } from '../core/tokens.ts'

type Purpose = Records['challenge']['purpose']

/** How long a browser may take to answer a challenge, in ms. */
export const challengeTimeout = 5 * 60 * 1000
/** One more minute, for the request. */
const lifetime = challengeTimeout + 60 * 1000

/**
 * Creates a challenge for a passkey to sign.
 * @param owner the account that must sign, or '' if any account may
 */
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
  const record = { owner, purpose, expiresAt: now + lifetime }
  server.store.put('challenge', await fingerprint(challenge), record)
  return challenge
}

/**
 * Removes a challenge, so that it works once. Returns true if it was issued for this purpose and account, and
 * has not expired.
 */
export const consumeChallenge = async (
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
