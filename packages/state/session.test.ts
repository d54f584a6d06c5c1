import { describe, expect, test } from 'vitest'
import { createServer, known, password, reader, until, visit } from './test-state.ts'

const profile = '/api/user/profile'
const cacheKey = 'bindery:user'
const json = (body: unknown) => ({
  status: 200,
  body,
  headers: { 'content-type': 'application/json' },
})

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

  test('what the page gets cannot be changed by it', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    const session = await here.state.session.check()
    expect(Object.isFrozen('user' in session && session.user.tiers)).toBe(true)
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

  test('is dropped when the profile has moved', async () => {
    const first = await signedIn()
    await first.server.control.advance(60_000)
    await first.state.session.updateProfile({ displayName: 'Ada L.' })
    const stale = first.page.local.get(cacheKey)
    const again = first.reloaded()
    await first.server.control.advance(60_000)
    await first.tab().state.session.updateProfile({ displayName: 'Countess' })
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

describe('answers that are none', () => {
  const broken = [
    ['invalid JSON', { status: 200, body: '{"a', headers: { 'content-type': 'application/json' } }],
    ['empty', { status: 200, body: '', headers: { 'content-type': 'application/json' } }],
    ['204', { status: 204 }],
    ['null', json(null)],
    ['a list', json([])],
    ['HTML', { status: 200, body: '<p>Hi', headers: { 'content-type': 'text/html' } }],
    [
      'a wrong type',
      { status: 200, body: '{"status":"guest"}', headers: { 'content-type': 'text/plain' } },
    ],
  ] as const

  test.each(broken)('%s: nothing known, nothing cached, said by an event', async (_what, fault) => {
    const here = visit()
    await here.server.control.faults([{ path: profile, ...fault }])
    expect(await here.state.session.check()).toEqual({
      status: 'unknown',
      failure: { kind: 'contract' },
    })
    expect(here.state.session.$session.get()).toMatchObject({ failure: { kind: 'contract' } })
    expect(here.page.local.get(cacheKey)).toBeNull()
    expect(here.page.events.map(({ type }) => type)).toEqual(['bindery-error'])
  })

  test.each(broken)('%s: what was known stays', async (_what, fault) => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    await here.server.control.faults([{ path: profile, ...fault }])
    await here.state.session.refresh()
    expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
    expect(here.page.local.get(cacheKey)).toBeNull()
  })

  test.each(broken)('%s to a sign-in is a failure, not an exception', async (_what, fault) => {
    const here = visit()
    await here.server.control.faults([{ path: '/authenticate', ...fault }])
    expect(await here.state.session.signIn(reader)).toEqual({
      ok: false,
      failure: { kind: 'contract' },
    })
  })

  test('when nobody could be asked, the next look asks again', async () => {
    let seen = (_visible: boolean) => {}
    const here = visit(
      {},
      {
        onVisibility: (fn) => {
          seen = fn
          return () => {}
        },
      },
    )
    await here.server.control.faults([{ path: profile, status: 404, times: 1 }])
    await here.state.session.check()
    seen(true)
    expect(await known(here)).toEqual({ status: 'guest' })
  })
})

describe('signing in', () => {
  test('refreshes, answers who waits, tells, reloads, closes: in this order', async () => {
    const order: string[] = []
    const here = visit(
      {},
      { reload: () => order.push(`reload while ${here.state.auth.$auth.get().step}`) },
    )
    here.page.browser.channels.set('bindery', new Set([(message) => order.push(`told ${message}`)]))
    const waiting = here.state.auth
      .open({})
      .then((user) => order.push(`resolved ${user.firstName !== ''}`))
    const answer = await here.state.session.signIn(reader)
    await waiting
    expect(answer).toMatchObject({ ok: true, reloading: true, user: { status: 'registered' } })
    expect(order).toEqual(['told signed-in', 'reload while open', 'resolved true'])
    expect(here.state.auth.$auth.get()).toEqual({ step: 'closed' })
    expect(here.page.events.map(({ type }) => type)).toEqual([
      'bindery-signed-in',
      'bindery-reload-request',
    ])
  })

  test('two calls in one task are one request', async () => {
    const here = visit()
    const [one, two] = [here.state.session.signIn(reader), here.state.session.signIn(reader)]
    expect(await one).toBe(await two)
    expect((await here.calls()).filter((call) => call.startsWith('POST'))).toEqual([
      'POST /authenticate',
    ])
  })

  test('the page may keep its reader: cancelled, or reload is never', async () => {
    const target = new EventTarget()
    target.addEventListener('bindery-reload-request', (event) => event.preventDefault())
    const cancelling = visit()
    expect(await cancelling.state.session.signIn(reader, { from: target })).toMatchObject({
      reloading: false,
    })
    const never = visit({ reload: 'never' })
    expect(await never.state.session.signIn(reader)).toMatchObject({ reloading: false })
    expect(cancelling.page.journeys.concat(never.page.journeys)).toEqual([])
  })

  test('wrong password counts down and then locks', async () => {
    const here = visit()
    const wrong = { ...reader, password: 'Wrong#2026x' }
    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push(await here.state.session.signIn(wrong))
    expect(answers.slice(0, 4)).toEqual(
      [4, 3, 2, 1].map((triesLeft) => ({
        ok: false,
        failure: { kind: 'refused', code: 'invalid_credentials', status: 401, triesLeft },
      })),
    )
    expect(answers[4]).toMatchObject({ failure: { code: 'locked', lockoutSeconds: 900 } })
  })

  test.each([
    ['restricted@example.com', { kind: 'refused', code: 'user_restricted' }],
    ['locked@example.com', { kind: 'refused', code: 'locked', lockoutSeconds: 5400 }],
  ])('%s', async (username, failure) => {
    expect(await visit().state.session.signIn({ username, password })).toMatchObject({
      ok: false,
      failure,
    })
  })

  test.each([
    [
      { status: 429, headers: { 'retry-after': '90' } },
      { kind: 'busy', retryAfterMs: 90_000 },
    ],
    [{ status: 500 }, { kind: 'server' }],
    [{ status: 418 }, { kind: 'unexpected' }],
    [{ abort: true }, { kind: 'offline' }],
  ])('%j', async (fault, failure) => {
    const here = visit()
    await here.server.control.faults([{ path: '/authenticate', ...fault }])
    expect(await here.state.session.signIn(reader)).toEqual({ ok: false, failure })
    expect((await here.calls()).filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('a late answer to an earlier question does not undo it', async () => {
    let answer = (_response: Response) => {}
    const server = visit().server
    const here = visit(
      {},
      {
        fetch: (input, init) => {
          const request = new Request(input, init)
          const first = request.url.endsWith('/profile') && !seen
          seen ||= first
          return first
            ? new Promise((resolve) => {
                answer = resolve
              })
            : server.fetch(request)
        },
      },
      server,
    )
    let seen = false
    const early = here.state.session.check()
    await until(here.state.session.$session, () => true)
    await here.state.session.signIn(reader)
    answer(new Response('', { status: 401 }))
    expect(await early).toMatchObject({ status: 'registered' })
    expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
  })
})

describe('registering', () => {
  const input = {
    firstName: 'Grace',
    lastName: 'Hopper',
    emailAddress: 'grace@example.com',
    password: 'Compiler#1952',
    optIn: true,
  }

  test('goes on to the profile; closing that reloads', async () => {
    const here = visit()
    const waiting = here.state.auth.open({ screen: 'registration' })
    expect(await here.state.session.register(input)).toMatchObject({
      ok: true,
      outcome: 'registered',
    })
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'profile_settings' })
    expect(await waiting).toMatchObject({ firstName: 'Grace' })
    expect(here.page.journeys).toEqual([])
    expect(
      await here.state.session.updateProfile({ jobTitle: 'Retired', industry: '' }),
    ).toMatchObject({
      ok: true,
      user: { jobTitle: 'Retired' },
    })
    here.state.auth.close()
    expect(here.page.journeys).toEqual(['reload'])
    expect(here.page.events.map(({ type }) => type)).toEqual([
      'bindery-registered',
      'bindery-signed-in',
      'bindery-profile-changed',
      'bindery-reload-request',
    ])
  })

  test('while the first question is still out: the modal goes on all the same', async () => {
    const server = createServer()
    let answer: ((response: Response) => void) | null = null
    const fetch = async (input: Request | URL | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (!request.url.endsWith(profile) || request.method !== 'GET') return server.fetch(request)
      if (!answer) {
        return new Promise<Response>((resolve) => {
          answer = resolve
        })
      }
      // The first question is answered when it is already overtaken.
      answer(new Response('', { status: 401 }))
      return server.fetch(request)
    }
    const here = visit({}, { fetch }, server)
    const early = here.state.session.check()
    void here.state.auth.open({ screen: 'registration' })
    await here.state.session.register(input)
    await early
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'profile_settings' })
  })

  test('from a paywall the page reloads with registration=success', async () => {
    const here = visit({}, { href: 'https://publisher.example/2025/03/a?from=mail#part' })
    void here.state.auth.open({ screen: 'registration', fromPaywall: true })
    expect(await here.state.session.register(input)).toMatchObject({ outcome: 'reloading' })
    expect(here.page.journeys).toEqual([
      'https://publisher.example/2025/03/a?from=mail&registration=success#part',
    ])
    expect(here.state.auth.$auth.get().step).toBe('closed')
  })

  test('a known subscriber is sent to the page for them, and nothing is registered', async () => {
    const here = visit()
    const known = { ...input, emailAddress: 'print@example.com' }
    expect(await here.state.session.register(known)).toMatchObject({ outcome: 'redirected' })
    expect(here.page.journeys).toEqual([
      'https://publisher.example/subscriber-registration?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D',
    ])
    expect(await here.calls()).not.toContain('POST /api/user/register')
  })

  test('two calls in one task are one registration', async () => {
    const here = visit()
    await Promise.all([here.state.session.register(input), here.state.session.register(input)])
    const posts = (await here.calls()).filter((call) => call === 'POST /api/user/register')
    expect(posts).toHaveLength(1)
  })

  test.each([
    [{ emailAddress: reader.username }, { kind: 'refused', code: 'username_unavailable' }],
    [{ emailAddress: 'restricted@example.com' }, { kind: 'refused', code: 'user_restricted' }],
    [
      { password: 'short' },
      {
        kind: 'refused',
        code: 'invalid_fields',
        errors: [{ field: 'password', message: expect.any(String) }],
      },
    ],
    [
      { emailAddress: 'nobody' },
      {
        kind: 'refused',
        code: 'invalid_fields',
        errors: [{ field: 'emailAddress', message: 'Email address is not valid.' }],
      },
    ],
  ])('%j', async (part, failure) => {
    const here = visit()
    expect(await here.state.session.register({ ...input, ...part })).toMatchObject({
      ok: false,
      failure,
    })
    expect(here.page.events).toEqual([])
  })
})

describe('asking for a reset', () => {
  test('sends the mail', async () => {
    const here = visit()
    expect(await here.state.session.requestReset({ emailAddress: reader.username })).toEqual({
      ok: true,
    })
    expect(await here.server.control.mailbox()).toMatchObject([{ to: reader.username }])
  })

  test.each([
    ['restricted@example.com', 'user_restricted'],
    ['locked@example.com', 'locked'],
  ])('%s: %s', async (emailAddress, code) => {
    expect(await visit().state.session.requestReset({ emailAddress })).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code },
    })
  })
})

describe('signing out', () => {
  const signedIn = async (settings = {}) => {
    const here = visit(settings, { href: 'https://publisher.example/the-latest?page=2' })
    await here.server.control.signIn(reader.username)
    await here.state.session.check()
    for (const key of ['bindery:cart', 'bindery:shopping-cart']) here.page.local.set(key, 'x')
    here.page.cookies.add('bindery-order')
    return here
  }

  test('clears what is kept and goes to the logout path with the way back', async () => {
    const here = await signedIn()
    expect(await here.state.session.signOut()).toEqual({ ok: true })
    expect([...here.page.browser.local.keys()]).toEqual([])
    expect(here.page.cookies.size).toBe(0)
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
  })
})
