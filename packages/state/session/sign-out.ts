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

const logoutUrl = ({ environment, settings }: SignOutParts, returnTo: string): string => {
  const route = new URL(settings.paths.logout, environment.location().origin)
  route.searchParams.set('return', returnTo)
  return route.href
}

/**
 * Ends the session on the servers (spec accounts 4): the user service, then the logout route with the
 * return path. Without a network it answers `offline`.
 */
export const endSession = async (
  parts: SignOutParts,
  { from, returnTo }: { readonly from?: EventTarget; readonly returnTo?: string },
): Promise<Result> => {
  const { environment, settings, navigation } = parts
  if (isOffline(parts)) return { ok: false, failure: { kind: 'offline' } }
  if (settings.userService) await logOutOfUserService(parts, from)
  const { origin, pathname, search } = environment.location()
  navigation.go(logoutUrl(parts, safePath(returnTo ?? pathname + search, origin)), { from })
  return { ok: true }
}

/** The session has ended, or somebody has signed in. */
export const settleSignOut = ({ local, session }: Environment): void => {
  local.remove(owedSignOutKey)
  session.remove(owedSignOutKey)
}

/** Ends the session in the background, without leaving the page. False if the logout route did not answer. */
export const retryEndSession = async (parts: SignOutParts): Promise<boolean> => {
  const { environment, settings } = parts
  if (settings.userService) await logOutOfUserService(parts, undefined)
  try {
    // Its redirect leads to a page and is not followed: browsers answer it with the status 0.
    const { status } = await environment.fetch(logoutUrl(parts, '/'), {
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'x-requested-with': 'bindery' },
    })
    return status < 400
  } catch {
    return false
  }
}

/** Goes to the logout route, once per tab: a server may end sessions for a navigation only. */
export const navigateToEndSession = async (parts: SignOutParts): Promise<void> => {
  const { session } = parts.environment
  if (session.get(owedSignOutKey)) return
  session.set(owedSignOutKey, '1')
  await endSession(parts, {})
}
