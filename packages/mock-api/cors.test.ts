import { expect, test } from 'vitest'
import { createTestServer, origin } from './test/server.ts'

const partner = 'http://checkout.test:4174'
const own = { 'x-requested-with': 'bindery' }
const server = () => createTestServer({ partners: [partner] })
// None of these origins may read a reply.
const strangers = [
  'http://checkout.test',
  'https://checkout.test:4174',
  'http://checkout.test:41740',
  'http://checkout.test:4174.evil.test',
  'http://evil.test',
  'null',
  '',
]

const preflight = (from: string, path = '/api/user/forgotpassword') =>
  server().app.request(`${origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-requested-with',
    },
  })

test('CORS allows a partner credentials and the headers of a write', async () => {
  const reply = await preflight(partner)
  expect(reply.status).toBe(204)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'access-control-allow-origin': partner,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers':
      'Content-Type,X-Requested-With,If-Unmodified-Since,Idempotency-Key',
  })
  // A cache must not serve one origin's reply to another.
  expect(reply.headers.get('vary')).toMatch(/^Origin/)
})

test.for(strangers)('the origin "%s" is not treated as a partner', async (stranger) => {
  const asked = await preflight(stranger)
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  const write = await server()
    .visitor()
    .post('/api/user/forgotpassword', {}, { ...own, origin: stranger })
  expect([write.status, write.body['code']]).toEqual([403, 'cross_site'])
  expect(write.headers.get('access-control-allow-origin')).toBeNull()
})

test('a partner’s page can sign a reader in and read success and refusal', async () => {
  const one = server().visitor()
  const headers = { ...own, origin: partner }
  const signIn = (password: string) =>
    one.signIn('reader@example.com', password, {}).then(({ status }) => status)
  expect(await signIn('Bindery#2026')).toBeLessThan(400)
  const profile = await one.get('/api/user/profile', headers)
  expect(profile.headers.get('access-control-allow-origin')).toBe(partner)
  const refused = await one.post('/api/user/forgotpassword', {}, headers)
  expect(refused.status).toBe(400)
  expect(refused.headers.get('access-control-allow-origin')).toBe(partner)
})

test('a partner’s write without X-Requested-With is refused', async () => {
  const { status } = await server()
    .visitor()
    .post('/api/user/forgotpassword', {}, { origin: partner })
  expect(status).toBe(403)
})

test('Vary: Origin keeps a cached response of the site from a partner', async () => {
  const reply = await server().visitor().get('/api/recaptcha/enabled')
  expect(reply.headers.get('vary')).toBe('Origin')
})

test('CORS stays closed to partners on other paths', async () => {
  for (const path of ['/__mock/calls', '/user-service/logout', '/logout']) {
    const reply = await preflight(partner, path)
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a partner’s page can read a server error', async () => {
  const { app } = server()
  await app.request(`${origin}/__mock/faults`, {
    method: 'POST',
    body: JSON.stringify([{ path: '/api/user/profile', status: 503 }]),
    headers: { 'content-type': 'application/json' },
  })
  const reply = await app.request(`${origin}/api/user/profile`, { headers: { origin: partner } })
  expect(reply.status).toBe(503)
  expect(reply.headers.get('access-control-allow-origin')).toBe(partner)
})
