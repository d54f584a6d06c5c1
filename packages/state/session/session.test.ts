import { describe, expect, test } from 'vitest'
import { updateProfile } from '../account/profile-update.ts'
import { createServer, known, reader, until, type Visit, visit } from '../test/state.ts'

const profile = '/api/user/profile'

const cacheKey = 'bindery:user'

describe('the session request', () => {
  test('the session is requested once for any number of callers', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    for (let tag = 0; tag < 60; tag += 1) here.state.session.$session.listen(() => {})
    const [session] = await Promise.all([known(here), here.state.session.check()])
    expect(session).toMatchObject({ status: 'registered', user: { emailAddress: reader.username } })
    expect((await here.calls()).slice(1)).toEqual([`GET ${profile}`])
  })

  test('the session is not requested without a caller', async () => {
    const here = visit()
    here.page.settle()
    here.page.show(true)
    const two = here.tab()
    void two.state.auth.open()
    two.state.pendingActions.handle('save', () => {})
    two.state.auth.close()
    two.page.settle()
    // A session request would need this module, and reach the server before the mailbox call.
    await import('../server.ts')
    await here.server.control.mailbox()
    expect(await here.calls()).toEqual([])
  })

  test('a guest costs one request and no cache', async () => {
    const here = visit()
    expect(await here.state.session.check()).toEqual({ status: 'guest' })
    expect(here.page.local.get(cacheKey)).toBeNull()
    expect(await here.calls()).toEqual([`GET ${profile}`])
  })

  test('the session is requested again when the page signs a reader in before the first response', async () => {
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

  test('a response in flight when the page freezes shows no reader', async () => {
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

  test('the page cannot change the objects it receives', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    const session = await here.state.session.check()
    expect(Object.isFrozen('user' in session && session.user.tiers)).toBe(true)
  })
})

describe('a page with a login of its own', () => {
  const types = ({ page }: Visit) => page.events.map(({ type }) => type)

  test('each new reader is reported to the page and its other tabs', async () => {
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

  test('a reader who was there at the first check is not reported', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    expect(await here.state.session.refresh()).toMatchObject({ status: 'registered' })
    expect(types(here)).toEqual([])
  })

  test('a reader who has left is reported and cleared here and in the other tabs', async () => {
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

  test('the cache is used when Last-Modified matches', async () => {
    const first = await signedIn()
    const again = first.reloaded()
    const before = (await first.calls()).length
    expect(await again.state.session.check()).toMatchObject({
      user: { firstName: expect.any(String) },
    })
    expect(await since(first, before)).toEqual([`HEAD ${profile}`])
  })

  test('the cache is used when the same instant is spelled another way', async () => {
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

  test('a response without Last-Modified is not cached', async () => {
    const first = await signedIn()
    const { user } = JSON.parse(first.page.local.get(cacheKey) ?? '')
    first.page.local.remove(cacheKey)
    const headers = { 'content-type': 'application/json', 'last-modified': 'lately' }
    await first.server.control.faults([{ path: profile, status: 200, body: user, headers }])
    const again = first.reloaded()
    expect(await again.state.session.check()).toMatchObject({ status: 'registered' })
    expect(again.page.local.get(cacheKey)).toBeNull()
  })

  test('the cache is dropped when the profile has changed', async () => {
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

  test('the cache is dropped when the request fails', async () => {
    const first = await signedIn()
    await first.server.control.faults([{ method: 'HEAD', path: profile, status: 404 }])
    const before = (await first.calls()).length
    expect(await first.reloaded().state.session.check()).toMatchObject({ status: 'registered' })
    expect(await since(first, before)).toEqual([`HEAD ${profile}`, `GET ${profile}`])
  })

  test('the cache is not used for another reader who signs in', async () => {
    const first = await signedIn()
    const { state } = first.reloaded()
    await state.session.signIn({ username: 'good@example.com', password: reader.password })
    expect(await state.session.check()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  })

  test('the cache is not used for another reader whom the page has signed in', async () => {
    const { state, server } = await signedIn()
    await server.control.signIn('good@example.com')
    expect(await state.session.refresh()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  })

  test('an expired session needs no second request', async () => {
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
  ])('a corrupt cache is ignored: %s', async (kept) => {
    const first = await signedIn()
    first.page.local.set(cacheKey, kept)
    expect(await first.reloaded().state.session.check()).toMatchObject({ status: 'registered' })
  })
})
