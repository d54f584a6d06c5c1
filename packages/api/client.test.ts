import { endpoints } from '@bindery/contract/endpoints.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { isError } from './errors.ts'
import { createHandClock, json, quiet, serverOf } from './test-server.ts'

const origin = 'https://publisher.example'
const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }
const meter = { limit: 4, count: 1, remaining: 3 }

const setup = (answer: Parameters<typeof serverOf>[0]) => {
  const server = serverOf(answer)
  const clock = createHandClock()
  const breaches: Error[] = []
  const client = createClient({
    fetch: server.fetch,
    ...clock,
    apiBase: `${origin}/api/`,
    serviceBase: `${origin}/service/`,
    userService: 'https://users.example',
    dialect: 'api',
    allowedOrigins: ['https://partner.example'],
    backOff: 0,
    onBreach: (error) => breaches.push(error),
  })
  return { client, clock, breaches, asked: server.asked }
}
const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )
const signIn = { username: 'ada@example.com', password: 'x' }

afterEach(() => vi.useRealTimers())

describe('what is sent', () => {
  test('a read carries the session and nothing else', async () => {
    const { client, asked } = setup(() => json(reader))
    const user = await client.call(endpoints.readProfile, {})
    expect(user.firstName).toBe('Ada')
    expect(user.quota).toEqual({ limit: 4, count: 0, remaining: 4 })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe(`${origin}/api/user/profile`)
    expect(asked[0]?.credentials).toBe('include')
    expect(asked[0]?.headers.get('x-requested-with')).toBeNull()
  })

  test('sign-in is a form, with the device type filled in', async () => {
    const { client, asked } = setup(() => json({}))
    await client.call(endpoints.signIn, { username: 'a+b@example.com', password: 'p & q=1' })
    expect(asked[0]?.url).toBe(`${origin}/authenticate`)
    expect(asked[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(asked[0]?.headers.get('x-requested-with')).toBe('bindery')
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      username: 'a+b@example.com',
      password: 'p & q=1',
      deviceType: 'WEB_SITE',
    })
  })

  test('the service dialect is used where there is one', async () => {
    const server = serverOf(() => json([{ userRef: 'u1' }]))
    const client = createClient({
      fetch: server.fetch,
      ...createHandClock(),
      apiBase: `${origin}/api/`,
      serviceBase: `${origin}/service/`,
      userService: null,
      dialect: 'service',
      allowedOrigins: [],
    })
    await failure(client.call(endpoints.userRef, {}))
    await failure(client.call(endpoints.captchaEnabled, {}))
    expect(server.asked[0]?.url).toBe(`${origin}/service/user/userRef`)
    expect(server.asked.at(-1)?.url).toBe(`${origin}/api/recaptcha/enabled`)
  })

  test('an address that the site has not named gets nothing', async () => {
    const { client, asked } = setup(() => json({}))
    const input = { emailAddress: 'a@example.com', accountNo: '1', password: 'x' }
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      'https://publisher.example@evil.example/',
      'https://me@publisher.example/x',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://publisher.example/1',
      '\\\\evil.example',
    ]) {
      const error = await failure(client.call(endpoints.verifySubscription, input, { url }))
      expect(isError(error, 'OriginError'), url).toBe(true)
    }
    expect(asked).toHaveLength(0)
    await client.call(endpoints.verifySubscription, input, {
      url: 'https://partner.example/verify',
    })
    await client.call(endpoints.verifySubscription, input, { url: '/api/user/subscriber/verify' })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://partner.example/verify',
      `${origin}/api/user/subscriber/verify`,
    ])
  })

  test('what the contract would not take is refused before it is sent', async () => {
    const { client, asked } = setup(() => json({}))
    const error = await failure(client.call(endpoints.signIn, { username: 'a b', password: '' }))
    expect(error).toMatchObject({ name: 'RefusedError', code: 'invalid_fields' })
    expect(error.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'username',
      'password',
    ])
    expect(asked).toHaveLength(0)
  })
})

