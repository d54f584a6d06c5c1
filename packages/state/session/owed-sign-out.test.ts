import { describe, expect, test } from 'vitest'
import { idle, known, reader, signedIn, until, type Visit, visit } from '../test/state.ts'

const owed = ({ page }: Visit) => page.local.get('bindery:farewell')
const shown = ({ state }: Visit) => {
  const readers: string[] = []
  state.session.$session.listen((now) => {
    if ('user' in now) readers.push(now.user.emailAddress)
  })
  return readers
}

describe('a reader who has signed out while the logout route fails', () => {
  const left = async () => {
    const here = await signedIn()
    await here.state.session.signOut()
    return here
  }

  test.each([
    { path: '/logout', status: 500 },
    { path: '/logout', status: 503 },
    { path: '/logout', abort: true },
  ])('the reader is shown on no page, and each page tries again: %j', async (fault) => {
    const here = await left()
    await here.server.control.faults([fault])
    for (let page = 0; page < 2; page += 1) {
      const next = here.reloaded()
      const readers = shown(next)
      expect(await known(next)).toEqual({ status: 'guest' })
      await expect
        .poll(async () => (await next.calls()).filter((call) => call === 'GET /logout'))
        .toHaveLength(page + 1)
      // Long enough for a page that took the failure for an end of the session.
      await idle()
      expect(readers).toEqual([])
      expect(next.page.journeys).toEqual([])
      expect(next.page.local.get('bindery:user')).toBeNull()
      expect(owed(next)).toBeTruthy()
    }
    await here.server.control.faults([])
    const last = here.reloaded()
    await known(last)
    await expect.poll(() => owed(last)).toBeNull()
    expect(await last.reloaded().state.session.check()).toEqual({ status: 'guest' })
  })

  test('a page that asks for the session again and again tries to end it once', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 500 }])
    const next = here.reloaded()
    await known(next)
    for (let times = 0; times < 3; times += 1) {
      await next.state.session.check()
      next.page.look(false)
      next.page.advance(60_000)
      next.page.look(true)
      await idle()
    }
    expect((await next.calls()).filter((call) => call === 'GET /logout')).toHaveLength(1)
  })

  test('several tabs end the session once', async () => {
    const here = await left()
    const tabs = [here.reloaded(), here.tab(), here.tab()]
    await Promise.all(tabs.map(known))
    await Promise.all(tabs.map(({ page }) => page.exclusive('sign-out', async () => {})))
    expect(owed(here)).toBeNull()
    expect((await here.calls()).filter((call) => call === 'GET /logout')).toHaveLength(1)
  })

  test('the page asks for the session although nothing on it shows the reader', async () => {
    const here = await left()
    const next = here.reloaded()
    await expect.poll(() => owed(next)).toBeNull()
  })

  test('a server that ends sessions for navigations only gets one per tab', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 200, body: 'Sign out?' }])
    const next = here.reloaded()
    await known(next)
    await expect.poll(() => next.page.journeys).toHaveLength(1)
    const later = next.reloaded()
    await known(later)
    await expect
      .poll(async () => (await later.calls()).filter((call) => call === 'GET /logout'))
      .toHaveLength(2)
    await idle()
    expect(later.page.journeys).toEqual([])
    expect(later.state.session.$session.get()).toEqual({ status: 'guest' })
    // After the next sign-in and sign-out, the tab goes there once more.
    expect(await later.state.session.signIn(reader)).toMatchObject({ ok: true })
    await later.state.session.signOut()
    const again = later.reloaded()
    await known(again)
    await expect.poll(() => again.page.journeys).toHaveLength(1)
  })

  test('the next page ends the session of the separate user service, too', async () => {
    const here = visit({ userService: 'https://publisher.example/user-service/' })
    await here.server.control.signIn(reader.username)
    await known(here)
    await here.server.control.faults([{ path: '/user-service/logout', abort: true }])
    await here.state.session.signOut()
    const { type, detail } = here.page.events.find((event) => event.type === 'bindery-error') ?? {}
    expect([type, detail]).toEqual([
      'bindery-error',
      { code: 'user-service', message: 'logout: offline', tag: '' },
    ])
    await here.server.control.faults([{ path: '/logout', status: 500 }])
    const logouts = async () =>
      (await here.calls()).filter((call) => call === 'POST /user-service/logout')
    const before = (await logouts()).length
    await known(here.reloaded())
    await expect.poll(logouts).toHaveLength(before + 1)
  })

  test('a sign-in through the page’s own login counts', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 500 }])
    const next = here.reloaded()
    await known(next)
    await here.server.control.signIn('good@example.com')
    expect(await next.state.session.refresh()).toMatchObject({ status: 'subscribers' })
    expect(owed(next)).toBeNull()
  })

  test('a retry of the first session request signs nobody in', async () => {
    const here = await left()
    const profile = { method: 'GET', path: '/api/user/profile', status: 404, times: 1 }
    await here.server.control.faults([profile, { path: '/logout', status: 500 }])
    const next = here.reloaded()
    expect(await next.state.session.check()).toMatchObject({ status: 'unknown' })
    await next.state.session.refresh()
    expect(next.state.session.$session.get()).toEqual({ status: 'guest' })
    expect(owed(next)).toBeTruthy()
  })

  test('a later sign-in by the page’s own login counts on the next page', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 500 }])
    await here.server.control.signIn('good@example.com')
    const next = here.reloaded()
    expect(await next.state.session.check()).toMatchObject({ status: 'subscribers' })
    expect(owed(next)).toBeNull()
    expect(await next.calls()).not.toContain('GET /logout')
  })

  test('a sign-in while the page tries to end the session before stays', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 200, body: 'Sign out?' }])
    const next = here.reloaded()
    const { fetch } = next.page
    let hasTried = false
    let signIn: ReturnType<typeof next.state.session.signIn> | undefined
    // The reader signs in between the logout route's answer and that about the session.
    const between: typeof fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (hasTried && !signIn && pathname === '/api/user/profile') {
        signIn = next.state.session.signIn(reader)
        await signIn
      }
      hasTried ||= pathname === '/logout'
      return fetch(input, init)
    }
    Object.assign(next.page, { fetch: between })
    await known(next)
    await expect.poll(() => signIn).toBeDefined()
    expect(await signIn).toMatchObject({ ok: true })
    await idle()
    // The reload of the sign-in, and no way to the logout route.
    expect(next.page.journeys).toEqual(['reload'])
    expect(next.state.session.$session.get()).toMatchObject({ status: 'registered' })
  })

  test('a sign-in in the modal ends it', async () => {
    const here = await left()
    await here.server.control.faults([{ path: '/logout', status: 500 }])
    const next = here.reloaded()
    await known(next)
    expect(await next.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(owed(next)).toBeNull()
    expect(await next.reloaded().state.session.check()).toMatchObject({ status: 'registered' })
  })
})

test('a tab that is closed while the user service hangs leaves no reader to the next page', async () => {
  const here = await signedIn()
  const { fetch } = here.page
  Object.assign(here.page, { fetch: () => new Promise<Response>(() => {}) })
  void here.state.session.signOut()
  await until(here.state.session.$session, ({ status }) => status === 'guest')
  Object.assign(here.page, { fetch })
  const next = here.reloaded()
  const readers = shown(next)
  expect(await known(next)).toEqual({ status: 'guest' })
  expect(readers).toEqual([])
})
