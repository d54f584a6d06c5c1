import type { Client } from '@bindery/api/client.ts'
import { safePath } from '@bindery/contract/safe-url.ts'
import { userServiceLogout } from '@bindery/contract/session.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'
import type { Navigation } from './navigation.ts'
import { owedSignOutKey } from './private-storage.ts'
import type { Settings } from './settings.ts'

/** How long signing out waits for the separate user service, in ms. */
const userServiceMs = 3000

export interface SignOutParts {
  readonly client: Client
  readonly environment: Environment
  readonly settings: Settings
  readonly navigation: Navigation
}

/** A browser says `false` only when it is sure. */
const isOffline = ({ environment }: SignOutParts): boolean =>
  Reflect.get(Object(environment.global('navigator')), 'onLine') === false

/** With credentials (spec accounts 7). Whether it answers or not the reader leaves. */
const tellUserService = async (
  { client, environment }: SignOutParts,
  from: EventTarget | undefined,
): Promise<void> => {
  const goodbye = attempt(async () => {
    await client.call(userServiceLogout, {})
    return { ok: true }
  })
  const patience = new Promise<Result>((resolve) => {
    environment.timer(userServiceMs, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
  })
  const answer = await Promise.race([goodbye, patience])
  if (answer.ok) return
  environment.dispatch(new FaultEvent('user-service', `logout: ${answer.failure.kind}`), from)
}

/**
 * Ends the session at the servers (spec accounts 4): the user service, then the logout route with the
 * way back. Without a network it answers `offline` and leaves a note for `isSignOutOwed`.
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
  if (settings.userService) await tellUserService(parts, from)
  const { origin, pathname, search } = environment.location()
  const route = new URL(settings.paths.logout, origin)
  route.searchParams.set('return', safePath(returnTo ?? pathname + search, origin))
  navigation.go(route.href, { from })
  return { ok: true }
}

/** Whether the reader had signed out when the servers could not be told. Asked once: the note is taken. */
export const isSignOutOwed = ({ local }: Pick<Environment, 'local'>): boolean => {
  const owed = local.get(owedSignOutKey) !== null
  if (owed) local.remove(owedSignOutKey)
  return owed
}
