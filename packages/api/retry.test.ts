import { endpoints } from '@bindery/contract/endpoints.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { flushTasks, json, rejection, setup } from './test/server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const meter = { limit: 4, count: 1, remaining: 3 }

const signIn = { username: 'ada@example.com', password: 'x' }

afterEach(() => vi.useRealTimers())

describe('retries', () => {
  test('a read is retried after a network failure and after a 500', async () => {
    const { client, requests } = setup((_request, count) => {
      if (count === 1) throw new TypeError('Failed to fetch')
      return count === 2 ? new Response('', { status: 500 }) : json(meter)
    })
    expect(await client.call(endpoints.readQuota, {})).toMatchObject({ remaining: 3 })
    expect(requests).toHaveLength(3)
  })

  test('a read is retried after an error that only a wrapper of fetch throws', async () => {
    const { client, requests } = setup((_request, count) => {
      if (count === 1) throw new Error('blocked by a monitoring script')
      return json(meter)
    })
    expect(await client.call(endpoints.readQuota, {})).toMatchObject({ remaining: 3 })
    expect(requests).toHaveLength(2)
  })

  test('a read gives up after three attempts', async () => {
    const { client, requests } = setup(() => new Response('', { status: 502 }))
    expect(await rejection(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'HttpError',
      status: 502,
    })
    expect(requests).toHaveLength(3)
  })

  test.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
    ['a 500', () => new Response('', { status: 500 }), 'HttpError'],
    ['a 503', () => new Response('', { status: 503 }), 'HttpError'],
    ['a 429', () => new Response('', { status: 429 }), 'BusyError'],
  ])('a write is never retried after %s', async (_what, answer, name) => {
    const { client, requests } = setup(answer)
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({ name })
    expect(requests).toHaveLength(1)
  })

  test('a 429 of a write rejects with the wait that the server asks for', async () => {
    const { client } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '120' } }),
    )
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({
      retryAfterMs: 120_000,
    })
  })

  test('an attempt without a response times out', async () => {
    vi.useFakeTimers()
    const { client, requests } = setup(() => new Promise(() => {}))
    const failed = rejection(client.call(endpoints.signIn, signIn))
    await vi.advanceTimersByTimeAsync(9_900)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await failed).toMatchObject({ name: 'TimeoutError' })
  })

  test.each([200, 403])('the body of a %i that never ends times out', async (status) => {
    vi.useFakeTimers()
    const { client } = setup(
      () =>
        new Response(new ReadableStream(), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
    )
    const failed = rejection(client.call(endpoints.readQuota, {}))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ name: status === 200 ? 'TimeoutError' : 'HttpError' })
  })

  test('two identical reads in flight share one request, a later one sends its own', async () => {
    const { client, requests } = setup(() => json(meter))
    const [one, two] = [client.call(endpoints.readQuota, {}), client.call(endpoints.readQuota, {})]
    expect(await one).toBe(await two)
    expect(requests).toHaveLength(1)
    await client.call(endpoints.readQuota, {})
    expect(requests).toHaveLength(2)
  })

  test('a read after a write does not share the request of a read before it', async () => {
    let signedIn = false
    const { client } = setup(async (request) => {
      if (request.method === 'POST') {
        signedIn = true
        return json({})
      }
      const response = signedIn ? json(reader) : json({}, { status: 401 })
      await flushTasks()
      return response
    })
    const before = rejection(client.call(endpoints.readProfile, {}))
    await client.call(endpoints.signIn, signIn)
    expect(await client.call(endpoints.readProfile, {})).toMatchObject({ status: 'registered' })
    expect(await before).toMatchObject({ code: 'unauthenticated' })
  })

  test('a read after endDedupe() does not share the request of a read before it', async () => {
    const { client, requests } = setup(() => json(meter))
    const before = client.call(endpoints.readQuota, {})
    client.endDedupe()
    const both = [client.call(endpoints.readQuota, {}), client.call(endpoints.readQuota, {})]
    expect(await both[0]).not.toBe(await before)
    expect(await both[0]).toBe(await both[1])
    expect(requests).toHaveLength(2)
  })

  test('a signal aborts its own read and no identical one', async () => {
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
    const one = rejection(client.call(endpoints.readQuota, {}, { signal: abort.signal }))
    const two = client.call(endpoints.readQuota, {})
    abort.abort()
    expect(await one).toMatchObject({ name: 'AbortError' })
    answer.resolve(json(meter))
    expect(await two).toMatchObject({ count: 1 })
  })
})

