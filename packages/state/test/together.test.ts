import { describe, expect, test } from 'vitest'
import { updateProfile } from '../account/profile-update.ts'
import { createSafeStorage } from '../environment/safe-storage.ts'
import { known, password, reader, type TestServer, until, type Visit, visit } from './state.ts'

// How several tabs, visits and readers affect each other.

const other = { username: 'good@example.com', password }
const signedIn = async (here: Visit, who = reader.username) => {
  await here.server.control.signIn(who)
  await here.state.session.check()
  return here
}
const name = ({ state }: Visit) => {
  const session = state.session.$session.get()
  return 'user' in session ? session.user.emailAddress : session.status
}
const overlay = (here: Visit, kind: 'flyout' | 'modal') => {
  const closed: string[] = []
  here.state.overlays.open({ id: kind, kind, close: () => closed.push(kind) })
  return closed
}

describe('tabs', () => {
  test('a sign-out in one tab signs out all tabs', async () => {
    const one = await signedIn(visit())
    const two = await signedIn(one.tab())
    const closed = [overlay(two, 'flyout'), overlay(two, 'modal')]
    const leaving = one.state.session.signOut()
    await until(one.state.session.$session, ({ status }) => status === 'guest')
    expect(name(two)).toBe('guest')
    expect(closed).toEqual([['flyout'], ['modal']])
    expect(two.page.locks()).toBe(0)
    expect(two.page.events.map(({ type }) => type)).toEqual(['bindery-signed-out'])
    expect(two.page.journeys).toEqual([])
    await leaving
  })

  test('a tab that keeps its data in memory clears it as well', async () => {
    const one = await signedIn(visit())
    const local = createSafeStorage(() => null)
    const two = visit({}, { browser: one.page.browser, local }, one.server)
    await two.state.session.check()
    expect(local.get('bindery:user')).not.toBeNull()
    await one.state.session.signOut()
    expect(local.get('bindery:user')).toBeNull()
  })

  test('a guest in another tab follows a sign-in, and the open modal resolves', async () => {
    const one = visit()
    const two = one.tab()
    await two.state.session.check()
    const waiting = two.state.auth.open()
    await one.state.session.signIn(reader)
    expect(await waiting).toMatchObject({ emailAddress: reader.username })
    expect(two.state.auth.$auth.get().step).toBe('closed')
    expect(two.page.journeys).toEqual([])
  })

  test('a sign-in as another reader clears the data of the first before the second is known', async () => {
    const one = await signedIn(visit({ reload: 'never' }))
    const two = await signedIn(one.tab())
    const closed = overlay(two, 'flyout')
    const seen: string[] = []
    two.state.session.$session.listen(() => seen.push(name(two)))
    await one.state.session.signIn(other)
    await until(two.state.session.$session, ({ status }) => status === 'subscribers')
    expect(seen).toEqual(['unknown', other.username])
    expect(closed).toEqual(['flyout'])
  })

  test('a changed profile is refetched in the other tabs', async () => {
    const one = await signedIn(visit())
    const two = await signedIn(one.tab())
    await updateProfile(one.state, { displayName: 'Ada L.' })
    await until(
      two.state.session.$session,
      (now) => 'user' in now && now.user.displayName === 'Ada L.',
    )
    await two.state.session.check()
    expect(two.page.events.at(-1)).toMatchObject({ type: 'bindery-profile-changed' })
  })

  test('the tab channel carries no data of the reader', async () => {
    const here = visit()
    const heard: unknown[] = []
    here.page.browser.channels.set('bindery', new Set([(message) => heard.push(message)]))
    await here.state.session.signIn(reader)
    await updateProfile(here.state, { displayName: 'Ada' })
    await here.state.session.signOut()
    expect(heard).toEqual(['signed-in', 'profile-changed', 'signed-out'])
  })

  test('an unknown message on the tab channel is ignored', async () => {
    const here = await signedIn(visit())
    for (const member of here.page.browser.channels.get('bindery') ?? []) {
      for (const message of [null, 'toString', { type: 'signed-out' }, ['signed-out'], 7])
        member(message)
    }
    expect(name(here)).toBe(reader.username)
  })
})

describe('back and forward', () => {
  test('a page is cleared before it enters the back/forward cache', async () => {
    const here = await signedIn(visit())
    here.page.hide(true)
    expect(name(here)).toBe('unknown')
    await here.server.control.reset()
    here.page.show(true)
    expect(name(here)).toBe('unknown')
    expect(await known(here)).toEqual({ status: 'guest' })
  })

  test('the same reader returns after the session check', async () => {
    const here = await signedIn(visit())
    here.page.hide(true)
    here.page.show(true)
    expect(name(here)).toBe('unknown')
    expect(await known(here)).toMatchObject({ user: { emailAddress: reader.username } })
  })

  test('a restored page that missed the change shows no reader', async () => {
    const here = await signedIn(visit())
    here.page.show(true)
    expect(name(here)).toBe('unknown')
    await known(here)
  })

  test('an ordinary load changes nothing', async () => {
    const here = await signedIn(visit())
    here.page.hide(false)
    here.page.show(false)
    expect(name(here)).toBe(reader.username)
  })
})

