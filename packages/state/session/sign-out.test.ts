import { describe, expect, test } from 'vitest'
import { reader, until, type Visit, visit } from '../test/state.ts'

describe('signing out', () => {
  const signedIn = async (settings = {}) => {
    const here = visit(settings, { href: 'https://publisher.example/the-latest?page=2' })
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    for (const key of ['bindery:cart', 'bindery:shopping-cart']) here.page.local.set(key, 'x')
    here.page.jar.set('bindery-order', 'on')
    return here
  }

  test('the sign-out clears the stored data and goes to the logout path with a return URL', async () => {
    const here = await signedIn()
    expect(await here.state.session.signOut()).toEqual({ ok: true })
    expect([...here.page.browser.local.keys()]).toEqual(['bindery:farewell'])
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

  test('a hostile return URL becomes the root of the site', async () => {
    const here = await signedIn()
    await here.state.session.signOut({ returnTo: '//evil.example/x' })
    expect(here.page.journeys).toEqual(['https://publisher.example/logout?return=%2F'])
  })

  test('the sign-out clears the data when no request succeeds, and reports the failure', async () => {
    const here = await signedIn({ userService: 'https://publisher.example/user-service/' })
    await here.server.control.faults([{ path: '/', abort: true }])
    await here.state.session.signOut()
    expect([...here.page.browser.local.keys()]).toEqual(['bindery:farewell'])
    expect(here.page.journeys).toHaveLength(1)
    expect(here.page.events.map(({ type }) => type)).toContain('bindery-error')
  })

  test('the sign-out ends the session of the separate user service', async () => {
    const here = await signedIn({ userService: 'https://publisher.example/user-service/' })
    await here.state.session.signOut()
    expect((await here.calls()).at(-1)).toBe('POST /user-service/logout')
    expect(here.page.events.map(({ type }) => type)).not.toContain('bindery-error')
  })

  test('the sign-out does not wait for a user service that never answers', async () => {
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

  test('an offline sign-out stays on the page, and the next page online ends the session', async () => {
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
    await expect.poll(() => next.page.browser.local.size).toBe(0)
    expect(seen).toEqual(['guest'])
    expect(next.page.journeys).toEqual([])
    expect(await next.calls()).toContain('GET /logout')
  })

  test('a pending sign-out without a session causes no navigation', async () => {
    const here = visit()
    here.page.local.set('bindery:farewell', '1')
    expect(await here.state.session.check()).toEqual({ status: 'guest' })
    expect(here.page.journeys).toEqual([])
    expect(here.page.events).toEqual([])
  })

  test('a new sign-in cancels the pending sign-out', async () => {
    const here = visit()
    here.page.local.set('bindery:farewell', '1')
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    const next = here.reloaded()
    expect(await next.state.session.check()).toMatchObject({ status: 'registered' })
    expect(next.page.journeys).toEqual([])
  })

  test('$readerChanges counts each departure of a reader and no other change', async () => {
    const here = visit({ reload: 'never' })
    const heard: number[] = []
    here.state.session.$readerChanges.listen((count) => heard.push(count))
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

describe('a reader who replaces another', () => {
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

  test('the new reader finds no stored data of the other', async () => {
    const { page } = await followed(() => {})
    expect([...page.browser.local]).toEqual([['bindery:email', 'good@example.com']])
    expect(page.session.get('bindery:checkout')).toBeNull()
    expect(page.jar.size).toBe(0)
  })

  test('the new reader finds no open modal and no open step', async () => {
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

  test('the pending action of a guest runs without a question after sign-in as another reader', async () => {
    const here = visit({ reload: 'never' })
    await here.state.session.signIn(reader)
    await here.state.session.signOut()
    const done: unknown[] = []
    here.state.pendingActions.handle('save', (data) => done.push(data))
    here.state.pendingActions.keep({ kind: 'save', name: 'Save “A title”', data: 'article-1' })
    // Where they went, and came back from.
    here.page.show(false)
    await here.state.session.signIn({ ...reader, username: 'good@example.com' })
    expect(here.state.pendingActions.$unconfirmed.get()).toBeNull()
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
