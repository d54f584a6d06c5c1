import { atom } from 'nanostores'
import { type Analytics, createAnalytics } from './analytics.ts'
import { type Auth, createAuth } from './auth.ts'
import { type Captcha, createCaptcha } from './captcha.ts'
import type { Environment, Off } from './environment.ts'
import { createIntents, type Intents } from './intent.ts'
import { createMessages, type MessageBook } from './messages.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createOverlays, type Overlays } from './overlay.ts'
import { createQuotas, type QuotaState, type QuotaStores, type Quotas } from './quota.ts'
import { createReach } from './reach.ts'
import { sessionMessages } from './session.messages.ts'
import { createSession, readerId, readerOf, type Session, type SessionState } from './session.ts'
import type { Settings } from './settings.ts'
import { createSite, type Site } from './site.ts'
import { createStatus, type Status } from './status.ts'

/** All that is known on a page, once, for every tag on it. */
export interface State {
  readonly environment: Environment
  readonly settings: Settings
  readonly session: Session
  readonly auth: Auth
  readonly site: Site
  readonly captcha: Captcha
  readonly quota: Quotas
  readonly overlays: Overlays
  readonly intent: Intents
  readonly messages: MessageBook
  readonly navigation: Navigation
  readonly analytics: Analytics
  readonly status: Status
  /** Takes every subscription back. For tests and stories; a page never needs it. */
  destroy(): void
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

/** Remembers what an environment lets one listen to, so that all of it can be taken back. */
const tracked = (environment: Environment, offs: Off[]): Environment => {
  const keep =
    <A extends unknown[]>(subscribe: (...args: A) => Off) =>
    (...args: A): Off => {
      const off = subscribe(...args)
      offs.push(off)
      return off
    }
  return {
    ...environment,
    channel: (name) => {
      const channel = environment.channel(name)
      if (channel) offs.push(channel.close)
      return channel
    },
    onPageShow: keep(environment.onPageShow),
    onPageHide: keep(environment.onPageHide),
    onVisibility: keep(environment.onVisibility),
  }
}

/** Builds the whole state over a page. Nothing is asked of the server before somebody listens. */
export const createState = (page: Environment, settings: Settings): State => {
  const offs: Off[] = []
  const environment = tracked(page, offs)
  const $session = atom<SessionState>({ status: 'unknown' })
  const reader = () => readerOf($session.value)
  let last: string | null = null

  const navigation = createNavigation(environment, settings)
  const overlays = createOverlays(environment)
  const messages = createMessages(settings)
  const status = createStatus()
  const auth = createAuth(environment, navigation, reader)
  const intents = createIntents({
    environment,
    last: () => last,
    ready: () => {
      const user = reader()
      const busy = auth.$auth.get().step === 'open' || navigation.leaving()
      return user && !busy ? readerId(user) : null
    },
  })
  const quotas: QuotaStores = {
    quota: atom<QuotaState>({ status: 'unknown' }),
    ascend: atom<QuotaState>({ status: 'unknown' }),
  }
  const reach = createReach(() => ({
    environment,
    settings,
    navigation,
    overlays,
    auth,
    intents,
    captcha,
    status,
    quotas,
    $session,
    texts: () => messages.define('session', sessionMessages).get(),
    remember: (id) => {
      last = id
    },
  }))
  const captcha = createCaptcha(environment, reach)
  const session = createSession($session, environment, reach)

  offs.push(auth.$auth.listen(({ step }) => step === 'closed' && intents.resume()))
  if (intents.$kept.get()) offs.push(environment.idle(() => void session.check()))

  return {
    environment: page,
    settings,
    session,
    auth,
    site: createSite(environment, settings, $session),
    captcha,
    quota: createQuotas(quotas, environment, reach),
    overlays,
    intent: intents,
    messages,
    navigation,
    analytics: createAnalytics(environment),
    status,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