describe('the pending action of a guest', () => {
  const wish = { kind: 'save', name: 'Save “A title”', data: { id: 'article-1' } }
  const doer = ({ state }: Visit) => {
    const done: unknown[] = []
    state.pendingActions.handle('save', (data) => done.push(data))
    return done
  }

  test('the action runs once after the reload', async () => {
    const before = visit()
    const early = doer(before)
    before.state.pendingActions.keep(wish)
    expect(before.state.pendingActions.$action.get()).toEqual(wish)
    await before.state.session.signIn(reader)
    const after = before.reloaded()
    const [done, twin] = [doer(after), doer(after)]
    await after.state.session.check()
    expect([early, done, twin]).toEqual([[], [wish.data], []])
    const later = after.reloaded()
    const again = doer(later)
    await later.state.session.check()
    expect(again).toEqual([])
    expect(later.state.pendingActions.$action.get()).toBeNull()
  })

  test('the action runs without a reload where the page keeps its reader', async () => {
    const here = visit({ reload: 'never' })
    const done = doer(here)
    here.state.pendingActions.keep(wish)
    void here.state.auth.open()
    await here.state.session.signIn(reader)
    expect(done).toEqual([wish.data])
  })

  test('the action waits for a handler that registers late', async () => {
    const before = visit()
    before.state.pendingActions.keep(wish)
    await before.state.session.signIn(reader)
    const after = before.reloaded()
    await after.state.session.check()
    const done = doer(after)
    await until(after.state.pendingActions.$action, (kept) => kept === null)
    expect(done).toEqual([wish.data])
  })

  test('the action waits during the profile step and runs after the reload', async () => {
    const before = visit()
    const early = doer(before)
    before.state.pendingActions.keep(wish)
    void before.state.auth.open({ screen: 'registration' })
    await before.state.session.register({
      firstName: 'G',
      lastName: 'H',
      emailAddress: 'g@example.com',
      password: 'Compiler#1952',
      optIn: false,
    })
    before.state.auth.close()
    expect(early).toEqual([])
    const after = before.reloaded()
    const done = doer(after)
    await after.state.session.check()
    expect(done).toEqual([wish.data])
  })

  test('the action expires after half an hour and at sign-out', async () => {
    const here = visit()
    here.state.pendingActions.keep(wish)
    const later = here.page.now() + 30 * 60_000
    const [late, soon] = [later, later - 1].map((now) => {
      const again = visit({}, { session: here.page.session, now: () => now }, here.server)
      const kept = again.state.pendingActions.$action.get()
      if (!kept) here.state.pendingActions.keep(wish)
      return kept
    })
    expect([late, soon]).toEqual([null, wish])
    await here.state.session.signOut()
    expect(here.page.session.get('bindery:intent')).toBeNull()
  })

  const undated = '{"kind":"save","name":"","data":0,"owner":null,"at":"9e15"}'
  test.each(['{', '[]', '{"kind":1}', 'null', undated])(
    'a corrupt pending action is ignored: %s',
    (kept) => {
      const here = visit()
      here.page.session.set('bindery:intent', kept)
      expect(here.reloaded().state.pendingActions.$action.get()).toBeNull()
    },
  )
})

describe('an expired session', () => {
  const over = async (server: TestServer) => {
    const call = { path: '/api/user/profile', status: 401, times: 1 }
    await server.control.faults([{ method: 'POST', ...call }])
  }

  test('a profile update is kept and runs once after the same reader signs in', async () => {
    const here = await signedIn(visit())
    const closed = overlay(here, 'flyout')
    await over(here.server)
    const failed = await updateProfile(here.state, { jobTitle: 'Analyst' })
    expect(failed).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    here.state.session.expired()
    here.state.session.expired()
    expect(here.state.auth.$auth.get()).toMatchObject({
      screen: 'sign-in',
      reason: 'Your session has ended. Please sign in again.',
    })
    expect(name(here)).toBe('guest')
    expect(closed).toEqual(['flyout'])
    expect(here.state.pendingActions.$action.get()).toMatchObject({ name: 'Save your profile' })
    expect(here.page.events.filter(({ type }) => type === 'bindery-sign-in-request')).toHaveLength(
      1,
    )
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    after.state.session.$session.listen(() => {})
    const { text } = await until(after.state.liveRegion.$announcement, ({ count }) => count > 0)
    expect(text).toBe('Your profile has been saved.')
    expect(after.state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Analyst' } })
  })

  test('another reader is asked to confirm the pending action and can decline', async () => {
    for (const yes of [false, true]) {
      const here = await signedIn(visit())
      await over(here.server)
      await updateProfile(here.state, { jobTitle: 'Analyst' })
      await here.state.session.signIn(other)
      const after = here.reloaded()
      const asked = await until(
        after.state.pendingActions.$unconfirmed,
        (pending) => pending !== null,
      )
      expect(asked).toMatchObject({ kind: 'profile', name: 'Save your profile' })
      const before = (await after.calls()).length
      if (!yes) {
        after.state.pendingActions.discard()
        await after.state.session.refresh()
        expect(await after.calls()).not.toContain('POST /api/user/profile 200')
        expect((await after.calls()).slice(before)).not.toContain('POST /api/user/profile')
      } else {
        after.state.pendingActions.confirm()
        await until(after.state.liveRegion.$announcement, ({ count }) => count > 0)
        expect((await after.calls()).slice(before)).toContain('POST /api/user/profile')
      }
      expect(after.state.pendingActions.$unconfirmed.get()).toBeNull()
      expect(after.state.pendingActions.$action.get()).toBeNull()
    }
  })
})
