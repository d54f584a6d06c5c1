import { atom, type WritableAtom } from 'nanostores'
import { type Auth, createAuth } from './auth.ts'
import { type Captcha, createCaptcha } from './captcha.ts'
import type { Cart } from './cart.ts'
import type { Environment } from './environment.ts'
import { createIntents, type Intents } from './intent.ts'
import { createMessages, type MessageBook } from './messages.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createOverlays, type Overlays } from './overlay.ts'
import { createReach, type Reach } from './reach.ts'
import { createSession, readerId, readerOf, type Session, type SessionState } from './session.ts'
import type { Settings } from './settings.ts'
import { createStatus, type Status } from './status.ts'
import { whenWanted } from './when-wanted.ts'

/** All that is known on a page, once, for every tag on it. */
export interface State {
  readonly environment: Environment
  readonly settings: Settings
  readonly session: Session
  readonly auth: Auth
  /**
   * Where the reader is: two letters, or null while nothing is known. The setting `country`, else what
   * the service says that the setting `geolocation` names: it is asked when this is listened to.
   */
  readonly $country: WritableAtom<string | null>
  readonly captcha: Captcha
  readonly overlays: Overlays
  readonly intent: Intents
  readonly messages: MessageBook
  readonly navigation: Navigation
  readonly status: Status
  /** The cart that is known, for the page's own scripts; `cartOf` is what tags look at. */
  readonly cart: { now: Cart | null }
  /**
   * The door to the server for verbs that are not of every page: a noun's own file in this folder
   * goes through it, so that the core stays as it is. What it calls lies in a chunk of its own.
   *
   *     const verbs = later(() => import('./address-verbs.ts'))
   *     export const removeAddress = (state: State, id: string) =>
   *       verbs(({ remove }) => state.online((online) => remove(online, id)))
   */
  readonly online: Reach
}

const key = Symbol.for('bindery')

interface Registry {
  state?: State
}
type Place = typeof globalThis & { [key]?: Registry }

/** Makes this the state of the page. The first one stays: a second copy of the kit uses it. */
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

/** Builds the whole state over a page. Nothing is asked of the server before somebody listens. */
export const createState = (environment: Environment, settings: Settings): State => {
  const $session = atom<SessionState>({ status: 'unknown' })
  const $departures = atom(0)
  const reader = () => readerOf($session.value)
  let last: string | null = null

  const navigation = createNavigation(environment, settings)
  const overlays = createOverlays(environment)
  const messages = createMessages(settings, environment.warn)
  const status = createStatus()
  const auth = createAuth(environment, navigation, reader)
  const intent = createIntents({
    environment,
    last: () => last,
    ready: () => {
      const user = reader()
      const busy = auth.$auth.get().step === 'open' || navigation.leaving()
      return user && !busy ? readerId(user) : null
    },
  })
  const online = createReach(() => ({
    environment,
    settings,
    $session,
    $departures,
    auth,
    captcha,
    overlays,
    intent,
    messages,
    navigation,
    status,
    remember: (id) => {
      last = id
    },
  }))
  const captcha = createCaptcha(environment, online)
  const $country = atom(settings.country)
  if (settings.geolocation && !settings.country) {
    whenWanted($country, environment, () =>
      import('./geolocation.ts').then(
        ({ findCountry }) => findCountry(environment, settings, $country),
        () => {},
      ),
    )
  }
  const session = createSession($session, $departures, environment, online)

  auth.$auth.listen(({ step }) => step === 'closed' && intent.resume())
  if (intent.$kept.get()) environment.idle(() => void session.check())

  return {
    environment,
    settings,
    session,
    auth,
    $country,
    captcha,
    overlays,
    intent,
    messages,
    navigation,
    status,
    cart: { now: null },
    online,
  }
}
