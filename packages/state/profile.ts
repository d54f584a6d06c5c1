import type { Client } from '@bindery/api/client.ts'
import { isError } from '@bindery/api/errors.ts'
import { profileModified, readProfile } from '@bindery/contract/profile.ts'
import { read } from '@bindery/contract/schema.ts'
import { type User, user as userSchema } from '@bindery/contract/user.ts'
import type { Environment } from './environment.ts'
import { failureOf } from './failure-of.ts'
import { instantOf, sameInstant } from './last-modified.ts'
import { patient } from './patient.ts'
import { userKey } from './private-storage.ts'
import type { SessionState } from './session.ts'
import { readKept } from './storage.ts'

const isSignedOut = (error: unknown) =>
  isError(error, 'RefusedError') && error.code === 'unauthenticated'

/** Events hand the reader over to the page: nobody there may change what the kit knows. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

const stateOf = (user: User, modified: string): SessionState =>
  user.status === 'guest'
    ? { status: 'guest' }
    : { status: user.status, user: frozen(user), modified }

interface Cached {
  readonly modified: string
  readonly user: unknown
}
const isCached = (value: unknown): value is Cached =>
  typeof value === 'object' && value !== null && 'user' in value && 'modified' in value

/**
 * Asks who is reading (spec accounts 4). With a cached profile only whether it has changed since: the
 * cache is used when the server's Last-Modified names the cached instant, and dropped when it does not
 * or when that question fails. Without one the profile itself, whose own Last-Modified is kept with it.
 * @param current false when what the answer belongs to is over: then nothing is cached.
 * @returns `unknown` with a failure when the server could not be asked
 */
export const loadProfile = async (
  client: Client,
  { local }: Environment,
  current: () => boolean,
): Promise<SessionState> => {
  const cached = readKept(local, userKey, isCached)
  const user = read(userSchema, cached?.user)
  try {
    if (cached && user.data) {
      const head = await client.call(profileModified, {}, patient).catch((error: unknown) => {
        if (isSignedOut(error)) throw error
        return null
      })
      const modified = head?.['last-modified']
      if (modified && sameInstant(modified, String(cached.modified)))
        return stateOf(user.data, modified)
    }
    local.remove(userKey)
    let modified = ''
    const fresh = await client.call(
      readProfile,
      {},
      {
        // `apart`: the page itself, or another tab, may have signed somebody in since the last one was sent.
        ...patient,
        onHeaders: (headers) => {
          modified = headers.get('last-modified') ?? ''
        },
      },
    )
    if (fresh.status !== 'guest' && Number.isFinite(instantOf(modified)) && current()) {
      local.set(userKey, JSON.stringify({ modified, user: fresh } satisfies Cached))
    }
    return stateOf(fresh, modified)
  } catch (error) {
    local.remove(userKey)
    return isSignedOut(error)
      ? { status: 'guest' }
      : { status: 'unknown', failure: failureOf(error) }
  }
}
