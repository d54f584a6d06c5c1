import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

const path = '/api/article-gift/give-gift'
const open = (url: string, gift: string) =>
  `/api/article-gift/open-gift?${new URLSearchParams({ url, gift })}`

test('a gift link opens its own article to everybody, and no other', async () => {
  const server = createTestServer()
  const giver = await server.reader('good@example.com')
  const link = String((await giver.post(path, { url: '/2026/11/a' })).body['articleGiftURL'])
  const token = new URL(link).searchParams.get('gift') ?? ''
  const guest = server.visitor()
  const granted = async (url: string, gift: string) =>
    (await guest.get(open(url, gift))).body['granted']
  expect(await granted('/2026/11/a', token)).toBe(true)
  expect(await granted(link, token)).toBe(true)
  expect(await granted('/2026/11/b', token)).toBe(false)
  expect(await granted('/2026/11/a', 'made-up')).toBe(false)
  expect((await guest.get(open('/2026/11/a', ''))).status).toBe(400)
})

test('one article gives one link per reader, and each link opens it', async () => {
  const server = createTestServer()
  const linkOf = async (email: string) => {
    const one = await server.reader(email)
    const first = (await one.post(path, { url: '/2026/11/a' })).body['articleGiftURL']
    expect((await one.post(path, { url: '/2026/11/a' })).body['articleGiftURL']).toBe(first)
    return new URL(String(first)).searchParams.get('gift') ?? ''
  }
  const [good, best] = [await linkOf('good@example.com'), await linkOf('best@example.com')]
  expect(good).not.toBe(best)
  for (const token of [good, best]) {
    expect((await server.visitor().get(open('/2026/11/a', token))).body).toEqual({ granted: true })
  }
})

test('a reader without a subscription has two gifts a month', async () => {
  const server = createTestServer()
  const giver = await server.reader('reader@example.com')
  const give = async (url: string) => {
    const { status, body } = await giver.post(path, { url })
    return [status, body['articleGiftsLeft'] ?? body['code']]
  }
  expect(await give('/2026/11/a')).toEqual([200, 1])
  expect(await give('/2026/11/b')).toEqual([200, 0])
  expect(await give('/2026/11/c')).toEqual([403, 'gifts_spent'])
  expect(await give('/2026/11/a')).toEqual([200, 0])
  const day = 24 * 3600 * 1000
  server.clock.advance(10 * day)
  expect(await give('/2026/11/c')).toEqual([403, 'gifts_spent'])
  server.clock.advance(day)
  expect(await give('/2026/11/c')).toEqual([200, 1])
})

test('a gift must be a page of the site', async () => {
  const giver = await createTestServer().reader('good@example.com')
  for (const url of [
    'https://evil.example/2026/11/a',
    '//evil.example/a',
    'javascript:alert(1)',
    '/',
  ]) {
    expect(await giver.post(path, { url })).toMatchObject({
      status: 404,
      body: { code: 'article_unknown' },
    })
  }
})
