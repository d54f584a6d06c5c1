import { describe, expect, test } from 'vitest'
import { updateProfile } from './profile-update.ts'
import { createKeep } from './storage.ts'
import { known, password, reader, type TestServer, until, type Visit, visit } from './test-state.ts'

// What several tabs, several visits and several readers do to each other.

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
  test('a sign-out in one is a sign-out in all, at once', async () => {
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

  test('a tab that keeps what it knows in memory forgets it as well', async () => {
    const one = await signedIn(visit())
    const local = createKeep(() => null)
    const two = visit({}, { browser: one.page.browser, local }, one.server)
    await two.state.session.check()
    expect(local.get('bindery:user')).not.toBeNull()
    await one.state.session.signOut()
    expect(local.get('bindery:user')).toBeNull()
  })

  test('a sign-in in one is followed by a guest in another, whose modal is answered', async () => {
    const one = visit()
    const two = one.tab()
    await two.state.session.check()
    const waiting = two.state.auth.open()
    await one.state.session.signIn(reader)
    expect(await waiting).toMatchObject({ emailAddress: reader.username })
    expect(two.state.auth.$auth.get().step).toBe('closed')
    expect(two.page.journeys).toEqual([])
  })

  test('a sign-in as another: the first reader’s text goes before the second is known', async () => {
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

  test('a changed profile is read again', async () => {
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

  test('nothing of the reader is on the channel', async () => {
    const here = visit()
    const heard: unknown[] = []
    here.page.browser.channels.set('bindery', new Set([(message) => heard.push(message)]))
    await here.state.session.signIn(reader)
    await updateProfile(here.state, { displayName: 'Ada' })
    await here.state.session.signOut()
    expect(heard).toEqual(['signed-in', 'profile-changed', 'signed-out'])
  })

  test('what others say on the channel is not believed', async () => {
    const here = await signedIn(visit())
    for (const member of here.page.browser.channels.get('bindery') ?? []) {
      for (const message of [null, 'toString', { type: 'signed-out' }, ['signed-out'], 7])
        member(message)
    }
    expect(name(here)).toBe(reader.username)
  })

  test('a browser without the channel is a browser with one tab', async () => {
    const here = visit({}, { channel: () => null })
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(await here.state.session.signOut()).toEqual({ ok: true })
  })
})

describe('back and forward', () => {
  test('a page that may come back is stripped before it is frozen', async () => {
    const here = await signedIn(visit())
    here.page.hide(true)
    expect(name(here)).toBe('unknown')
    await here.server.control.reset()
    here.page.show(true)
    expect(name(here)).toBe('unknown')
    expect(await known(here)).toEqual({ status: 'guest' })
  })

  test('the same reader is back after the check', async () => {
    const here = await signedIn(visit())
    here.page.hide(true)
    here.page.show(true)
    expect(name(here)).toBe('unknown')
    expect(await known(here)).toMatchObject({ user: { emailAddress: reader.username } })
  })

  test('a page that came back without having been told shows nobody', async () => {
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

describe('what a guest wanted', () => {
  const wish = { kind: 'save', name: 'Save “A title”', data: { id: 'article-1' } }
  const doer = ({ state }: Visit) => {
    const done: unknown[] = []
    state.intent.handle('save', (data) => done.push(data))
    return done
  }

  test('is done once, after the reload', async () => {
    const before = visit()
    const early = doer(before)
    before.state.intent.keep(wish)
    expect(before.state.intent.$kept.get()).toEqual(wish)
    await before.state.session.signIn(reader)
    const after = before.reloaded()
    const [done, twin] = [doer(after), doer(after)]
    await after.state.session.check()
    expect([early, done, twin]).toEqual([[], [wish.data], []])
    const later = after.reloaded()
    const again = doer(later)
    await later.state.session.check()
    expect(again).toEqual([])
    expect(later.state.intent.$kept.get()).toBeNull()
  })

  test('is done without a reload where the page keeps its reader', async () => {
    const here = visit({ reload: 'never' })
    const done = doer(here)
    here.state.intent.keep(wish)
    void here.state.auth.open()
    await here.state.session.signIn(reader)
    expect(done).toEqual([wish.data])
  })

  test('waits for a handler that comes late', async () => {
    const before = visit()
    before.state.intent.keep(wish)
    await before.state.session.signIn(reader)
    const after = before.reloaded()
    await after.state.session.check()
    const done = doer(after)
    await until(after.state.intent.$kept, (kept) => kept === null)
    expect(done).toEqual([wish.data])
  })

  test('waits while the profile is asked for, and is done after the reload', async () => {
    const before = visit()
    const early = doer(before)
    before.state.intent.keep(wish)
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

  test('is forgotten after half an hour, and at sign-out', async () => {
    const here = visit()
    here.state.intent.keep(wish)
    const later = here.page.now() + 30 * 60_000
    const [late, soon] = [later, later - 1].map((now) => {
      const again = visit({}, { session: here.page.session, now: () => now }, here.server)
      const kept = again.state.intent.$kept.get()
      if (!kept) here.state.intent.keep(wish)
      return kept
    })
    expect([late, soon]).toEqual([null, wish])
    await here.state.session.signOut()
    expect(here.page.session.get('bindery:intent')).toBeNull()
  })

  const ahead = '{"kind":"save","name":"","data":0,"owner":null,"at":9e15}'
  test.each(['{', '[]', '{"kind":1}', 'null', ahead])('a corrupt one is none: %s', (kept) => {
    const here = visit()
    here.page.session.set('bindery:intent', kept)
    expect(here.reloaded().state.intent.$kept.get()).toBeNull()
  })
})

describe('a session that ends by itself', () => {
  const over = async (server: TestServer) => {
    const call = { path: '/api/user/profile', status: 401, times: 1 }
    await server.control.faults([{ method: 'POST', ...call }])
  }

  test('in the middle of a profile update: kept, asked once, done once for the same reader', async () => {
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
    expect(here.state.intent.$kept.get()).toMatchObject({ name: 'Save your profile' })
    expect(here.page.events.filter(({ type }) => type === 'bindery-sign-in-request')).toHaveLength(
      1,
    )
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    after.state.session.$session.listen(() => {})
    const { text } = await until(after.state.status.$announcement, ({ count }) => count > 0)
    expect(text).toBe('Your profile has been saved.')
    expect(after.state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Analyst' } })
  })

  test('another reader is asked first, and may say no or yes', async () => {
    for (const yes of [false, true]) {
      const here = await signedIn(visit())
      await over(here.server)
      await updateProfile(here.state, { jobTitle: 'Analyst' })
      await here.state.session.signIn(other)
      const after = here.reloaded()
      const asked = await until(after.state.intent.$pending, (pending) => pending !== null)
      expect(asked).toMatchObject({ kind: 'profile', name: 'Save your profile' })
      const before = (await after.calls()).length
      if (!yes) {
        after.state.intent.discard()
        await after.state.session.refresh()
        expect(await after.calls()).not.toContain('POST /api/user/profile 200')
        expect((await after.calls()).slice(before)).not.toContain('POST /api/user/profile')
      } else {
        after.state.intent.confirm()
        await until(after.state.status.$announcement, ({ count }) => count > 0)
        expect((await after.calls()).slice(before)).toContain('POST /api/user/profile')
      }
      expect(after.state.intent.$pending.get()).toBeNull()
      expect(after.state.intent.$kept.get()).toBeNull()
    }
  })
})
