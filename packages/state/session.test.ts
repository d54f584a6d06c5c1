import { describe, expect, test } from 'vitest'
import { updateProfile } from './profile-update.ts'
import { createServer, known, reader, until, type Visit, visit } from './test-state.ts'

const profile = '/api/user/profile'

const cacheKey = 'bindery:user'

describe('who is reading', () => {
  test('is asked once, however many want to know', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    for (let tag = 0; tag < 60; tag += 1) here.state.session.$session.listen(() => {})
    const [session] = await Promise.all([known(here), here.state.session.check()])
    expect(session).toMatchObject({ status: 'registered', user: { emailAddress: reader.username } })
    expect((await here.calls()).slice(1)).toEqual([`GET ${profile}`])
  })

  test('nobody asks when nobody wants to know', async () => {
    const here = visit()
    here.page.settle()
    here.page.show(true)
    const two = here.tab()
    void two.state.auth.open()
    two.state.intent.handle('save', () => {})
    two.state.auth.close()
    two.page.settle()
    // A question would need this module, and be at the server before ours.
    await import('./online.ts')
    await here.server.control.mailbox()
    expect(await here.calls()).toEqual([])
  })

  test('a guest is one call and no cache', async () => {
    const here = visit()
    expect(await here.state.session.check()).toEqual({ status: 'guest' })
    expect(here.page.local.get(cacheKey)).toBeNull()
    expect(await here.calls()).toEqual([`GET ${profile}`])
  })

  test('is asked anew when the page signs a reader in before the first answer is there', async () => {
    const server = createServer()
    const late = Promise.withResolvers<void>()
    let answered = 0
    const fetch: typeof server.fetch = async (...request) => {
      const answer = await server.fetch(...request)
      answered += 1
      if (answered === 1) await late.promise
      return answer
    }
    const { state } = visit({}, { fetch }, server)
    const first = state.session.check()
    await expect.poll(() => answered).toBe(1)
    await server.control.signIn(reader.username)
    const second = state.session.refresh()
    await expect.poll(() => answered).toBe(2)
    late.resolve()
    expect(await second).toMatchObject({ status: 'registered' })
    expect(await first).toMatchObject({ status: 'registered' })
    expect(state.session.$session.get()).toMatchObject({ status: 'registered' })
  })

  test('an answer that was on its way when the page was frozen shows nobody', async () => {
    const server = createServer()
    await server.control.signIn(reader.username)
    const [sent, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let slow = false
    const fetch: typeof server.fetch = async (...request) => {
      const answer = await server.fetch(...request)
      if (slow) {
        sent.resolve()
        await late.promise
      }
      return answer
    }
    const { state, page } = visit({}, { fetch }, server)
    await state.session.check()
    slow = true
    const asking = state.session.refresh()
    await sent.promise
    page.hide(true)
    late.resolve()
    await asking
    expect(state.session.$session.get()).toEqual({ status: 'unknown' })
  })

  test('what the page gets cannot be changed by it', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    const session = await here.state.session.check()
    expect(Object.isFrozen('user' in session && session.user.tiers)).toBe(true)
  })
})

describe('a page with a login of its own', () => {
  const types = ({ page }: Visit) => page.events.map(({ type }) => type)

  test('tells of each reader who has come, to the page and to its other tabs', async () => {
    const here = visit()
    await here.state.session.check()
    const tab = here.tab()
    await tab.state.session.check()
    for (const who of [reader.username, 'good@example.com']) {
      await here.server.control.signIn(who)
      await here.state.session.refresh()
      await here.state.session.refresh()
      await until(
        tab.state.session.$session,
        (now) => 'user' in now && now.user.emailAddress === who,
      )
    }
    expect(types(here)).toEqual(['bindery-signed-in', 'bindery-signed-in'])
  })

  test('tells of nobody who was there before anybody asked', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    expect(await here.state.session.refresh()).toMatchObject({ status: 'registered' })
    expect(types(here)).toEqual([])
  })

  test('tells of a reader who has left, and forgets them here and in the other tabs', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    const tab = here.tab()
    await tab.state.session.check()
    here.page.local.set('bindery:cart', 'x')
    await here.server.control.reset()
    await here.state.session.refresh()
    await until(tab.state.session.$session, ({ status }) => status === 'guest')
    expect([types(here), types(tab)]).toEqual([['bindery-signed-out'], ['bindery-signed-out']])
    expect(here.page.browser.local.size).toBe(0)
  })
})

