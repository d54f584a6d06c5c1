import { endpoints } from '@bindery/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { flushTasks, json, rejection, setup } from './test/server.ts'

const meter = { limit: 4, count: 1, remaining: 3 }

const signIn = { username: 'ada@example.com', password: 'x' }

describe('a busy server', () => {
  const inTenSeconds = 'Sat, 21 Nov 2026 09:00:10 GMT'

  const readAgain = (client: ReturnType<typeof setup>['client']) =>
    client.call(endpoints.readQuota, {}, { noDedupe: true })

  test.each([['10'], [inTenSeconds]])(
    'Retry-After: %s holds back all reads of the path',
    async (value) => {
      let busy = true
      const { client, clock, requests } = setup(() => {
        if (busy) return new Response('', { status: 429, headers: { 'retry-after': value } })
        return json(meter)
      })
      const first = client.call(endpoints.readQuota, {})
      await flushTasks()
      const others = [readAgain(client), readAgain(client)]
      await clock.advance(9_999)
      expect(requests).toHaveLength(1)
      busy = false
      await clock.advance(1)
      expect(await first).toMatchObject({ count: 1 })
      await Promise.all(others)
      expect(requests).toHaveLength(4)
    },
  )

  test('one read probes a busy server for all: fewer than 5 requests in 10 s', async () => {
    const { client, clock, requests } = setup(
      () => new Response('', { status: 429, headers: { 'retry-after': '3' } }),
    )
    const all = [
      rejection(readAgain(client)),
      rejection(readAgain(client)),
      rejection(readAgain(client)),
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
    expect(await rejection(readAgain(client))).toMatchObject({
      name: 'BusyError',
      retryAfterMs: 2_600_000,
    })
    expect(requests).toHaveLength(1)
  })

  test.each([429, 503])('a %i of one path holds back no read of another path', async (status) => {
    const { client, requests } = setup((request) =>
      request.url.endsWith('/quota')
        ? new Response('', { status, headers: { 'retry-after': '3600' } })
        : json(request.url.endsWith('enabled') ? { enabled: true } : meter),
    )
    expect(await rejection(readAgain(client))).toMatchObject({ name: 'BusyError' })
    expect(await client.call(endpoints.readAscendQuota, {})).toMatchObject({ count: 1 })
    expect(await client.call(endpoints.captchaEnabled, {})).toMatchObject({ enabled: true })
    expect(requests).toHaveLength(3)
  })

  test('the resources of one path share its wait', async () => {
    const { client, requests } = setup(
      () => new Response('', { status: 503, headers: { 'retry-after': '3600' } }),
    )
    const article = { year: '2025', month: '03', seo: 'one' }
    await rejection(client.call(endpoints.readArticle, article))
    const other = await rejection(client.call(endpoints.readArticle, { ...article, seo: 'two' }))
    expect(other).toMatchObject({ name: 'BusyError' })
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
