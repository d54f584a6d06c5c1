import { endpoints } from '@bindery/contract/endpoints.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { failure, json, quiet, setup } from './test-server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const meter = { limit: 4, count: 1, remaining: 3 }

const signIn = { username: 'ada@example.com', password: 'x' }

afterEach(() => vi.useRealTimers())

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

  test('nobody joins a read that was begun before all was forgotten', async () => {
    const { client, asked } = setup(() => json(meter))
    const before = client.call(endpoints.readQuota, {})
    client.forget()
    const both = [client.call(endpoints.readQuota, {}), client.call(endpoints.readQuota, {})]
    expect(await both[0]).not.toBe(await before)
    expect(await both[0]).toBe(await both[1])
    expect(asked).toHaveLength(2)
  })

  test('a read can be aborted, and then it alone', async () => {
    const answer = Promise.withResolvers<Response>()
    const { client } = setup(
      (request) =>
        new Promise((resolve, reject) => {
          request.signal.throwIfAborted()
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
          void answer.promise.then(resolve)
        }),
    )
    const abort = new AbortController()
    const one = failure(client.call(endpoints.readQuota, {}, { signal: abort.signal }))
    const two = client.call(endpoints.readQuota, {})
    abort.abort()
    expect(await one).toMatchObject({ name: 'AbortError' })
    answer.resolve(json(meter))
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

  test('a wait longer than ten seconds fails at once, but for a read that has more patience', async () => {
    const { client, clock, asked } = setup((_request, count) =>
      count === 1
        ? new Response('', { status: 429, headers: { 'retry-after': '40' } })
        : json(meter),
    )
    expect(await failure(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 40_000,
    })
    const patient = client.call(endpoints.readQuota, {}, { apart: true, patience: 60_000 })
    await clock.advance(5000)
    expect(await failure(client.call(endpoints.readQuota, {}))).toMatchObject({
      retryAfterMs: 35_000,
    })
    expect(asked).toHaveLength(1)
    await clock.advance(35_000)
    expect(await patient).toMatchObject({ count: 1 })
    expect(asked).toHaveLength(2)
  })

  test('a wait of an hour is told, and nothing is sent meanwhile', async () => {
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
