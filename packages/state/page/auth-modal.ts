import type { User } from '@bindery/contract/user.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/environment.ts'
import type { CloseReason } from '../environment/overlay.events.ts'
import { SignInRequestEvent } from './auth-modal.events.ts'
import type { Navigation } from './navigation.ts'

/** The four screens of the auth modal (spec accounts 2). */
export const screens = ['sign-in', 'registration', 'forgot-password', 'profile_settings'] as const
export type Screen = (typeof screens)[number]

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value)

export type AuthState =
  | {
      readonly step: 'closed'
      /** Why it closed; missing if it was never open. */
      readonly reason?: CloseReason
    }
  | {
      readonly step: 'open'
      readonly screen: Screen
      /** The reason that the modal shows; null if there is none. */
      readonly reason: string | null
      readonly fromPaywall: boolean
    }

export interface AuthOptions {
  /** Default: sign-in. An unknown screen opens registration. */
  readonly screen?: string
  readonly reason?: string
  readonly fromPaywall?: boolean
}

/** Whether the auth modal is open, and on which screen. */
export interface Auth {
  readonly $auth: ReadableAtom<AuthState>
  /**
   * Opens the modal, or changes the open one. All calls get the same promise until the modal closes: it
   * resolves with the reader, or rejects with a DismissedError. If a reader is signed in, it resolves at
   * once without a modal, except on profile_settings.
   */
  open(options?: AuthOptions): Promise<User>
  /**
   * As `open`, but first dispatches the cancelable `bindery-sign-in-request {screen, reason}` from the
   * element. If a listener cancels it, nothing opens and null is returned.
   */
  request(options: AuthOptions, from?: EventTarget): Promise<User> | null
  /** @throws Error '{screen} is not a valid screen' */
  go(screen: string): void
  /** Closes the modal. On profile_settings the page reloads. @param reason default: page */
  close(reason?: CloseReason): void
  /** Closes the modal without a reload, because it is done or cannot be shown. */
  finish(): void
}

/** The modal, as the session controls it. `resolve` resolves the promise of `open`. */
export interface AuthControl extends Auth {
  resolve(user: User): void
}

/** The modal was closed before a reader had signed in. */
export class DismissedError extends Error {
  override readonly name = 'DismissedError'
  constructor() {
    super('The sign-in was closed before anybody had signed in')
  }
}

/** Creates the state of the page's auth modal. */
export const createAuth = (
  environment: Environment,
  navigation: Navigation,
  reader: () => User | null,
  isGuest: () => boolean,
): AuthControl => {
  const $auth = atom<AuthState>({ step: 'closed' })
  let waiting: {
    readonly promise: Promise<User>
    readonly resolve: (user: User) => void
    readonly reject: (error: Error) => void
  } | null = null

  const screenOf = ({ screen }: AuthOptions): Screen =>
    screen === undefined ? 'sign-in' : isScreen(screen) ? screen : 'registration'

  const wait = () => {
    if (waiting) return waiting.promise
    let [resolve, reject]: [(user: User) => void, (error: Error) => void] = [() => {}, () => {}]
    const promise = new Promise<User>((...settle) => {
      ;[resolve, reject] = settle
    })
    // A caller that ignores the promise must not cause an unhandled rejection.
    promise.catch(() => {})
    waiting = { promise, resolve, reject }
    return promise
  }
  const end = (reason: CloseReason) => {
    $auth.set({ step: 'closed', reason })
    waiting?.reject(new DismissedError())
    waiting = null
  }

  const auth: AuthControl = {
    $auth,
    open: (options = {}) => {
      const named = screenOf(options)
      if (options.screen && !isScreen(options.screen)) {
        environment.warn(`${options.screen} is not a valid screen`)
      }
      const user = reader()
      // The profile screen tells a reader that the account was created.
      const screen = named === 'profile_settings' && isGuest() ? 'sign-in' : named
      if (user && screen !== 'profile_settings') return Promise.resolve(user)
      const { reason = null, fromPaywall = false } = options
      $auth.set({ step: 'open', screen, reason, fromPaywall })
      const promise = wait()
      if (user) waiting?.resolve(user)
      return promise
    },
    request: (options, from) => {
      const event = new SignInRequestEvent(screenOf(options), options.reason ?? null)
      return environment.dispatch(event, from) ? auth.open(options) : null
    },
    go: (screen) => {
      if (!isScreen(screen)) throw new Error(`${screen} is not a valid screen`)
      const state = $auth.get()
      if (state.step === 'open') $auth.set({ ...state, screen })
    },
    close: (reason = 'page') => {
      const state = $auth.get()
      if (state.step === 'closed') return
      // Before the modal closes, so that a pending action knows that the page reloads, and waits.
      if (state.screen === 'profile_settings') navigation.reload('profile-settings')
      end(reason)
    },
    resolve: (user) => waiting?.resolve(user),
    finish: () => end('done'),
  }
  return auth
}
