import type { Cart } from '@bindery/contract/cart.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type { WritableAtom } from 'nanostores'
import type { Call } from '../client/call.ts'
import type { Captcha } from '../client/captcha.ts'
import type { Result } from '../client/failure.ts'
import type { Lazy } from '../client/lazy.ts'
import type { Environment } from '../environment/environment.ts'
import type { MessageBook } from '../messages/book.ts'
import type { Auth } from '../page/auth-modal.ts'
import type { LiveRegion } from '../page/live-region.ts'
import type { Navigation } from '../page/navigation.ts'
import type { Overlays } from '../page/overlays.ts'
import type { Settings } from '../settings/settings.ts'
import type { PendingActions } from './pending-action.ts'
import type { ActionTools, ResumableAction } from './resumable-action.ts'
import type { ActionOptions, Session, SessionActions } from './session.ts'

/** Runs an action for the reader who started it. */
export type RunAction = <I, O extends object>(
  action: ResumableAction<I, O>,
  input: I,
  options: ActionOptions,
  readerChanged: () => boolean,
) => Promise<Result<O>>

/** The code behind `Server`, loaded with its first use. */
export interface ServerTools extends Omit<ActionTools, 'readerChanged'> {
  readonly session: SessionActions
  readonly run: RunAction
  preload(name: EndpointName): void
}

/** The publisher's server, as the state reaches it. */
export interface Server {
  readonly call: Call
  /** Loads the code and schemas of this endpoint ahead of its first call. */
  preload(name: EndpointName): void
  /**
   * Runs an action of the signed-in reader: see `ResumableAction`. If another reader takes over before it
   * has finished, its remaining calls are not sent and the answer is `signed-out`.
   */
  run<I, O extends object>(
    action: ResumableAction<I, O>,
    input: I,
    options?: ActionOptions,
  ): Promise<Result<O>>
  /** Access to the loaded code, for several calls in a row and for the session's own actions. */
  readonly use: Lazy<ServerTools>
}

/** The parts of the state that every noun may use. `State` is the same type. */
export interface Core {
  readonly environment: Environment
  readonly settings: Settings
  readonly session: Session
  readonly auth: Auth
  /**
   * The reader's country: two letters, or null while it is unknown. The setting `country` wins. Without it,
   * the service of the setting `geolocation` is asked when the store gains its first listener.
   */
  readonly $country: WritableAtom<string | null>
  readonly captcha: Captcha
  readonly overlays: Overlays
  readonly pendingActions: PendingActions
  readonly messages: MessageBook
  readonly navigation: Navigation
  readonly liveRegion: LiveRegion
  /** The last known cart, for the page's own scripts. Tags use `cartOf`. */
  readonly cart: { now: Cart | null }
  readonly server: Server
}