describe('a busy server', () => {
  const inTenSeconds = 'Sat, 21 Nov 2026 09:00:10 GMT'

  test.each([['10'], [inTenSeconds]])('Retry-After: %s holds back all reads', async (value) => {
    let busy = true
    const { client, clock, requests } = setup((request) => {
      if (busy) return new Response('', { status: 429, headers: { 'retry-after': value } })
      return request.url.endsWith('enabled') ? json({ enabled: true }) : json(meter)
    })
    const first = client.call(endpoints.readQuota, {})
    await flushTasks()
    const others = [
      client.call(endpoints.readAscendQuota, {}),
      client.call(endpoints.captchaEnabled, {}),
    ]
    await clock.advance(9_999)
    expect(requests).toHaveLength(1)
    busy = false
    await clock.advance(1)
    expect(await first).toMatchObject({ count: 1 })
    await Promise.all(others)
    expect(requests).toHaveLength(4)
  })

  test('one read probes a busy server for all: fewer than 5 requests in 10 s', async () => {
    const { client, clock, requests } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '3' } }),
    )
    const all = [
      rejection(client.call(endpoints.readQuota, {})),
      rejection(client.call(endpoints.readAscendQuota, {})),
      rejection(client.call(endpoints.captchaEnabled, {})),
    ]
    await flushTasks()
    const burst = requests.length
    for (let second = 0; second < 10; second += 1) await clock.advance(1000)
    expect(requests.length - burst).toBeLessThanOrEqual(3)
    for (let second = 0; second < 60; second += 1) await clock.advance(1000)
    for (const error of await Promise.all(all)) expect(error).toMatchObject({ name: 'BusyError' })
  })

  test('a read waits after a 429 without Retry-After as well', async () => {
    const { client, clock, requests } = setup((_request, count) =>
      count === 1 ? new Response('', { status: 429 }) : json(meter),
    )
    const read = client.call(endpoints.readQuota, {})
    await flushTasks()
    expect(requests).toHaveLength(1)
    await clock.advance(5000)
    expect(await read).toMatchObject({ count: 1 })
  })

  test('a wait longer than maxWaitMs, 10 s by default, rejects at once', async () => {
    const { client, clock, requests } = setup((_request, count) =>
      count === 1
        ? new Response('', { status: 429, headers: { 'retry-after': '40' } })
        : json(meter),
    )
    expect(await rejection(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 40_000,
    })
    const background = client.call(endpoints.readQuota, {}, { noDedupe: true, maxWaitMs: 60_000 })
    await clock.advance(5000)
    expect(await rejection(client.call(endpoints.readQuota, {}))).toMatchObject({
      retryAfterMs: 35_000,
    })
    expect(requests).toHaveLength(1)
    await clock.advance(35_000)
    expect(await background).toMatchObject({ count: 1 })
    expect(requests).toHaveLength(2)
  })

  test('a wait of an hour rejects with its length, and no read is sent meanwhile', async () => {
    const { client, clock, requests } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '3600' } }),
    )
    expect(await rejection(client.call(endpoints.readQuota, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 3_600_000,
    })
    await clock.advance(1_000_000)
    expect(await rejection(client.call(endpoints.captchaEnabled, {}))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 2_600_000,
    })
    expect(requests).toHaveLength(1)
  })

  test('a write is sent while reads are held back', async () => {
    const { client, requests } = setup((request) =>
      request.method === 'GET'
        ? new Response('', { status: 429, headers: { 'retry-after': '30' } })
        : json({}),
    )
    const read = rejection(client.call(endpoints.readQuota, {}))
    await flushTasks()
    expect(await client.call(endpoints.signIn, signIn)).toEqual({})
    expect(requests).toHaveLength(2)
    void read
  })
})