describe('the profile cache', () => {
  const signedIn = async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    return here
  }
  const since = async (here: { calls(): Promise<string[]> }, first: number) =>
    (await here.calls()).slice(first)

  test('is used when the server’s time is the cached one', async () => {
    const first = await signedIn()
    const again = first.reloaded()
    const before = (await first.calls()).length
    expect(await again.state.session.check()).toMatchObject({
      user: { firstName: expect.any(String) },
    })
    expect(await since(first, before)).toEqual([`HEAD ${profile}`])
  })

  test('is used when the same instant is spelled another way', async () => {
    const first = await signedIn()
    const cached = JSON.parse(first.page.local.get(cacheKey) ?? '')
    const [, day, rest] = /^\w+, (\d\d \w+ \d{4}) ([\d:]+) GMT$/.exec(cached.modified) ?? []
    first.page.local.set(
      cacheKey,
      JSON.stringify({ ...cached, modified: `Sa, ${day} ${rest} +0000` }),
    )
    const before = (await first.calls()).length
    await first.reloaded().state.session.check()
    expect(await since(first, before)).toEqual([`HEAD ${profile}`])
  })

  test('is not made of an answer that does not say when it was changed', async () => {
    const first = await signedIn()
    const { user } = JSON.parse(first.page.local.get(cacheKey) ?? '')
    first.page.local.remove(cacheKey)
    const headers = { 'content-type': 'application/json', 'last-modified': 'lately' }
    await first.server.control.faults([{ path: profile, status: 200, body: user, headers }])
    const again = first.reloaded()
    expect(await again.state.session.check()).toMatchObject({ status: 'registered' })
    expect(again.page.local.get(cacheKey)).toBeNull()
  })

  test('is dropped when the profile has moved', async () => {
    const first = await signedIn()
    await first.server.control.advance(60_000)
    await updateProfile(first.state, { displayName: 'Ada L.' })
    const stale = first.page.local.get(cacheKey)
    const again = first.reloaded()
    await first.server.control.advance(60_000)
    await updateProfile(first.tab().state, { displayName: 'Countess' })
    again.page.local.set(cacheKey, stale ?? '')
    const before = (await first.calls()).length
    expect(await again.state.session.check()).toMatchObject({ user: { displayName: 'Countess' } })
    expect(await since(first, before)).toEqual([`HEAD ${profile}`, `GET ${profile}`])
  })

  test('is dropped when the question fails', async () => {
    const first = await signedIn()
    await first.server.control.faults([{ method: 'HEAD', path: profile, status: 404 }])
    const before = (await first.calls()).length
    expect(await first.reloaded().state.session.check()).toMatchObject({ status: 'registered' })
    expect(await since(first, before)).toEqual([`HEAD ${profile}`, `GET ${profile}`])
  })

  test('is not taken for that of another reader who signs in', async () => {
    const first = await signedIn()
    const { state } = first.reloaded()
    await state.session.signIn({ username: 'good@example.com', password: reader.password })
    expect(await state.session.check()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  })

  test('is not taken for that of another reader whom the page has signed in by itself', async () => {
    const { state, server } = await signedIn()
    await server.control.signIn('good@example.com')
    expect(await state.session.refresh()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  })

  test('a session that is over needs no second question', async () => {
    const first = await signedIn()
    await first.server.control.reset()
    const again = first.reloaded()
    expect(await again.state.session.check()).toEqual({ status: 'guest' })
    expect(await since(first, 0)).toEqual([`HEAD ${profile}`])
    expect(again.page.local.get(cacheKey)).toBeNull()
  })

  test.each([
    '{',
    'null',
    '[]',
    '{"modified":1,"user":{}}',
    '"x"',
    '{"modified":"x","user":{"status":"king"}}',
  ])('a corrupt one is none: %s', async (kept) => {
    const first = await signedIn()
    first.page.local.set(cacheKey, kept)
    expect(await first.reloaded().state.session.check()).toMatchObject({ status: 'registered' })
  })
})
