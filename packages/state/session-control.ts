import type { Client } from '@bindery/api/client.ts'
import type { User } from '@bindery/contract/user.ts'
import type { PreinitializedWritableAtom } from 'nanostores'
import { keepEmail } from './last-email.ts'
import { later } from './later.ts'
import { forgetReader, userKey } from './private-storage.ts'
import { loadProfile } from './profile.ts'
import { ProfileChangedEvent, SignedOutEvent } from './session.events.ts'
import type { sessionMessages } from './session.messages.ts'
import { readerId, readerOf, type Session, type SessionCore, type SessionState } from './session.ts'
import { announce, signIn } from './session-verbs.ts'
import { endSession, isSignOutOwed } from './sign-out.ts'

/** The session without what it says of itself. */
export type SessionVerbs = Omit<Session, '$session' | '$departures'>

/** What the session stands on. */
export interface SessionParts extends Omit<SessionCore, 'load'> {
  readonly $session: PreinitializedWritableAtom<SessionState>
  readonly $departures: PreinitializedWritableAtom<number>
  readonly texts: () => typeof sessionMessages
  /** Who was reading last: stays when the session ends by itself, not when the reader ends it. */
  readonly remember: (id: string | null) => void
}

/**
 * The session at work, loaded with the client: asks who is reading, follows the other tabs and the
 * back-forward cache, and does the verbs. The store it fills is there from the start.
 */
export const createSessionControl = (parts: SessionParts, client: Client) => {
  const { $session, $departures, environment, settings, auth, navigation, tabs } = parts
  const { intent, overlays } = parts
  /** Each question has a number; answers to any but the last are dropped. */
  let asked = 0
  let latest: Promise<SessionState> | null = null
  /** Somebody has wanted to know: only then is there something to keep in step. */
  let used = false

  /** Whose page this is: still so while it is veiled, or when the session has ended by itself. */
  let owner: string | null = null

  const reader = () => readerOf($session.value)
  const shut = () => {
    const open = auth.$auth.get()
    // Its screen belongs to the reader who has left; finished, it does not reload.
    if (open.step === 'open' && open.screen === 'profile_settings') auth.finish()
    overlays.closeAll()
  }
  const own = (id: string | null) => {
    const gone = owner !== null && owner !== id
    owner = id
    if (!gone) return
    forgetReader(environment)
    shut()
    intent.end(null)
    $departures.set($departures.value + 1)
  }
  const apply = (next: SessionState, expired = false) => {
    const before = reader()
    const come = readerOf(next)
    // Who asks anew because of this must not be answered what was asked for another reader.
    if (owner !== (come && readerId(come))) client.forget()
    $session.set(next)
    const now = reader()
    // First: it forgets all that was kept of the one before.
    if (now || (next.status === 'guest' && !expired)) own(now && readerId(now))
    if (now) {
      parts.remember(readerId(now))
      keepEmail(environment, settings, now.emailAddress)
    }
    if (before && readerId(before) !== (now && readerId(now))) overlays.closeFlyouts()
    intent.resume()
  }
  /** A reader who has signed in elsewhere answers whoever waits for one. */
  const welcome = (user: User) => {
    const open = auth.$auth.get()
    if (open.step === 'closed' || open.screen === 'profile_settings') return
    auth.resolve(user)
    auth.finish()
  }
  const ask = async (number: number, greet: boolean): Promise<SessionState> => {
    const next = await loadProfile(client, environment, () => number === asked)
    if (number !== asked) return latest ?? $session.value
    if (next.status !== 'unknown' && isSignOutOwed(environment) && greet && 'user' in next) {
      // Signed out when no server could hear it.
      leave()
      void endSession(servers, {})
      return $session.value
    }
    // A server that could not be asked tells nothing new: what was known stays.
    if (next.status !== 'unknown' || $session.value.status === 'unknown') apply(next)
    if (greet && 'user' in next) welcome(next.user)
    return next
  }
  /** `greet`: answer whoever waits for a reader. A verb that signs somebody in does that itself. */
  const load = (greet: boolean) => {
    used = true
    asked += 1
    latest = ask(asked, greet)
    return latest
  }
  /** The browser's cached profile may be another reader's, or from before a change in the same second. */
  const anew = (greet: boolean) => {
    environment.local.remove(userKey)
    return load(greet)
  }
  const check = () => latest ?? load(true)
  const become = (state: SessionState, expired = false) => {
    asked += 1
    latest = Promise.resolve(state)
    apply(state, expired)
  }
  const veil = () => {
    if (!reader()) return
    asked += 1
    latest = null
    apply({ status: 'unknown' })
  }
  const leave = (from?: EventTarget, news = $session.value.status !== 'guest') => {
    forgetReader(environment)
    parts.remember(null)
    intent.discard()
    if (news) shut()
    become({ status: 'guest' })
    if (news) environment.dispatch(new SignedOutEvent(), from)
  }

  const servers = { client, environment, settings, navigation }
  const core: SessionCore = { ...parts, load: () => anew(false) }
  const account = later(() => import('./account-verbs.ts'))
  const session: SessionVerbs = {
    check,
    refresh: async () => {
      const { status } = $session.value
      const before = reader()
      const state = await anew(true)
      const now = readerOf(state)
      // Whoever was there before anybody asked has not come just now.
      const come = now && status !== 'unknown' && (!before || readerId(before) !== readerId(now))
      if (come) announce(core, now)
      if (before && state.status === 'guest') {
        leave(undefined, true)
        tabs.tell('signed-out')
      }
      return state
    },
    signIn: (...args) => signIn(client, core, ...args),
    register: (...args) => account(({ register }) => register(client, core, ...args)),
    requestReset: (...args) => account(({ requestReset }) => requestReset(client, core, ...args)),
    signOut: async (options = {}) => {
      leave(options.from)
      tabs.tell('signed-out')
      return endSession(servers, options)
    },
    expired: (reason) => {
      environment.local.remove(userKey)
      become({ status: 'guest' }, true)
      const open = auth.$auth.get()
      if (open.step === 'closed' || open.screen === 'profile_settings') {
        const asked = auth.request({ screen: 'sign-in', reason: reason ?? parts.texts().expired })
        // The page has a login of its own; that screen is of no use before it.
        if (!asked && open.step === 'open') auth.finish()
      }
    },
  }

  // Whoever opens another screen than sign-in will want its verb: no wait for it when the form is sent.
  auth.$auth.subscribe((state) => {
    if (state.step === 'open' && state.screen !== 'sign-in')
      void account(async () => ({ ok: true }))
  })
  tabs.on('signed-out', () => leave())
  const again = (veiled: boolean) => {
    if (!used) return Promise.resolve($session.value)
    if (veiled) veil()
    return load(true)
  }
  tabs.on('signed-in', () => void again(true))
  tabs.on('profile-changed', () => {
    void again(false).then((state) => {
      if ('user' in state) environment.dispatch(new ProfileChangedEvent(state.user))
    })
  })
  // Veiled before it is frozen, so that what comes back from the cache shows nobody's name.
  environment.onPageHide((persisted) => persisted && veil())
  environment.onPageShow((persisted) => persisted && void again(true))
  environment.onVisibility((visible) => {
    const state = $session.value
    if (visible && state.status === 'unknown' && state.failure) void load(true)
  })
  return { session, core }
}
