import { toJson } from '@bindery/contract/json.ts'
import { read } from '@bindery/contract/schema.ts'
import { type User, user as userSchema } from '@bindery/contract/user.ts'
import type { Call } from '../client/call.ts'
import { backgroundRead } from '../client/call.ts'
import type { Failure } from '../client/failure.ts'
import { freeze } from '../client/freeze.ts'
import type { Environment } from '../environment/environment.ts'
import { readJson } from '../environment/safe-storage.ts'
import type { SessionState } from './session.ts'
import { userKey } from './storage-keys.ts'

/** Starts at the day of the month: `Date` may not parse the two-letter weekday of spec accounts 9. */
const form = /\d{1,2} [A-Z][a-z]{2} \d{4} [\d:]{8} (?:GMT|UTC|Z|[+-]\d\d:?\d\d)/

/**
 * The instant of a Last-Modified header, in ms since 1970. NaN if it has none. Reads the HTTP date and
 * the comparison format of spec accounts 9, 'dd, DD MMM YYYY HH:mm:ss ZZ' (`Sa, 21 Nov 2026 09:00:00
 * +0000`).
 */
export const instantOf = (value: string): number => Date.parse(form.exec(value)?.[0] ?? '')

/** Whether two Last-Modified values name the same instant. An unreadable value equals nothing, not even itself. */
export const sameInstant = (one: string, other: string): boolean =>
  instantOf(one) === instantOf(other)

const stateOf = (user: User, modified: string, name: string): SessionState =>
  user.status === 'guest'
    ? { status: 'guest' }
    : { status: user.status, user: freeze(user), modified, name }

interface Cached {
  readonly modified: string
  /** The ETag: readers and versions of a profile have different ones. */
  readonly tag: string
  readonly user: unknown
}
const isCached = (value: unknown): value is Cached =>
  typeof value === 'object' && value !== null && 'user' in value && 'modified' in value

/** An ETag without what a compressing proxy adds to that of a body. */
const plainTag = (tag: unknown): string =>
  String(tag ?? '').replace(/^W\/|-+(?:gzip|br|zstd|deflate)(?="$)/g, '')

const sessionHeader = 'x-bindery-session'

/** Whether a service worker of the site answers the page's requests. */
const isControlled = ({ global }: Environment): boolean => {
  try {
    return !!Object(Object(global('navigator')).serviceWorker).controller
  } catch {
    // A sandboxed frame without an origin may not ask.
    return false
  }
}

/**
 * Loads the reader's profile (spec accounts 4). A cached profile is revalidated first: it is used if the
 * server's Last-Modified names the cached instant and its ETag is the cached one, because two readers may
 * have the same Last-Modified. It is dropped if they differ or if that request fails. Otherwise the profile
 * is read and cached. If a service worker may have answered, the server has to confirm its Last-Modified.
 * @param isCurrent false once the answer is stale: then nothing is cached
 * @returns `unknown` with a failure if the server did not answer
 */
export const loadProfile = async (
  call: Call,
  environment: Environment,
  isCurrent: () => boolean,
): Promise<SessionState> => {
  const { local } = environment
  const drop = (failure?: Failure): SessionState => {
    local.remove(userKey)
    return failure && failure.kind !== 'signed-out'
      ? { status: 'unknown', failure }
      : { status: 'guest' }
  }
  const ask = () => call('profileModified', {}, backgroundRead)
  const cached = readJson(local, userKey, isCached)
  const user = read(userSchema, cached?.user)
  if (cached && user.data) {
    const head = await ask()
    if (!head.ok && head.failure.kind === 'signed-out') return drop()
    const {
      'last-modified': modified = '',
      etag,
      [sessionHeader]: name = '',
    } = head.ok ? head.data : {}
    const isSame = sameInstant(modified, String(cached.modified))
    if (isSame && etag && plainTag(etag) === cached.tag) return stateOf(user.data, modified, name)
  }
  local.remove(userKey)
  let [modified, tag, name] = ['', '', '']
  const answer = await call(
    'readProfile',
    {},
    {
      // Not deduplicated: the page itself or another tab may have signed a reader in since the last read.
      ...backgroundRead,
      onHeaders: (headers) => {
        modified = headers.get('last-modified') ?? ''
        tag = plainTag(headers.get('etag'))
        name = headers.get(sessionHeader) ?? ''
      },
    },
  )
  if (!answer.ok) return drop(answer.failure)
  const fresh = answer.data
  if (fresh.status === 'guest') return stateOf(fresh, modified, name)
  if (isControlled(environment)) {
    const head = await ask()
    // A server without HEAD or Last-Modified can confirm nothing.
    if (!head.ok && !['unexpected', 'contract'].includes(head.failure.kind))
      return drop(head.failure)
    if (head.ok && !sameInstant(modified, head.data['last-modified'])) {
      environment.warn('a service worker answers GET user/profile from a cache')
      return drop({ kind: 'contract' })
    }
  }
  if (tag && Number.isFinite(instantOf(modified)) && isCurrent()) {
    local.set(userKey, toJson({ modified, tag, user: fresh } satisfies Cached))
  }
  return stateOf(fresh, modified, name)
}
