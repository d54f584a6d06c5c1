import type { User } from '@bindery/contract/user.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { SignInRequestEvent } from './auth.events.ts'
import type { Environment } from './environment.ts'
import type { Navigation } from './navigation.ts'

/** The four screens of the auth modal (spec accounts 2). */
export const screens = ['sign-in', 'registration', 'forgot-password', 'profile_settings'] as const
export type Screen = (typeof screens)[number]

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value)

export type AuthState =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly screen: Screen
      /** Why the reader is asked, in words for the reader; null when there is no particular reason. */
      readonly reason: string | null
      readonly fromPaywall: boolean
    }

export interface AuthOptions {
  /** Left out: sign-in. Anything that is not a screen: registration. */
  readonly screen?: string
  readonly reason?: string
  readonly fromPaywall?: boolean
}

/** Whether the auth modal is open, and on which screen. */
export interface Auth {
  readonly $auth: ReadableAtom<AuthState>
  /**
   * Opens the modal (or changes the open one). The promise is the same until the modal closes: it
   * resolves with the reader, or rejects with a DismissedError. A reader who is signed in already is
   * answered at once, without a modal, except on profile_settings.
   */
  open(options?: AuthOptions): Promise<User>
  /**
   * As `open`, but asks the page first: `bindery-sign-in-request {screen, reason}`, cancelable, is
   * sent from the element. When a listener cancels, nothing opens and null is returned.
   */
  request(options: AuthOptions, from?: EventTarget): Promise<User> | null
  /** @throws Error '{screen} is not a valid screen' */
  go(screen: string): void
  /** Closes; on profile_settings the page reloads. */
  close(): void
  /** Closes because it is done, or cannot be shown: nothing reloads. */
  finish(): void
}

/** What the session may do besides: answer who waits for a reader. */
export interface AuthControl extends Auth {
  resolve(user: User): void
}

/** The modal was closed and nobody had signed in. */
export class DismissedError extends Error {
  override readonly name = 'DismissedError'
  constructor() {
    super('The sign-in was closed before anybody had signed in')
  }
}

/** The auth modal of the page: what opens and closes it, and who waits for a reader. */
export const createAuth = (
  environment: Environment,
  navigation: Navigation,
  reader: () => User | null,
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
    // Whoever opens the modal and does not care how it ends must not see an unhandled rejection.
    promise.catch(() => {})
    waiting = { promise, resolve, reject }
    return promise
  }
  const shut = () => {
    $auth.set({ step: 'closed' })
    waiting?.reject(new DismissedError())
    waiting = null
  }

  const auth: AuthControl = {
    $auth,
    open: (options = {}) => {
      const screen = screenOf(options)
      const user = reader()
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
    close: () => {
      const state = $auth.get()
      if (state.step === 'closed') return
      // The reload comes first: what waits for the modal to close must know that the page goes.
      if (state.screen === 'profile_settings') navigation.reload('profile-settings')
      shut()
    },
    resolve: (user) => waiting?.resolve(user),
    finish: shut,
  }
  return auth
}