describe('answers that are none', () => {
  const broken: readonly [string, () => Response, string][] = [
    [
      'invalid JSON',
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
      'not-json',
    ],
    [
      'an empty 200',
      () => new Response('', { headers: { 'content-type': 'application/json' } }),
      'empty',
    ],
    ['a 204', () => new Response(null, { status: 204 }), 'empty'],
    ['null', () => json(null), 'shape'],
    ['[]', () => json([]), 'shape'],
    ['a number', () => json(7), 'shape'],
    [
      'HTML',
      () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } }),
      'content-type',
    ],
    [
      'JSON that says it is text',
      () => new Response('{"status":"registered"}', { headers: { 'content-type': 'text/plain' } }),
      'content-type',
    ],
    [
      'no content type',
      () => new Response(new TextEncoder().encode('{"status":"guest"}')),
      'content-type',
    ],
  ]
  const calls = [
    ['readProfile', (client) => client.call(endpoints.readProfile, {})],
    ['readQuota', (client) => client.call(endpoints.readQuota, {})],
    ['captchaEnabled', (client) => client.call(endpoints.captchaEnabled, {})],
    ['signIn', (client) => client.call(endpoints.signIn, signIn)],
    [
      'requestReset',
      (client) => client.call(endpoints.requestReset, { emailAddress: 'a@b.example' }),
    ],
    ['updateProfile', (client) => client.call(endpoints.updateProfile, { displayName: 'A' })],
    [
      'register',
      (client) =>
        client.call(endpoints.register, {
          firstName: 'A',
          lastName: 'B',
          emailAddress: 'a@b.example',
          password: 'x',
        }),
    ],
  ] satisfies [string, (client: ReturnType<typeof setup>['client']) => Promise<unknown>][]

  for (const [what, answer, breach] of broken) {
    test.each(calls)(`${what} from %s`, async (_name, call) => {
      const { client, breaches, asked } = setup(answer)
      expect(await failure(call(client))).toMatchObject({ name: 'ContractError', breach })
      expect(breaches).toHaveLength(1)
      expect(asked).toHaveLength(1)
    })
  }

  test('a HEAD without Last-Modified', async () => {
    const { client } = setup(() => new Response(null))
    expect(await failure(client.call(endpoints.profileModified, {}))).toMatchObject({
      name: 'ContractError',
    })
  })

  test('the message names fields, never what was in them', async () => {
    const { client } = setup(() =>
      json({ status: 'registered', tiers: [{ roleCode: 42 }], firstName: ['secret'] }),
    )
    const error = await failure(client.call(endpoints.readProfile, {}))
    expect(error.fields).toEqual(['firstName', 'tiers.0.roleCode'])
    expect(error.message).not.toContain('secret')
  })

  test('what the contract does not know passes', async () => {
    const { client } = setup(() => json({ ...reader, shoeSize: 44 }))
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({ shoeSize: 44 })
  })
})

describe('refusals', () => {
  test.each([
    [401, { tries_left: 2 }, 'invalid_credentials'],
    [401, {}, 'invalid_credentials'],
    [401, { lockout_duration: 900 }, 'locked'],
    [403, { code: 'user_restricted' }, 'user_restricted'],
  ])('%i %j is %s', async (status, body, code) => {
    const { client, asked } = setup(() => json(body, { status }))
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'RefusedError',
      code,
      status,
      body,
    })
    expect(asked).toHaveLength(1)
  })

  test('a status without a name in the contract', async () => {
    const { client } = setup(
      () => new Response('<p>Teapot', { status: 418, headers: { 'content-type': 'text/html' } }),
    )
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'HttpError',
      status: 418,
    })
  })

  test('a 401 on what needs a session, whatever its body', async () => {
    const { client, asked } = setup(() => new Response('<p>Who are you?', { status: 401 }))
    expect(await failure(client.call(endpoints.readProfile, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(await failure(client.call(endpoints.profileModified, {}))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(asked).toHaveLength(2)
  })
})

describe('repeating', () => {
  test('a read after a network failure and after a 500', async () => {
    const { client, asked } = setup((_request, count) => {
      if (count === 1) throw new TypeError('Failed to fetch')
      return count === 2 ? new Response('', { status: 500 }) : json(meter)
    })
    expect(await client.call(endpoints.readQuota, {})).toMatchObject({ remaining: 3 })
    expect(asked).toHaveLength(3)
  })

  test('a read gives up after three attempts', async () => {
    const { client, asked } = setup(() => new Response('', { status: 502 }))
    expect(await failure(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'HttpError',
      status: 502,
    })
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
    ['a 500', () => new Response('', { status: 500 }), 'HttpError'],
    ['a 503', () => new Response('', { status: 503 }), 'HttpError'],
    ['a 429', () => new Response('', { status: 429 }), 'BusyError'],
  ])('a write is never repeated after %s', async (_what, answer, name) => {
    const { client, asked } = setup(answer)
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({ name })
    expect(asked).toHaveLength(1)
  })

  test('a 429 on a write says when', async () => {
    const { client } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '120' } }),
    )
    expect(await failure(client.call(endpoints.signIn, signIn))).toMatchObject({
      retryAfterMs: 120_000,
    })
  })

  test('an attempt that gets no answer times out', async () => {
    vi.useFakeTimers()
    const { client, asked } = setup(() => new Promise(() => {}))
    const failed = failure(client.call(endpoints.signIn, signIn))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await failed).toMatchObject({ name: 'TimeoutError' })
  })

  test.each([200, 403])('the body of a %i that never ends times out', async (status) => {
    const { client, clock } = setup(
      () =>
        new Response(new ReadableStream(), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
    )
    const failed = failure(client.call(endpoints.readQuota, {}))
    await quiet()
    await clock.advance(10_000)
    expect(await failed).toMatchObject({ name: status === 200 ? 'TimeoutError' : 'HttpError' })
  })

  test('two identical reads in flight are one request, later ones are new', async () => {
    const { client, asked } = setup(() => json(meter))
    const [one, two] = [client.call(endpoints.readQuota, {}), client.call(endpoints.readQuota, {})]
    expect(await one).toBe(await two)
    expect(asked).toHaveLength(1)
    await client.call(endpoints.readQuota, {})
    expect(asked).toHaveLength(2)
  })

  test('a read begun before a write is not joined after it', async () => {
    let signedIn = false
    const { client } = setup(async (request) => {
      if (request.method === 'POST') {
        signedIn = true
        return json({})
      }
      const answer = signedIn ? json(reader) : json({}, { status: 401 })
      await quiet()
      return answer
    })
    const before = failure(client.call(endpoints.readProfile, {}))
    await client.call(endpoints.signIn, signIn)
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({ status: 'registered' })
    expect(await before).toMatchObject({ code: 'unauthenticated' })
  })

  test('a read can be aborted, and then it alone', async () => {
    const { client } = setup(
      (request) =>
        new Promise((resolve, reject) => {
          request.signal.throwIfAborted()
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
          setTimeout(resolve, 1, json(meter))
        }),
    )
    const abort = new AbortController()
    const one = failure(client.call(endpoints.readQuota, {}, { signal: abort.signal }))
    const two = client.call(endpoints.readQuota, {})
    abort.abort()
    expect(await one).toMatchObject({ name: 'AbortError' })
    expect(await two).toMatchObject({ count: 1 })
  })
})

