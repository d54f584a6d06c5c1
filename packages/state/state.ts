import { atom } from 'nanostores'
import { createCaptcha } from './client/captcha.ts'
import { lazy } from './client/lazy.ts'
import { loadOnMount } from './client/load-on-mount.ts'
import type { Environment } from './environment/environment.ts'
import { createMessages } from './messages/book.ts'
import { createAuth } from './page/auth-modal.ts'
import { createLiveRegion } from './page/live-region.ts'
import { createNavigation } from './page/navigation.ts'
import { createOverlays } from './page/overlays.ts'
import type { Core } from './session/core.ts'
import { createPendingActions } from './session/pending-action.ts'
import { createServerAccess } from './session/server-access.ts'
import { createSession, readerId, readerOf, type SessionState } from './session/session.ts'
import { owedSignOutKey } from './session/storage-keys.ts'
import type { Settings } from './settings/settings.ts'

/** The state of a page, shared by every tag on it. */
export type State = Core

const key = Symbol.for('bindery')

interface Registry {
  state?: State
}
type Place = typeof globalThis & { [key]?: Registry }

/** Makes this the state of the page. The first state stays: a second copy of the kit uses it. */
export const provideState = (state: State): State => {
  const place: Place = globalThis
  place[key] ??= {}
  place[key].state ??= state
  return place[key].state
}

/** The state of the page. @throws when none was provided. */
export const getState = (): State => {
  const state = (globalThis as Place)[key]?.state
  if (!state) throw new Error('Bindery has not started: no state was provided')
  return state
}

/** Creates the state of a page. No request is sent before a store gains a listener. */
export const createState = (environment: Environment, settings: Settings): State => {
  const $session = atom<SessionState>({ status: 'unknown' })
  const $readerChanges = atom(0)
  const reader = () => readerOf($session.value)
  let last: string | null = null

  const navigation = createNavigation(environment, settings)
  const overlays = createOverlays(environment)
  const messages = createMessages(settings, environment.warn)
  const liveRegion = createLiveRegion()
  const auth = createAuth(environment, navigation, reader, () => $session.value.status === 'guest')
  const pendingActions = createPendingActions({
    environment,
    last: () => last,
    ready: () => {
      const user = reader()
      const busy = auth.$auth.get().step === 'open' || navigation.leaving()
      return user && !busy ? readerId(user) : null
    },
  })
  const load = async () => {
    const { createServer } = await import('./server.ts')
    return createServer({
      environment,
      settings,
      $session,
      $readerChanges,
      auth,
      captcha,
      overlays,
      pendingActions,
      messages,
      navigation,
      liveRegion,
      remember: (id) => {
        last = id
      },
    })
  }
  const server = createServerAccess(load, { $session, $readerChanges })
  const captcha = createCaptcha(environment, settings, server.call)
  const $country = atom(settings.country)
  if (settings.geolocation && !settings.country) {
    const geolocation = lazy(() => import('./page/geolocation.ts'))
    loadOnMount($country, environment, () =>
      geolocation(async ({ findCountry }) => {
        await findCountry(environment, settings, $country)
        return { ok: true }
      }),
    )
  }
  const session = createSession($session, $readerChanges, environment, server.use)

  auth.$auth.listen(({ step }) => step === 'closed' && pendingActions.runPending())
  if (pendingActions.$action.get() || environment.local.get(owedSignOutKey))
    environment.idle(() => void session.check())

  return {
    environment,
    settings,
    session,
    auth,
    $country,
    captcha,
    overlays,
    pendingActions,
    messages,
    navigation,
    liveRegion,
    cart: { now: null },
    server,
  }
}
