import { describe, expect, test } from 'vitest'
import { headerFlagKey } from '../session/storage-keys.ts'
import { type Visit, visit } from '../test/state.ts'
import { headerFlag } from './header-flag.ts'
import { findSubscription, proveSubscription, requestSubscriberReset } from './subscriber.ts'

const print = { emailAddress: 'print@example.com', accountNumber: '1234567890' }
const proof = {
  ...print,
  firstName: 'Paula',
  lastName: 'Print',
  subscriptionSourceCode: 'CDS_US',
  password: 'Correct#Horse9',
  optIn: true,
  url: 'https://publisher.example/api/user/subscriber/verify',
  source: 'subscriber-lookup',
}
const refused = (code: string, status: number) => ({
  ok: false,
  failure: { kind: 'refused', code, status },
})

/** The page, and what went over the wire: path and body. */
const listened = (settings: Parameters<typeof visit>[0] = {}) => {
  const sent: { url: string; body: unknown }[] = []
  const { server } = visit()
  const here: Visit = visit(
    settings,
    {
      fetch: async (input, init) => {
        const request = new Request(input as Request, init)
        const text = await request.clone().text()
        sent.push({ url: request.url, body: text ? JSON.parse(text) : null })
        return server.fetch(request)
      },
    },
    server,
  )
  return { ...here, sent, posts: () => sent.filter(({ body }) => body !== null) }
}

describe('a lookup', () => {
  test('the lookup finds the latest subscription of an accepted source', async () => {
    const { state } = visit()
    expect(await findSubscription(state, print)).toEqual({
      ok: true,
      found: { ...print, firstName: 'Paula', lastName: 'Print', subscriptionSourceCode: 'CDS_US' },
    })
    const code = { emailAddress: 'code@example.com', accountNumber: '4444444441' }
    expect(await findSubscription(state, code)).toMatchObject({
      found: { firstName: 'Clara', subscriptionSourceCode: 'CDS_UK' },
    })
  })

  test.each([
    ['nobody@example.com', '1234567890'],
    ['print@example.com', '1234567891'],
    ['lapsed@example.com', '2222222222'],
  ])('the lookup finds nothing for %s with %s', async (emailAddress, accountNumber) => {
    const { state } = visit()
    const answer = await findSubscription(state, { emailAddress, accountNumber })
    expect(answer).toEqual(refused('no_active_subscription', 404))
  })

  test('the lookup says that an active subscription is of another source', async () => {
    const { state } = visit()
    const agency = { emailAddress: 'agency@example.com', accountNumber: '4444444443' }
    expect(await findSubscription(state, agency)).toEqual(refused('other_source', 404))
  })

  test('the lookup reports an e-mail that already has an account', async () => {
    const { state } = visit()
    const good = { emailAddress: 'good@example.com', accountNumber: '3333333331' }
    expect(await findSubscription(state, good)).toEqual(refused('account_exists', 409))
  })

  test('the lookup fails with a retry time after too many numbers', async () => {
    const { state } = visit()
    for (const accountNumber of ['1', '2', '3', '4', '5'])
      await findSubscription(state, { ...print, accountNumber })
    expect(await findSubscription(state, print)).toEqual({
      ok: false,
      failure: { kind: 'busy', retryAfterMs: 900_000 },
    })
  })
})