describe('a busy server', () => {
  const inTenSeconds = 'Sat, 21 Nov 2026 09:00:10 GMT'

  test.each([['10'], [inTenSeconds]])('Retry-After: %s holds all reads together', async (value) => {
    let busy = true
    const { client, clock, asked } = setup((request) => {
      if (busy) return new Response('', { status: 429, headers: { 'retry-after': value } })
      return request.url.endsWith('enabled') ? json({ enabled: true }) : json(meter)
    })
    const first = client.call(endpoints.readQuota, {})
    await quiet()
    const others = [
      client.call(endpoints.readAscendQuota, {}),
      client.call(endpoints.captchaEnabled, {}),
    ]
    await clock.advance(9_999)
    expect(asked).toHaveLength(1)
    busy = false
    await clock.advance(1)
    expect(await first).toMatchObject({ count: 1 })
    await Promise.all(others)
    expect(asked).toHaveLength(4)
  })

  test('one read asks again for all: fewer than 5 requests in 10 s', async () => {
    const { client, clock, asked } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '3' } }),
    )
    const all = [
      failure(client.call(endpoints.readQuota, {})),
      failure(client.call(endpoints.readAscendQuota, {})),
      failure(client.call(endpoints.captchaEnabled, {})),
    ]
    await quiet()
    const burst = asked.length
    for (let second = 0; second < 10; second += 1) await clock.advance(1000)
    expect(asked.length - burst).toBeLessThanOrEqual(3)
    for (let second = 0; second < 60; second += 1) await clock.advance(1000)
    for (const error of await Promise.all(all)) expect(error).toMatchObject({ name: 'BusyError' })
  })

  test('a 429 that does not say when waits as well', async () => {
    const { client, clock, asked } = setup((_request, count) =>
      count === 1 ? new Response('', { status: 429 }) : json(meter),
    )
    const read = client.call(endpoints.readQuota, {})
    await quiet()
    expect(asked).toHaveLength(1)
    await clock.advance(5000)
    expect(await read).toMatchObject({ count: 1 })
  })

  test('a wait longer than a minute fails at once, and nothing is sent meanwhile', async () => {
    const { client, clock, asked } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }),
    )
    expect(await failure(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 3_600_000,
    })
    await clock.advance(1_000_000)
    expect(await failure(client.call(endpoints.captchaEnabled, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 2_600_000,
    })
    expect(asked).toHaveLength(1)
  })

  test('writes are not held', async () => {
    const { client, asked } = setup((request) =>
      request.method === 'GET'
        ? new Response('', { status: 429, headers: { 'retry-after': '30' } })
        : json({}),
    )
    const read = failure(client.call(endpoints.readQuota, {}))
    await quiet()
    expect(await client.call(endpoints.signIn, signIn)).toEqual({})
    expect(asked).toHaveLength(2)
    void read
  })
})
