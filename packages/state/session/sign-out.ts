import { safePath } from '@bindery/contract/safe-url.ts'
import type { Call } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import { BinderyErrorEvent } from '../environment/error.events.ts'
import type { Navigation } from '../page/navigation.ts'
import type { Settings } from '../settings/settings.ts'
import { owedSignOutKey } from './storage-keys.ts'

/** How long signing out waits for the separate user service, in ms. */
const userServiceMs = 3000

export interface SignOutParts {
  readonly call: Call
  readonly environment: Environment
  readonly settings: Settings
  readonly navigation: Navigation
}

/** `onLine` is reliable only when it is false. */
const isOffline = ({ environment }: SignOutParts): boolean =>
  Reflect.get(Object(environment.global('navigator')), 'onLine') === false

/** Sends the request with credentials (spec accounts 7). Its failure does not stop the sign-out. */
const logOutOfUserService = async (
  { call, environment }: SignOutParts,
  from: EventTarget | undefined,
): Promise<void> => {
  const logout = call('userServiceLogout', {})
  const timeout = new Promise<Result>((resolve) => {
    environment.timer(userServiceMs, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
  })
  const answer = await Promise.race([logout, timeout])
  if (answer.ok) return
  environment.dispatch(
    new BinderyErrorEvent('user-service', `logout: ${answer.failure.kind}`),
    from,
  )
}

/**
 * Ends the session on the servers (spec accounts 4): the user service, then the logout route with the
 * return path. Without a network it answers `offline` and stores a flag that `isSignOutOwed` reads.
 */
export const endSession = async (
  parts: SignOutParts,
  { from, returnTo }: { readonly from?: EventTarget; readonly returnTo?: string },
): Promise<Result> => {
  const { environment, settings, navigation } = parts
  if (isOffline(parts)) {
    environment.local.set(owedSignOutKey, '1')
    return { ok: false, failure: { kind: 'offline' } }
  }
  if (settings.userService) await logOutOfUserService(parts, from)
  const { origin, pathname, search } = environment.location()
  const route = new URL(settings.paths.logout, origin)
  route.searchParams.set('return', safePath(returnTo ?? pathname + search, origin))
  navigation.go(route.href, { from })
  return { ok: true }
}

/** Whether the reader has signed out while the servers were unreachable. Reading the flag clears it. */
export const isSignOutOwed = ({ local }: Pick<Environment, 'local'>): boolean => {
  const owed = local.get(owedSignOutKey) !== null
  if (owed) local.remove(owedSignOutKey)
  return owed
}
