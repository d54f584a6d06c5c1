import { endpoints } from '@bindery/contract/endpoints.ts'
import { defaultPaths } from '@bindery/contract/paths.ts'
import { describe, expect, test } from 'vitest'
import { createTestServer, origin, type Visitor } from '../test/server.ts'

const own = { 'x-requested-with': 'bindery' }
const writes = Object.values(endpoints).filter(({ method }) => !['GET', 'HEAD'].includes(method))
const send = (one: Visitor, method: string, path: string, headers: Record<string, string>) =>
  method === 'DELETE' ? one.delete(path, headers) : one.post(path, {}, headers)

describe.for(writes.map((endpoint) => [endpoint.method, defaultPaths(endpoint)[0] ?? ''] as const))(
  '%s %s',
  ([method, path]) => {
    test('a write that another site may have sent is refused', async () => {
      const one = await createTestServer().reader()
      const foreign = [
        {},
        { 'x-requested-with': 'XMLHttpRequest' },
        { ...own, origin: 'http://evil.test' },
        { ...own, origin: 'http://site.test:81' },
        { ...own, origin: 'null' },
        { ...own, 'sec-fetch-site': 'cross-site' },
        { ...own, 'sec-fetch-site': 'same-site' },
      ]
      for (const headers of foreign) {
        const { status, body } = await send(one, method, path, headers as Record<string, string>)
        expect([status, body['code']]).toEqual([403, 'cross_site'])
      }
    })

    test('a write of the own site is accepted', async () => {
      const one = await createTestServer().reader()
      for (const headers of [
        own,
        { ...own, origin },
        { ...own, 'sec-fetch-site': 'same-origin' },
      ]) {
        const { body } = await send(one, method, path, headers)
        expect(body['code']).not.toBe('cross_site')
      }
    })
  },
)

test('sign-in without X-Requested-With is refused', async () => {
  const { app } = createTestServer()
  const body = new URLSearchParams({ username: 'reader@example.com', password: 'Bindery#2026' })
  const reply = await app.request(`${origin}/authenticate`, { method: 'POST', body })
  expect(reply.status).toBe(403)
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('the first listed origin replaces the Host header in mailed links', async () => {
  const server = createTestServer({ origins: ['https://shop.test', 'http://localhost:4173'] })
  const one = server.visitor()
  const reset = (from: string) =>
    one.post(
      '/api/user/forgotpassword',
      { emailAddress: 'reader@example.com' },
      { ...own, origin: from },
    )
  expect((await reset('https://shop.test')).status).toBe(200)
  expect((await reset('http://localhost:4173')).status).toBe(200)
  expect((await reset(origin)).status).toBe(403)
  expect(server.mailbox.list()[0]?.text).toContain('https://shop.test/reset-password?token=')
})

test('CORS allows no other origin', async () => {
  const { app } = createTestServer()
  const reply = await app.request(`${origin}/api/user/profile`, {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
  })
  expect(reply.ok).toBe(false)
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('API responses have no-store and nosniff', async () => {
  const one = await createTestServer().reader()
  for (const path of ['/api/user/profile', '/service/user/userRef', '/api/recaptcha/enabled']) {
    const { headers } = await one.get(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('an unreadable body is refused with a message and without a stack trace', async () => {
  const server = createTestServer()
  const bodies: [string, string, number][] = [
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['text/plain', '{"emailAddress":"a@example.com"}', 400],
    ['application/json', JSON.stringify({ emailAddress: { $ne: '' } }), 400],
    ['application/json', `{"emailAddress":"${'a'.repeat(70_000)}"}`, 413],
  ]
  for (const [type, body, status] of bodies) {
    const reply = await server.app.request(`${origin}/api/user/forgotpassword`, {
      method: 'POST',
      headers: { ...own, 'content-type': type, 'content-length': String(body.length) },
      body,
    })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).not.toMatch(/\bat .*:\d+/)
  }
  expect(server.reports).toEqual([])
})

test('an unknown path of the API responds 404 in JSON', async () => {
  const { status, body } = await createTestServer().visitor().get('/api/nothing')
  expect([status, body['code']]).toEqual([404, 'not_found'])
})
