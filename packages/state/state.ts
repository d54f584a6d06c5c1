import type { Analytics } from './analytics.ts'
import type { Auth } from './auth.ts'
import type { Captcha } from './captcha.ts'
import type { Environment } from './environment.ts'
import type { Intents } from './intent.ts'
import type { MessageBook } from './messages.ts'
import type { Navigation } from './navigation.ts'
import type { Overlays } from './overlay.ts'
import type { Quotas } from './quota.ts'
import type { Session } from './session.ts'
import type { Settings } from './settings.ts'
import type { Site } from './site.ts'
import type { Status } from './status.ts'

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
  /** Takes every subscription and timer back. For tests and stories; a page never needs it. */
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

/** Builds the whole state over a page. Nothing is asked of the server before something listens. */
export const createState = (environment: Environment, settings: Settings): State => {
  throw new Error(`Not built yet: ${environment.location().href} ${settings.apiBase}`)
}
