import type { EndpointName } from '@bindery/contract/endpoints.ts'
import { latestEligibleSubscription } from '@bindery/contract/latest-subscription.ts'
import type { User } from '@bindery/contract/user.ts'
import type { PreinitializedWritableAtom } from 'nanostores'
import { backgroundRead, type Call } from '../client/call.ts'
import { singleFlight } from '../client/single-flight.ts'
import type { Environment } from '../environment/environment.ts'
import { pageReturnsOf } from '../environment/page-returns.ts'
import type { Settings } from '../settings/settings.ts'
import { loadProfile } from './profile.ts'
import { ProfileChangedEvent, SignedInEvent, SignedOutEvent } from './session.events.ts'
import {
  readerId,
  readerOf,
  type SessionActions,
  type SessionCore,
  type SessionState,
  type SignOutOptions,
} from './session.ts'
import {
  announceSignedIn,
  createRegister,
  createRequestReset,
  createSignIn,
  sessionMissing,
} from './sign-in.ts'
import { endSession, navigateToEndSession, retryEndSession, settleSignOut } from './sign-out.ts'
import {
  clearReaderData,
  emailKeys,
  forgetEmail,
  isSignOutOwed,
  signedInKey,
  userKey,
} from './storage-keys.ts'

/** The parts of the state that the session store uses. */
export interface SessionParts
  extends Omit<
    SessionCore,
    'load' | 'withPendingPaused' | 'completeSignIn' | 'announceSignIn' | 'isSubscriber' | 'unkept'
  > {
  readonly $session: PreinitializedWritableAtom<SessionState>
  readonly $readerChanges: PreinitializedWritableAtom<number>
  /** Sets the id of the last known reader. It outlives an expired session, but not a sign-out. */
  readonly remember: (id: string | null) => void
  /** Loads the schemas of an endpoint ahead of its first call. */
  readonly preload: (name: EndpointName) => void
}

/** Remembers the reader's e-mail for the next sign-in, as the setting `remember-email` allows. */
const rememberEmail = (
  environment: Environment,
  { rememberEmail: until }: Settings,
  email: string,
): void => {
  forgetEmail(environment)
  if (until === 'never' || !email) return
  environment.local.set(emailKeys[until === 'always' ? 1 : 0], email)
}

/**
 * The session store, loaded with the API client. It loads the profile, follows the other tabs and the
 * back-forward cache, and runs the session's actions.
 */
