import type { User } from '@bindery/contract/user.ts'
import type { PreinitializedWritableAtom, ReadableAtom } from 'nanostores'
import type { Captcha } from '../client/captcha.ts'
import type { Failure, Result } from '../client/failure.ts'
import { delegate, type Lazy } from '../client/lazy.ts'
import { loadOnMount } from '../client/load-on-mount.ts'
import type { Environment } from '../environment/environment.ts'
import type { MessageBook } from '../messages/book.ts'
import type { AuthControl } from '../page/auth-modal.ts'
import type { LiveRegion } from '../page/live-region.ts'
import type { Navigation } from '../page/navigation.ts'
import type { Overlays } from '../page/overlays.ts'
import type { Settings } from '../settings/settings.ts'
import type { PendingActionControl } from './pending-action.ts'
import type { sessionMessages } from './session.messages.ts'
import { clearReaderData, owedSignOutKey, unnamedSession } from './storage-keys.ts'
import type { TabChannel } from './tab-channel.ts'

/**
 * The state of the session. `unknown` until the server has answered; with a `failure` if it could not be
 * reached (show what a guest sees). The status of a reader is the server's: registered or subscribers.
 */
export type SessionState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'guest' }
  | {
      readonly status: 'registered' | 'subscribers'
      readonly user: User
      /** The Last-Modified of the profile; '' if the server sent none. */
      readonly modified: string
      /** The server's name of the session (X-Bindery-Session); '' if the server names none. */
      readonly name: string
    }

export interface SignInInput {
  readonly username: string
  readonly password: string
}
export interface RegisterInput {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly password: string
  readonly optIn: boolean
}
/** `from`: the element that events are dispatched from. Default: the document. */
export interface ActionOptions {
  readonly from?: EventTarget
}
export interface SignOutOptions extends ActionOptions {
  /** The path to show after the sign-out. */
  readonly returnTo?: string
}

/**
 * The session. `signIn`, `register`, `requestReset` and `signOut` are single-flight: a second call with the
 * same input while one is running gets its promise, and only one request is sent. A call with other input
 * waits for its turn.
 */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  /**
   * Counts how often a reader has left this page: signed out, here or in another tab, or was replaced by
   * another reader. Stores that hold a reader's data listen, and clear it. A session that expires during
   * an action does not count: the reader still needs what they typed.
   */
  readonly $readerChanges: ReadableAtom<number>
  /** Asks the server once per page, however many callers. The first listener of `$session` triggers it. */
  check(): Promise<SessionState>
  /**
   * Asks again, for a page that signs readers in or out by its own means. The known state stays until
   * the answer arrives. A sign-in or sign-out that it reveals sends the kit's own events. After a failed
   * request it is a retry, which signs nobody in again who has signed out.
   */
  refresh(): Promise<SessionState>
  /**
   * Signs in, then: profile refreshed, sign-in promise resolved, page reloaded, modal closed.
   * Refusals: `invalid_credentials` (triesLeft), `locked` (lockoutSeconds), `user_restricted`.
   */
  signIn(
    input: SignInInput,
    options?: ActionOptions,
  ): Promise<Result<{ user: User; reloading: boolean }>>
  /**
   * Registers, then: the modal goes to profile_settings, or from a paywall the page reloads with
   * registration=success. A known subscriber is sent to /subscriber-registration instead (`redirected`).
   * Refusals: `username_unavailable`, `user_restricted`, `invalid_fields` and
   * `refused_in_words` (errors), `captcha_refused`.
   */
  register(
    input: RegisterInput,
    options?: ActionOptions & { readonly fromPaywall?: boolean },
  ): Promise<Result<{ outcome: 'registered' | 'reloading' | 'redirected'; emailAddress: string }>>
  /** Asks for the reset mail. Refusals: `user_restricted`, `locked` (lockoutSeconds). */
  requestReset(input: { readonly emailAddress: string }): Promise<Result>
  /**
   * Ends the session here and in every tab. Private data is cleared at once. Then the separate user
   * service is called and the page goes to the logout route. Without a network the page stays and the
   * answer is `offline`. Whatever fails, this browser shows no reader until the next sign-in, and each page
   * tries to end the session until the server has ended it.
   */
  signOut(options?: SignOutOptions): Promise<Result>
  /** Call it when an action failed with `signed-out`: the modal opens once. */
  expired(reason?: string): void
}

