import type { User } from '@bindery/contract/user.ts'
import type { PreinitializedWritableAtom, ReadableAtom } from 'nanostores'
import type { AuthControl } from './auth.ts'
import type { Captcha } from './captcha.ts'
import type { Environment } from './environment.ts'
import type { Failure, Result } from './failure.ts'
import type { IntentControl } from './intent.ts'
import { latch } from './latch.ts'
import type { MessageBook } from './messages.ts'
import type { Navigation } from './navigation.ts'
import type { Overlays } from './overlay.ts'
import { forgetReader } from './private-storage.ts'
import type { Reach } from './reach.ts'
import type { Settings } from './settings.ts'
import type { Status } from './status.ts'
import type { Tabs } from './tabs.ts'
import { whenWanted } from './when-wanted.ts'

/**
 * Who is reading. `unknown` until the server has said; a `failure` there means that it could not be
 * asked (show what a guest sees). A reader's status is the server's: registered or subscribers.
 */
export type SessionState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'guest' }
  | {
      readonly status: 'registered' | 'subscribers'
      readonly user: User
      /** The Last-Modified that came with the profile; '' when the server told none. */
      readonly modified: string
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
/** `from`: the element the events are sent from; the document when left out. */
export interface VerbOptions {
  readonly from?: EventTarget
}

/**
 * The session. Every verb may be called twice in one task: the second call gets the first one's
 * promise, and one request goes out.
 */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  /**
   * How often a reader has left this page: signed out, here or in another tab, or another one came.
   * Whoever holds something of a reader listens, and forgets it. A session that ends by itself in
   * the middle of a verb is no departure: what was typed is still wanted.
   */
  readonly $departures: ReadableAtom<number>
  /** Asks the server once per page, however many ask. Happens by itself when `$session` is listened to. */
  check(): Promise<SessionState>
  /**
   * Asks again, for a page that has signed a reader in or out by itself. What was known stays until
   * the answer is there; a reader who has come or gone is announced as one of ours is.
   */
  refresh(): Promise<SessionState>
  /**
   * Signs in, then: profile refreshed, sign-in promise resolved, page reloaded, modal closed.
   * Refusals: `invalid_credentials` (triesLeft), `locked` (lockoutSeconds), `user_restricted`.
   */
  signIn(
    input: SignInInput,
    options?: VerbOptions,
  ): Promise<Result<{ user: User; reloading: boolean }>>
  /**
   * Registers, then: the modal goes to profile_settings, or from a paywall the page reloads with
   * registration=success. A known subscriber is sent to /subscriber-registration instead (`redirected`).
   * Refusals: `username_unavailable`, `user_restricted`, `invalid_fields` and
   * `refused_in_words` (errors), `captcha_refused`.
   */
  register(
    input: RegisterInput,
    options?: VerbOptions & { readonly fromPaywall?: boolean },
  ): Promise<Result<{ outcome: 'registered' | 'reloading' | 'redirected'; emailAddress: string }>>
  /** Asks for the reset mail. Refusals: `user_restricted`, `locked` (lockoutSeconds). */
  requestReset(input: { readonly emailAddress: string }): Promise<Result>
  /**
   * Ends the session here and in every tab: what is private is gone at once. Then the separate user
   * service is told and the page goes to the logout route. Without a network it stays and
   * answers `offline`; the rest is done by the next page that reaches the server.
   */
  signOut(options?: VerbOptions & { readonly returnTo?: string }): Promise<Result>
  /** To be called when a verb failed with `signed-out`: the modal opens once. */
  expired(reason?: string): void
}

/**
 * What the verbs stand on; `load` asks the server who is reading, for the whole profile, and puts the
 * answer in the store.
 */
export interface SessionCore {
  readonly environment: Environment
  readonly settings: Settings
  readonly navigation: Navigation
  readonly auth: AuthControl
  readonly intent: IntentControl
  readonly captcha: Captcha
  readonly overlays: Overlays
  readonly status: Status
  readonly messages: MessageBook
  readonly $session: ReadableAtom<SessionState>
  readonly $departures: ReadableAtom<number>
  readonly tabs: Tabs
  load(): Promise<SessionState>
}

/** The signed-in reader of a session; null for a guest, and while it is not known. */
export const readerOf = (state: SessionState): User | null => ('user' in state ? state.user : null)
/** What tells one reader from another. */
export const readerId = (user: User): string => user.guid || user.id

// Inside the state a store is read by `value`: `get()` counts as listening, and listening asks the
// server.

/** The store and the verbs' handles; what they do is loaded when the first of them is used. */
export const createSession = (
  $session: PreinitializedWritableAtom<SessionState>,
  $departures: ReadableAtom<number>,
  environment: Environment,
  reach: Reach,
): Session => {
  let checking: Promise<SessionState> | null = null
  const unreachable = (): SessionState => {
    if ($session.value.status === 'unknown') {
      $session.set({ status: 'unknown', failure: { kind: 'offline' } })
    }
    return $session.value
  }
  const ask = async (what: 'check' | 'refresh') => {
    const answer = await reach(async ({ session }) => ({ ok: true, state: await session[what]() }))
    return answer.ok ? answer.state : unreachable()
  }
  const check = () => {
    checking ??= ask('check').finally(() => {
      checking = null
    })
    return checking
  }
  whenWanted($session, environment, check)
  return {
    $session,
    $departures,
    check,
    refresh: () => ask('refresh'),
    signIn: latch((...args) => reach(({ session }) => session.signIn(...args))),
    register: latch((...args) => reach(({ session }) => session.register(...args))),
    requestReset: latch((...args) => reach(({ session }) => session.requestReset(...args))),
    signOut: latch((...args) => {
      // At once, and also when the rest cannot be loaded any more.
      forgetReader(environment)
      return reach(({ session }) => session.signOut(...args))
    }),
    expired: (reason) =>
      void reach(async ({ session }) => {
        session.expired(reason)
        return { ok: true }
      }),
  }
}