export const createSessionStore = (parts: SessionParts, call: Call, endDedupe: () => void) => {
  const { $session, $readerChanges, environment, settings, auth, navigation, tabs } = parts
  const { pendingActions, overlays } = parts
  /** The number of the last profile request. Answers to earlier ones are stale, and dropped. */
  let requests = 0
  let latest: Promise<SessionState> | null = null
  /** Whether the profile was ever requested. Until then there is nothing to revalidate. */
  let used = false
  let endsOwed = false

  /** The id of the page's reader. It stays while the reader is hidden, and after the session has expired. */
  let owner: string | null = null

  const reader = () => readerOf($session.value)
  const closeOverlays = () => {
    const open = auth.$auth.get()
    // That screen belongs to the reader who has left. `finish` does not reload the page.
    if (open.step === 'open' && open.screen === 'profile_settings') auth.finish()
    overlays.closeAll()
  }
  const setOwner = (id: string | null) => {
    const isOtherReader = owner !== null && owner !== id
    owner = id
    if (!isOtherReader) return
    clearReaderData(environment)
    closeOverlays()
    pendingActions.complete(null)
    $readerChanges.set($readerChanges.value + 1)
  }
  const announceReader = () => announceSignedIn(parts, reader(), parts.texts)
  const apply = (next: SessionState, expired = false) => {
    const before = reader()
    const nextReader = readerOf(next)
    // Requests of the new reader must not be deduplicated into those of the previous one.
    if (owner !== (nextReader && readerId(nextReader))) endDedupe()
    $session.set(next)
    const now = reader()
    // Before anything is stored for the new reader: it clears the data of the previous one.
    if (now || (next.status === 'guest' && !expired)) setOwner(now && readerId(now))
    if (now) {
      parts.remember(readerId(now))
      rememberEmail(environment, settings, now.emailAddress)
    }
    if (before && readerId(before) !== (now && readerId(now))) overlays.closeFlyouts()
    announceReader()
    pendingActions.runPending()
  }
  /** Resolves an open sign-in with a reader who has signed in elsewhere. */
  const resolveWaiters = (user: User) => {
    const open = auth.$auth.get()
    if (open.step === 'closed' || open.screen === 'profile_settings') return
    auth.resolve(user)
    auth.finish()
  }
  const request = async (number: number, resolves: boolean): Promise<SessionState> => {
    const next = await loadProfile(call, environment, () => number === requests)
    if (number !== requests) return latest ?? $session.value
    const isOwed = 'user' in next && isSignOutOwed(environment, next.name)
    if (next.status === 'guest' || ('user' in next && !isOwed)) settleSignOut(environment)
    if (isOwed) {
      clearReaderData(environment)
      if (reader()) endLocally()
      else setSession({ status: 'guest' })
      void endOwedSession()
      return $session.value
    }
    // After a failed request the known state stays.
    if (next.status !== 'unknown' || $session.value.status === 'unknown') apply(next)
    if (resolves && 'user' in next) resolveWaiters(next.user)
    return next
  }
  /** @param resolves whether a reader resolves an open sign-in. An action that signs in does that itself */
  const load = (resolves: boolean) => {
    used = true
    requests += 1
    latest = request(requests, resolves)
    return latest
  }
  /**
   * Loads the profile past the cache: the cached one may be another reader's, or from before a change in
   * the same second.
   */
  const reload = (resolves: boolean) => {
    environment.local.remove(userKey)
    return load(resolves)
  }
  const check = () => latest ?? load(true)
  const setSession = (state: SessionState, expired = false) => {
    requests += 1
    latest = Promise.resolve(state)
    apply(state, expired)
  }
  const hideReader = () => {
    if (!reader()) return
    requests += 1
    latest = null
    apply({ status: 'unknown' })
  }
  /** Ends the session on this page, without the server. `isNew`: the page has shown a reader until now. */
  const endLocally = (from?: EventTarget, isNew = $session.value.status !== 'guest') => {
    clearReaderData(environment)
    parts.remember(null)
    pendingActions.discard()
    if (isNew) closeOverlays()
    setSession({ status: 'guest' })
    if (isNew) environment.dispatch(new SignedOutEvent(), from)
  }

  const servers = { call, environment, settings, navigation }
  /** The reader has signed out, and the server still has their session. Tries to end it, once per page. */
  const endOwedSession = async () => {
    if (endsOwed) return
    endsOwed = true
    await environment.exclusive('sign-out', async () => {
      // Another tab has ended it, or somebody has signed in meanwhile.
      if (!isSignOutOwed(environment) || !(await retryEndSession(servers))) return
      const answer = await call('readProfile', {}, backgroundRead)
      if (!isSignOutOwed(environment) || !answer.ok) return
      if (answer.data.status === 'guest') settleSignOut(environment)
      else await navigateToEndSession(servers)
    })
  }
  const announceSignIn: SessionCore['announceSignIn'] = (user, from) => {
    auth.resolve(user)
    environment.dispatch(new SignedInEvent(user), from)
    tabs.broadcast('signed-in')
  }
  const core: SessionCore = {
    ...parts,
    load: () => {
      settleSignOut(environment)
      return reload(false)
    },
    withPendingPaused: async (act) => {
      const resume = pendingActions.pause()
      try {
        return await act()
      } finally {
        resume()
      }
    },
    completeSignIn: async (from) => {
      const state = await core.load()
      if (!('user' in state)) {
        const failure = 'failure' in state ? state.failure : undefined
        return { ok: false, failure: failure ?? core.unkept() }
      }
      announceSignIn(state.user, from)
      environment.session.set(signedInKey, '1')
      const reloading = navigation.reload('signed-in', { from })
      auth.finish()
      announceReader()
      return { ok: true, user: state.user, reloading }
    },
    announceSignIn,
    unkept: () => sessionMissing(parts),
    isSubscriber: async (emailAddress) => {
      const answer = await call('searchSubscriber', { emailAddress })
      return answer.ok && !!latestEligibleSubscription(answer.data, settings.subscriptionSources)
    },
  }
  /** Asks again, and sends the events of a sign-in or sign-out that the answer reveals. */
  const announceChange = async (ask: typeof load): Promise<SessionState> => {
    const { status } = $session.value
    const before = reader()
    const state = await ask(true)
    const now = readerOf(state)
    // A reader who was signed in before the first answer has not signed in just now.
    const isNew = now && status !== 'unknown' && (!before || readerId(before) !== readerId(now))
    if (isNew) announceSignIn(now)
    if (before && state.status === 'guest') {
      endLocally(undefined, true)
      tabs.broadcast('signed-out')
    }
    return state
  }
  // With the same target, a second press of the button is the same sign-out.
  const signOut = singleFlight(async (_returnTo: string | undefined, options: SignOutOptions) => {
    endLocally(options.from)
    tabs.broadcast('signed-out')
    return endSession(servers, options)
  })
  const findLost = () => void announceChange(load)
  const session: SessionActions = {
    check,
    refresh: () => {
      const now = $session.value
      // Not for a retry: only what the page has done itself can have signed a reader in.
      if (now.status !== 'unknown' || !now.failure) settleSignOut(environment)
      return announceChange(reload)
    },
    signIn: singleFlight(createSignIn(call, core, findLost)),
    register: singleFlight(createRegister(call, core, findLost)),
    requestReset: singleFlight(createRequestReset(call, core)),
    signOut: (options = {}) => signOut(options.returnTo, options),
    expired: (reason) => {
      environment.local.remove(userKey)
      setSession({ status: 'guest' }, true)
      const open = auth.$auth.get()
      if (open.step === 'closed' || open.screen === 'profile_settings') {
        const signIn = auth.request({ screen: 'sign-in', reason: reason ?? parts.texts().expired })
        // null: the page uses its own login, and the open profile screen would cover it.
        if (!signIn && open.step === 'open') auth.finish()
      }
    },
  }

  // The other screens of the modal call endpoints of another chunk. Loading it early keeps their forms fast.
  auth.$auth.subscribe((state) => {
    if (state.step === 'open' && state.screen !== 'sign-in') parts.preload('register')
  })
  tabs.on('signed-out', () => endLocally())
  const returns = pageReturnsOf(environment)
  const revalidate = (hides: boolean) => {
    if (!used) return Promise.resolve($session.value)
    if (hides) hideReader()
    return load(true)
  }
  tabs.on('signed-in', () => {
    if (!returns.isHidden()) return void revalidate(true)
    hideReader()
    returns.hurry()
  })
  tabs.on('profile-changed', () => {
    void revalidate(false).then((state) => {
      if ('user' in state) environment.dispatch(new ProfileChangedEvent(state.user))
    })
  })
  // Hidden before the page is frozen, so that it shows no name when it returns from the back-forward cache.
  environment.onPageHide((persisted) => persisted && hideReader())
  environment.onPageShow((persisted) => persisted && void revalidate(true))
  // The session may have ended, or become another reader's, while nobody saw the page.
  returns.on(() => used && void announceChange(load))
  return { session, core }
}
