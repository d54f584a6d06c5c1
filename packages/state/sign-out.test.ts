import { describe, expect, test } from 'vitest'
import { reader, until, type Visit, visit } from './test-state.ts'

describe('signing out', () => {
  const signedIn = async (settings = {}) => {
    const here = visit(settings, { href: 'https://publisher.example/the-latest?page=2' })
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    for (const key of ['bindery:cart', 'bindery:shopping-cart']) here.page.local.set(key, 'x')
    here.page.jar.set('bindery-order', 'on')
    return here
  }

  test('clears what is kept and goes to the logout path with the way back', async () => {
    const here = await signedIn()
    expect(await here.state.session.signOut()).toEqual({ ok: true })
    expect([...here.page.browser.local.keys()]).toEqual([])
    expect(here.page.jar.size).toBe(0)
    expect(here.state.session.$session.get()).toEqual({ status: 'guest' })
    expect(here.page.journeys).toEqual([
      'https://publisher.example/logout?return=%2Fthe-latest%3Fpage%3D2',
    ])
    expect(here.page.events.map(({ type }) => type)).toEqual([
      'bindery-signed-out',
      'bindery-navigate-request',
    ])
  })

  test('a hostile way back becomes the site’s root', async () => {
    const here = await signedIn()
    await here.state.session.signOut({ returnTo: '//evil.example/x' })
    expect(here.page.journeys).toEqual(['https://publisher.example/logout?return=%2F'])
  })

  test('clears also when nothing answers, and says what did not', async () => {
    const here = await signedIn({ userService: 'https://publisher.example/user-service/' })
    await here.server.control.faults([{ path: '/', abort: true }])
    await here.state.session.signOut()
    expect(here.page.browser.local.size).toBe(0)
    expect(here.page.journeys).toHaveLength(1)
    expect(here.page.events.map(({ type }) => type)).toContain('bindery-error')
  })

  test('logs out of the separate user service, with the session', async () => {
    const here = await signedIn({ userService: 'https://publisher.example/user-service/' })
    await here.state.session.signOut()
    expect((await here.calls()).at(-1)).toBe('POST /user-service/logout')
    expect(here.page.events.map(({ type }) => type)).not.toContain('bindery-error')
  })

  test('a user service that never answers holds nobody up', async () => {
    const server = (await signedIn()).server
    const here = visit(
      { userService: 'https://users.example/' },
      {
        fetch: (input, init) => {
          const request = new Request(input, init)
          return request.url.includes('users.example')
            ? new Promise(() => {})
            : server.fetch(request)
        },
      },
      server,
    )
    await here.state.session.check()
    const leaving = here.state.session.signOut()
    await until(here.state.session.$session, ({ status }) => status === 'guest')
    here.page.advance(3000)
    await leaving
    expect(here.page.journeys).toHaveLength(1)
    expect(here.page.events.at(1)?.detail).toMatchObject({ message: 'logout: timeout' })
  })

  test('without a network the page stays; the next one that reaches the server ends the session', async () => {
    let online = false
    const { server } = await signedIn()
    const here = visit({}, { global: () => ({ onLine: online }) }, server)
    await here.state.session.check()
    expect(await here.state.session.signOut()).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(here.state.session.$session.get()).toEqual({ status: 'guest' })
    expect(here.page.journeys).toEqual([])
    expect([...here.page.browser.local.keys()]).toEqual(['bindery:farewell'])
    online = true
    const next = here.reloaded()
    const seen: string[] = []
    next.state.session.$session.listen(({ status }) => seen.push(status))
    await until(next.state.session.$session, ({ status }) => status === 'guest')
    expect(seen).toEqual(['guest'])
    expect(next.page.journeys).toHaveLength(1)
    expect(next.page.browser.local.size).toBe(0)
  })

  test('a session that was over by then owes nothing: nobody is sent away', async () => {
    const here = visit()
    here.page.local.set('bindery:farewell', '1')
    expect(await here.state.session.check()).toEqual({ status: 'guest' })
    expect(here.page.journeys).toEqual([])
    expect(here.page.events).toEqual([])
  })

  test('who signs in again does not owe that sign-out any more', async () => {
    const here = visit()
    here.page.local.set('bindery:farewell', '1')
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    const next = here.reloaded()
    expect(await next.state.session.check()).toMatchObject({ status: 'registered' })
    expect(next.page.journeys).toEqual([])
  })

  test('who holds something of a reader hears of every departure, and of no other change', async () => {
    const here = visit({ reload: 'never' })
    const heard: number[] = []
    here.state.session.$departures.listen((count) => heard.push(count))
    await here.state.session.signIn(reader)
    await here.state.session.refresh()
    here.state.session.expired()
    await until(here.state.session.$session, ({ status }) => status === 'guest')
    await here.state.session.signIn(reader)
    expect(heard).toEqual([])
    await here.server.control.signIn('good@example.com')
    await here.state.session.refresh()
    await here.state.session.signOut()
    await here.server.control.reset()
    await here.state.session.refresh()
    expect(heard).toEqual([1, 2])
  })
})

describe('another reader in the place of the one before', () => {
  const followed = async (open: (here: Visit) => void) => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    here.page.session.set('bindery:checkout', 'x')
    for (const key of ['bindery:cart', 'bindery:shopping-cart', 'bindery:searches'])
      here.page.local.set(key, 'x')
    here.page.jar.set('bindery-order', 'on')
    open(here)
    await here.server.control.signIn('good@example.com')
    expect(await here.state.session.refresh()).toMatchObject({ status: 'subscribers' })
    return here
  }

  test('finds nothing that the browser or the tab has kept of them', async () => {
    const { page } = await followed(() => {})
    expect([...page.browser.local]).toEqual([['bindery:email', 'good@example.com']])
    expect(page.session.get('bindery:checkout')).toBeNull()
    expect(page.jar.size).toBe(0)
  })

  test('finds nothing open, and no step of theirs', async () => {
    const closed: string[] = []
    const { page, state } = await followed((before) => {
      const close = () => closed.push('modal')
      before.state.overlays.open({ id: 'modal', kind: 'modal', close })
      void before.state.auth.open({ screen: 'profile_settings' })
    })
    expect(closed).toEqual(['modal'])
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(page.journeys).toEqual([])
  })

  test('has their own wish done, which they had as a guest, and is not asked about it', async () => {
    const here = visit({ reload: 'never' })
    await here.state.session.signIn(reader)
    await here.state.session.signOut()
    const done: unknown[] = []
    here.state.intent.handle('save', (data) => done.push(data))
    here.state.intent.keep({ kind: 'save', name: 'Save “A title”', data: 'article-1' })
    // Where they went, and came back from.
    here.page.show(false)
    await here.state.session.signIn({ ...reader, username: 'good@example.com' })
    expect(here.state.intent.$pending.get()).toBeNull()
    expect(done).toEqual(['article-1'])
  })

  test('the step of a new reader stays open when the page only asks who is reading', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    void here.state.auth.open({ screen: 'profile_settings' })
    await here.state.session.refresh()
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'profile_settings' })
  })
})
