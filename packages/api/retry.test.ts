import { endpoints } from '@bindery/contract/endpoints.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { flushTasks, json, rejection, setup } from './test/server.ts'

const reader = { status: 'registered', firstName: 'Ada', emailAddress: 'ada@example.com' }

const meter = { limit: 4, count: 1, remaining: 3 }

const signIn = { username: 'ada@example.com', password: 'x' }

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

  test('the timeout counts a slow body in, and aborts the request', async () => {
    vi.useFakeTimers()
    const answer = Promise.withResolvers<Response>()
    let signal: AbortSignal | undefined
    const { client } = setup((request) => {
      signal = request.signal
      return answer.promise
    })
    const failed = rejection(client.call(endpoints.readQuota, {}))
    await vi.advanceTimersByTimeAsync(9000)
    const headers = { 'content-type': 'application/json' }
    answer.resolve(new Response(new ReadableStream(), { headers }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(signal?.aborted).toBe(true)
    expect(await failed).toMatchObject({ name: 'TimeoutError' })
  })

  const cutBody = () =>
    new Response(
      new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }),
      { headers: { 'content-type': 'application/json' } },
    )

  test('a read is retried after a body that was cut', async () => {
    const { client, requests } = setup((_request, count) => (count === 1 ? cutBody() : json(meter)))
    expect(await client.call(endpoints.readQuota, {})).toMatchObject({ remaining: 3 })
    expect(requests).toHaveLength(2)
  })

  test('a write is not retried after a body that was cut', async () => {
    const { client, requests } = setup(cutBody)
    expect(await rejection(client.call(endpoints.signIn, signIn))).toMatchObject({
      name: 'NetworkError',
    })
    expect(requests).toHaveLength(1)
  })

  test.each([
    [0, 50],
    [0.99, 149],
  ])('the delay before a retry varies by half: a random %d', async (random, ms) => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { client, requests } = setup(() => new Response('', { status: 500 }), { backOffMs: 100 })
    const failed = rejection(client.call(endpoints.readQuota, {}))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    await vi.runAllTimersAsync()
    await failed
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
