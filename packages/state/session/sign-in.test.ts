import { describe, expect, test } from 'vitest'
import { issue, signal, withCaptcha } from '../test/captcha.ts'
import { createServer, password, reader, until, visit } from '../test/state.ts'

describe('signing in', () => {
  test('the sign-in refetches, notifies tabs, reloads, resolves open() and closes, in this order', async () => {
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
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'closed' })
    expect(here.page.events.map(({ type }) => type)).toEqual([
      'bindery-signed-in',
      'bindery-reload-request',
    ])
  })

  test('a sign-in whose modal is closed is aborted and reloads nothing', async () => {
    const server = createServer()
    const sent = Promise.withResolvers<AbortSignal>()
    const fetch: typeof server.fetch = (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith('/authenticate')) return server.fetch(request)
      sent.resolve(request.signal)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    }
    const { state, page } = visit({}, { fetch }, server)
    void state.auth.open()
    const answer = state.session.signIn(reader)
    const signal = await sent.promise
    state.auth.close()
    expect(signal.aborted).toBe(true)
    expect(await answer).toMatchObject({ ok: false })
    expect(page.journeys).toEqual([])
    expect(page.events).toEqual([])
  })

  test('the same values in a modal that is opened again are another sign-in', async () => {
    const [asked, token] = [signal(), signal()]
    const { state } = await withCaptcha(async (...about) => {
      asked.give()
      await token.given
      return issue(...about)
    })
    void state.auth.open().catch(() => {})
    const first = state.session.signIn(reader)
    await asked.given
    state.auth.close()
    expect(await first).toMatchObject({ ok: false })
    void state.auth.open().catch(() => {})
    const second = state.session.signIn(reader)
    token.give()
    expect(await second).toMatchObject({ ok: true })
  })

  test('the sign-in sends the kind of device, as registration and reset do', async () => {
    const server = createServer()
    const sent: string[] = []
    const fetch = async (input: Request | URL | string, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.method === 'POST') sent.push(await request.clone().text())
      return server.fetch(request)
    }
    const { session } = visit({}, { fetch }, server).state
    await session.signIn(reader)
    const who = { firstName: 'Grace', lastName: 'Hopper', emailAddress: 'grace@example.com' }
    await session.register({ ...who, password: reader.password, optIn: true })
    await session.requestReset(who)
    const [form = '', , registration = '', reset = ''] = sent
    const marks = { reCaptchaToken: '', deviceType: 'WEB_SITE' }
    expect(Object.fromEntries(new URLSearchParams(form))).toEqual({ ...reader, ...marks })
    expect(JSON.parse(registration)).toEqual({
      ...who,
      password: reader.password,
      optIn: true,
      ...marks,
    })
    expect(JSON.parse(reset)).toEqual({ emailAddress: who.emailAddress, ...marks })
  })

  test('two calls in one task send one request', async () => {
    const here = visit()
    const [one, two] = [here.state.session.signIn(reader), here.state.session.signIn(reader)]
    expect(await one).toBe(await two)
    expect((await here.calls()).filter((call) => call.startsWith('POST'))).toEqual([
      'POST /authenticate',
    ])
  })

  test('the page can cancel the reload, or set reload to never', async () => {
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

  test('a sign-in is announced once, on the page after the reload', async () => {
    const here = visit()
    await here.state.session.signIn(reader)
    expect(here.state.liveRegion.$announcement.get().count).toBe(0)
    const next = here.reloaded()
    await next.state.session.check()
    expect(next.state.liveRegion.$announcement.get()).toEqual({
      text: 'You are signed in as Robin Reader.',
      count: 1,
    })
    const later = next.reloaded()
    await later.state.session.check()
    expect(later.state.liveRegion.$announcement.get().count).toBe(0)
  })

  test('a sign-in without a reload is announced after the modal has closed', async () => {
    const { state } = visit({ reload: 'never' })
    void state.auth.open()
    const steps: string[] = []
    state.liveRegion.$announcement.listen(({ text }) =>
      steps.push(`${text} ${state.auth.$auth.get().step}`),
    )
    await state.session.signIn(reader)
    await state.session.refresh()
    expect(steps).toEqual(['You are signed in as Robin Reader. closed'])
  })

  test('a sign-out before the next page leaves no announcement of the sign-in', async () => {
    const here = visit()
    await here.state.session.signIn(reader)
    await here.state.session.signOut()
    await here.server.control.signIn('good@example.com')
    const next = here.reloaded()
    await next.state.session.refresh()
    expect(next.state.session.$session.get().status).toBe('subscribers')
    expect(next.state.liveRegion.$announcement.get().count).toBe(0)
  })

  test('a wrong password counts down and then locks the account', async () => {
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
  ])('the sign-in of %s fails with %j', async (username, failure) => {
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
  ])('the response %j fails the sign-in with %j', async (fault, failure) => {
    const here = visit()
    await here.server.control.faults([{ path: '/authenticate', ...fault }])
    expect(await here.state.session.signIn(reader)).toEqual({ ok: false, failure })
    expect((await here.calls()).filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('a late response to an earlier session request does not undo the sign-in', async () => {
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
