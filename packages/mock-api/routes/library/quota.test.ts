import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

test.for([
  ['/api/user/quota', 4],
  ['/api/user/ascend-quota', 3],
] as const)('%s counts down from %d and then refuses new articles', async ([path, limit]) => {
  const one = await createTestServer().reader()
  expect((await one.get(path)).body).toEqual({ limit, count: 0, remaining: limit })
  for (let count = 1; count <= limit; count += 1) {
    const { body } = await one.post(path, { url: `/2026/11/article-${count}` })
    expect(body).toEqual({ limit, count, remaining: limit - count, granted: true })
  }
  const spent = { limit, count: limit, remaining: 0 }
  expect((await one.post(path, { url: '/2026/11/other' })).body).toEqual({
    ...spent,
    granted: false,
  })
  const known = await one.post(path, { url: 'http://site.test/2026/11/article-1?from=mail#top' })
  expect(known.body).toEqual({ ...spent, granted: true })
  expect((await one.get(path)).body).toEqual(spent)
})

test('the meters are separate, per reader and per month', async () => {
  const server = createTestServer()
  const one = await server.reader()
  await one.post('/api/user/quota', { url: '/a' })
  expect((await one.get('/api/user/ascend-quota')).body).toMatchObject({ count: 0 })
  const other = await server.reader('reader.de@example.com')
  expect((await other.get('/api/user/quota')).body).toMatchObject({ count: 0 })
  expect((await one.get('/api/user/profile')).body).toMatchObject({ quota: { remaining: 3 } })
  const days = async (days: number) => {
    server.clock.advance(days * 24 * 3600 * 1000)
    return (await one.get('/api/user/quota')).body
  }
  expect(await days(10)).toMatchObject({ count: 1, remaining: 3 })
  expect(await days(1)).toMatchObject({ count: 0, remaining: 4 })
})

test('a subscriber’s articles are not counted', async () => {
  const one = await createTestServer().reader('good@example.com')
  for (const url of ['/a', '/b', '/c', '/d', '/e']) {
    const { body } = await one.post('/api/user/quota', { url })
    expect(body).toMatchObject({ granted: true, count: 0 })
  }
})