describe('a proof', () => {
  test('the proof sends the payload of the spec and the subscriber record, then signs in', async () => {
    const { state, page, posts } = listened()
    const answer = await proveSubscription(state, proof)
    expect(answer).toMatchObject({ ok: true, reloading: true, headerFlag: true })
    expect(answer).toMatchObject({ user: { status: 'subscribers', firstName: 'Paula' } })
    expect(posts()).toEqual([
      {
        url: proof.url,
        body: {
          emailAddress: 'print@example.com',
          accountNo: '1234567890',
          password: 'Correct#Horse9',
          optIn: true,
        },
      },
      {
        url: 'https://publisher.example/api/user/subscriber/register',
        body: {
          id: expect.any(Number),
          firstName: 'Paula',
          lastName: 'Print',
          email: 'print@example.com',
          source: 'subscriber-lookup',
          subscriberAccountNumber: '1234567890',
          subscriptionCode: 'CDS_US',
          subscriptionActive: true,
          subscriptionLinked: true,
          optIn: true,
        },
      },
    ])
    expect(page.events.map(({ type }) => type)).toEqual([
      'bindery-analytics',
      'bindery-signed-in',
      'bindery-reload-request',
    ])
    expect(page.journeys).toEqual(['reload'])
  })

  test('the subscriber record has another random number each time', async () => {
    const ids = new Set<unknown>()
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const { state, posts } = listened()
      await proveSubscription(state, proof)
      const [, record] = posts()
      const id = Reflect.get(Object(record?.body), 'id')
      expect(Number.isSafeInteger(id)).toBe(true)
      ids.add(id)
    }
    expect(ids.size).toBe(3)
  })

  test('the proof sets the header flag, which analytics receive and sign-out clears', async () => {
    const { state, page } = visit()
    await proveSubscription(state, proof)
    expect(headerFlag(page)).toBe(true)
    expect(page.dataLayer).toEqual([
      {
        event: 'bindery-analytics',
        name: 'subscriber-registered',
        data: { headerFlag: true, source: 'subscriber-lookup' },
      },
    ])
    await state.session.signOut()
    expect(headerFlag(page)).toBe(false)
  })

  test.each([
    ['another number', { 'x-amz-cf-stats': '172' }],
    ['none', undefined],
    ['no number', { 'x-amz-cf-stats': 'many' }],
  ])('the proof clears the header flag when the header says %s', async (_what, headers) => {
    const { server, state, page } = visit()
    page.session.set(headerFlagKey, 'on')
    const path = '/api/user/subscriber/register'
    await server.control.faults([{ path, status: 200, body: {}, ...(headers ? { headers } : {}) }])
    expect(await proveSubscription(state, proof)).toMatchObject({ ok: true, headerFlag: false })
    expect(headerFlag(page)).toBe(false)
    expect(page.dataLayer).toMatchObject([{ data: { headerFlag: false } }])
  })

  test.each([{ status: 500 }, { abort: true }, { status: 200, body: 'x' }])(
    'the proof succeeds when the record request fails: %j',
    async (fault) => {
      const { server, state, page } = visit()
      await server.control.faults([{ path: '/api/user/subscriber/register', ...fault }])
      const element = new EventTarget()
      const answer = await proveSubscription(state, proof, { from: element })
      expect(answer).toMatchObject({ ok: true, headerFlag: false })
      const faults = page.events.filter(({ type }) => type === 'bindery-error')
      expect(faults.at(-1)?.detail).toMatchObject({ code: 'subscriber-register' })
    },
  )

  test('the proof waits at most three seconds for the record', async () => {
    let asked = () => {}
    const recording = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { server } = visit()
    const here = visit(
      {},
      {
        fetch: (input, init) => {
          const request = new Request(input as Request, init)
          if (!request.url.endsWith('/subscriber/register')) return server.fetch(request)
          asked()
          return new Promise(() => {})
        },
      },
      server,
    )
    const proving = proveSubscription(here.state, proof)
    await recording
    here.page.advance(3000)
    expect(await proving).toMatchObject({ ok: true, headerFlag: false })
  })

  test.each([
    [{ accountNumber: '1234567891' }, 'no_active_subscription'],
    [{ password: 'weak' }, 'invalid_fields'],
    [{ emailAddress: 'good@example.com', accountNumber: '3333333331' }, 'username_unavailable'],
  ])('the server refuses a proof with %j: %s, and no record is sent', async (other, code) => {
    const { state, calls, page } = visit()
    const answer = await proveSubscription(state, { ...proof, ...other })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', code } })
    expect(await calls()).not.toContain('POST /api/user/subscriber/register')
    expect(page.journeys).toEqual([])
  })

  test('the proof sends no request to an origin that is not allowed', async () => {
    const { state, sent } = listened()
    const answer = await proveSubscription(state, { ...proof, url: 'https://evil.example/x' })
    expect(answer.ok).toBe(false)
    expect(sent).toEqual([])
  })

  test('the proof sends a captcha token with its own action where the captcha is on', async () => {
    const { server } = visit()
    const actions: string[] = []
    const bodies: string[] = []
    const here = visit(
      { captchaKey: 'key' },
      {
        fetch: async (input, init) => {
          const request = new Request(input as Request, init)
          if (request.method === 'POST') bodies.push(await request.clone().text())
          return server.fetch(request)
        },
        global: () => ({
          ready: (fn: () => void) => fn(),
          execute: async (_key: string, { action }: { action: string }) => {
            actions.push(action)
            return `token-of-${action}`
          },
        }),
      },
      server,
    )
    await server.control.faults([
      { path: '/api/recaptcha/enabled', status: 200, body: { enabled: true } },
    ])
    expect(await proveSubscription(here.state, proof)).toMatchObject({ ok: true })
    await requestSubscriberReset(here.state, print)
    expect(actions).toEqual(['register_subscriber', 'forgot_pass_subscriber'])
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      reCaptchaToken: 'token-of-register_subscriber',
    })
    expect(JSON.parse(bodies[2] ?? '')).toEqual({
      emailAddress: 'print@example.com',
      deviceType: 'WEB_SITE',
      reCaptchaToken: 'token-of-forgot_pass_subscriber',
    })
  })
})

test('the reset of the card mails a link, and knows a locked and a restricted reader', async () => {
  const { server, state } = visit()
  const ask = (emailAddress: string) => requestSubscriberReset(state, { emailAddress })
  expect(await ask('good@example.com')).toEqual({ ok: true })
  expect(await server.control.mailbox()).toHaveLength(1)
  expect(await ask('locked@example.com')).toMatchObject({ failure: { code: 'locked' } })
  expect(await ask('restricted@example.com')).toMatchObject({
    failure: { code: 'user_restricted' },
  })
})