/**
 * The parts of the state that actions use. `load` reads the whole profile from the server, past the cache,
 * and sets the store.
 */
export interface SessionCore {
  readonly environment: Environment
  readonly settings: Settings
  readonly navigation: Navigation
  readonly auth: AuthControl
  readonly pendingActions: PendingActionControl
  readonly captcha: Captcha
  readonly overlays: Overlays
  readonly liveRegion: LiveRegion
  readonly messages: MessageBook
  readonly $session: ReadableAtom<SessionState>
  readonly $readerChanges: ReadableAtom<number>
  readonly tabs: TabChannel
  readonly texts: () => typeof sessionMessages
  load(): Promise<SessionState>
  /** Pending actions wait while `act` runs: the page may reload at its end. */
  withPendingPaused<T>(act: () => Promise<T>): Promise<T>
  /**
   * The steps after a call has opened a session (spec accounts 4): refresh the profile, resolve the promise,
   * reload the page, close the modal.
   */
  completeSignIn(from?: EventTarget): ReturnType<Session['signIn']>
  /** Announces a reader: resolves the modal's promise, sends `bindery-signed-in`, informs the other tabs. */
  announceSignIn(user: User, from?: EventTarget): void
  /**
   * The failure of a sign-in after which the reader is still a guest: the browser may have refused the cookie, or the
   * server has sent none. The console names the call that says so, and the finding of `bindery check`.
   */
  unkept(): Failure
  /** Whether the e-mail belongs to a subscription that can be verified. A failed call counts as no. */
  isSubscriber(emailAddress: string): Promise<boolean>
}

/** The session without its stores. Loaded with the API client. */
export type SessionActions = Omit<Session, '$session' | '$readerChanges'>

/** The signed-in reader of a session; null for a guest, and while the session is unknown. */
export const readerOf = (state: SessionState | undefined): User | null =>
  state && 'user' in state ? state.user : null
/** The id that tells one reader from another. */
export const readerId = (user: User): string => user.guid || user.id
/** The name that readers see of themselves. */
export const readerName = ({
  displayName,
  firstName,
  lastName,
  emailAddress,
  username,
}: User): string =>
  displayName.trim() || `${firstName} ${lastName}`.trim() || emailAddress || username

// The state reads its stores by `value`: `get()` counts as listening, and listening sends a request.

/** The session store and its actions. The code of the actions is lazy-loaded on first use. */
export const createSession = (
  $session: PreinitializedWritableAtom<SessionState>,
  $readerChanges: ReadableAtom<number>,
  environment: Environment,
  use: Lazy<{ readonly session: SessionActions }>,
): Session => {
  let checking: Promise<SessionState> | null = null
  const unreachable = (): SessionState => {
    if ($session.value.status === 'unknown') {
      $session.set({ status: 'unknown', failure: { kind: 'offline' } })
    }
    return $session.value
  }
  const ask = async (what: 'check' | 'refresh') => {
    const answer = await use(async ({ session }) => ({ ok: true, state: await session[what]() }))
    return answer.ok ? answer.state : unreachable()
  }
  const check = () => {
    checking ??= ask('check').finally(() => {
      checking = null
    })
    return checking
  }
  loadOnMount($session, environment, check)
  return {
    $session,
    $readerChanges,
    check,
    refresh: () => ask('refresh'),
    signIn: delegate(use, ({ session }) => session.signIn),
    register: delegate(use, ({ session }) => session.register),
    requestReset: delegate(use, ({ session }) => session.requestReset),
    signOut: (options = {}) => {
      // Synchronously, so that it holds even if the code below cannot be loaded, or the tab is closed.
      clearReaderData(environment)
      const now = $session.value
      environment.local.set(owedSignOutKey, ('name' in now && now.name) || unnamedSession)
      return use(({ session }) => session.signOut(options))
    },
    expired: (reason) =>
      void use(async ({ session }) => {
        session.expired(reason)
        return { ok: true }
      }),
  }
}
