import { safePath } from '@bindery/contract/safe-url.ts'
import type { User } from '@bindery/contract/user.ts'
import { atom, onMount } from 'nanostores'
import type { Result } from './failure.ts'
import { FaultEvent } from './fault.events.ts'
import { latch } from './latch.ts'
import type { Overlays } from './overlay.ts'
import { forgetReader, userKey } from './private-storage.ts'
import type { Reach } from './reach.ts'
import { ProfileChangedEvent, SignedOutEvent } from './session.events.ts'
import type { sessionMessages } from './session.messages.ts'
import type { Session, SessionCore, SessionState } from './session.ts'

/** How long signing out waits for the separate user service, in ms. */
const farewell = 3000

export interface SessionParts extends Omit<SessionCore, 'load'> {
  readonly overlays: Overlays
  readonly reach: Reach
  readonly texts: () => typeof sessionMessages
  /** Another reader than before, or none: what belongs to the former must go. */
  readonly changed: () => void
}

export interface SessionControl extends Session {
  /** Who is reading now, null when nobody is or it is not known. */
  reader(): User | null
  /** Who was reading last: stays when the session ends by itself, not when the reader ends it. */
  last(): string | null
}

export const readerId = (user: User): string => user.guid || user.id

export const createSession = (parts: SessionParts): SessionControl => {
  const { environment, settings, auth, intents, navigation, overlays, reach, tabs } = parts
  const $session = atom<SessionState>({ status: 'unknown' })
  /** Each question has a number; answers to any but the last are dropped. */
  let asked = 0
  let latest: Promise<SessionState> | null = null
  let last: string | null = null

  const reader = () => {
    const state = $session.get()
    return 'user' in state ? state.user : null
  }
  const apply = (next: SessionState) => {
    const before = reader()
    $session.set(next)
    const now = reader()
    if (now) last = readerId(now)
    if ((before && readerId(before)) !== (now && readerId(now))) {
      if (before) overlays.closeFlyouts()
      parts.changed()
    }
    intents.resume()
  }
  const ask = async (number: number): Promise<SessionState> => {
    const answer = await reach(async ({ loadProfile }) => {
      const state = await loadProfile(() => number === asked)
      return { ok: true, state }
    })
    const next: SessionState = answer.ok
      ? answer.state
      : { status: 'unknown', failure: answer.failure }
    if (number !== asked) return latest ?? $session.get()
    // That nobody could be asked is no news: what was known stays.
    if (next.status !== 'unknown' || $session.get().status === 'unknown') apply(next)
    return next
  }
  const load = () => {
    asked += 1
    latest = ask(asked)
    return latest
  }
  /** A reader who is here without our doing answers whoever waits for one. */
  const welcome = (state: SessionState) => {
    const open = auth.$auth.get()
    if (!('user' in state) || open.step === 'closed' || open.screen === 'profile_settings') return
    auth.resolve(state.user)
    auth.finish()
  }
  const check = () => {
    if (!latest) void load().then(welcome)
    return latest ?? load()
  }
  const become = (state: SessionState) => {
    asked += 1
    latest = Promise.resolve(state)
    apply(state)
  }
  const veil = () => {
    if (!reader()) return
    asked += 1
    apply({ status: 'unknown' })
  }
  const leave = (from?: EventTarget) => {
    const screen = auth.$auth.get()
    const news = $session.get().status !== 'guest'
    forgetReader(environment)
    last = null
    intents.discard()
    // Its screen belongs to the reader who leaves; finished, it does not reload.
    if (screen.step === 'open' && screen.screen === 'profile_settings') auth.finish()
    if (news) overlays.closeAll()
    become({ status: 'guest' })
    if (news) environment.dispatch(new SignedOutEvent(), from)
  }

  const core: SessionCore = { ...parts, load }
  const session: SessionControl = {
    $session,
    reader,
    last: () => last,
    check,
    refresh: load,
    signIn: latch((input, options) =>
      reach(({ client, verbs }) => verbs.signIn(client, core, input, options)),
    ),
    register: latch((input, options) =>
      reach(({ client, verbs }) => verbs.register(client, core, input, options)),
    ),
    requestReset: latch((input) =>
      reach(({ client, verbs }) => verbs.requestReset(client, core, input)),
    ),
    updateProfile: latch(async (input, options) => {
      const answer = await reach(({ client, verbs }) =>
        verbs.updateProfile(client, core, input, options),
      )
      if (!answer.ok && answer.failure.kind === 'signed-out') {
        intents.keep({ kind: 'profile', name: parts.texts().profileIntent, data: input })
        session.expired()
      }
      return answer
    }),
    signOut: latch(async ({ from, returnTo } = {}): Promise<Result> => {
      leave(from)
      tabs.tell('signed-out')
      if (settings.userService) {
        const goodbye = reach(({ client, attempt }) =>
          attempt(async () => {
            await client.call('userServiceLogout', {})
            return { ok: true }
          }),
        )
        const patience = new Promise<Result>((resolve) => {
          environment.timer(farewell, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
        })
        const answer = await Promise.race([goodbye, patience])
        if (!answer.ok) {
          environment.dispatch(
            new FaultEvent('user-service', `logout: ${answer.failure.kind}`),
            from,
          )
        }
      }
      const { origin, pathname, search } = environment.location()
      const route = new URL(settings.paths.logout, origin)
      route.searchParams.set('return', safePath(returnTo ?? pathname + search, origin))
      navigation.go(route.href, { from })
      return { ok: true }
    }),
    expired: (reason) => {
      environment.local.remove(userKey)
      become({ status: 'guest' })
      const open = auth.$auth.get()
      if (open.step === 'closed' || open.screen === 'profile_settings') {
        auth.request({ screen: 'sign-in', reason: reason ?? parts.texts().expired })
      }
    },
  }

  onMount($session, () => environment.idle(() => void check()))
  tabs.listen((notice) => {
    if (notice === 'signed-out') return leave()
    if (!latest) return
    if (notice === 'signed-in') {
      veil()
      void load().then(welcome)
    } else {
      void load().then((state) => {
        if ('user' in state) environment.dispatch(new ProfileChangedEvent(state.user))
      })
    }
  })
  // Veiled before it is frozen, so that what comes back from the cache shows nobody's name.
  environment.onPageHide((persisted) => persisted && veil())
  environment.onPageShow((persisted) => {
    if (!persisted || !latest) return
    veil()
    void load().then(welcome)
  })
  environment.onVisibility((visible) => {
    const state = $session.get()
    if (visible && state.status === 'unknown' && state.failure) void load().then(welcome)
  })
  return session
}
