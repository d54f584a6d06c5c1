import { expect, test } from 'vitest'
import { createTestServer, type Visitor } from '../../test/server.ts'

const free = '/api/components/article/2026/11/the-plan-nobody-read'
const metered = '/api/components/article/2026/11/quiet-people-in-loud-rooms'

const answer = async (who: Visitor, path: string) => {
  const { status, headers, body } = await who.get(path)
  return { status, type: headers.get('content-type')?.split(';')[0], ...body }
}

test('a free article is HTML for everybody, and sandboxed when opened directly', async () => {
  const guest = createTestServer().visitor()
  const { status, headers, body } = await guest.get(free)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body['text']).toContain('<h2>What to do</h2>')
})

test('a metered article is open to subscribers and to readers whose meter has counted it', async () => {
  const server = createTestServer()
  const closed = { status: 403, type: 'application/json', code: 'article_closed' }
  expect(await answer(server.visitor(), metered)).toMatchObject(closed)
  const reader = await server.reader('reader@example.com')
  expect(await answer(reader, metered)).toMatchObject(closed)
  await reader.post('/api/user/quota', { url: '/2026/11/quiet-people-in-loud-rooms' })
  expect(await answer(reader, metered)).toMatchObject({ status: 200, type: 'text/html' })
  const other = await server.reader('good@example.com')
  expect(await answer(other, metered)).toMatchObject({ status: 200, type: 'text/html' })
})

test('an unknown article is a 404, and a malformed path a 400', async () => {
  const server = createTestServer()
  const guest = server.visitor()
  for (const [path, status] of [
    ['2026/11/nothing', 404],
    ['2025/11/the-plan-nobody-read', 404],
    ['26/11/the-plan-nobody-read', 400],
    ['2026/11/..%2f..', 404],
  ] as const) {
    expect((await guest.get(`/api/components/article/${path}`)).status).toBe(status)
  }
  expect(server.reports).toEqual([])
})
