import { expect, test } from 'vitest'
import { createTestServer, origin } from './test-server.ts'

const reader = 'reader@example.com'

test('signs in by form fields, and the session answers for the reader', async () => {
  const { visitor } = createTestServer()
  const one = visitor()
  expect((await one.get('/api/user/quota')).status).toBe(401)
  expect((await one.signIn(' Reader@Example.com '.trim())).status).toBe(200)
  const { status, body } = await one.get('/api/user/profile')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'registered', emailAddress: reader, firstName: 'Robin' })
})

test('the cookie is HttpOnly, SameSite=Lax, and Secure where the site is', async () => {
  const { app, visitor } = createTestServer()
  const { headers } = await visitor().signIn(reader)
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^bindery_session=[0-9a-f]{64}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  const secure = await app.request('https://site.test/authenticate', {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
    body: new URLSearchParams({ username: reader, password: 'Bindery#2026' }),
  })
  expect(secure.headers.getSetCookie()[0]).toContain('; Secure')
})

test('a session is new at sign-in: one that was planted or held before is dead', async () => {
  const { visitor } = createTestServer()
  const victim = visitor()
  victim.cookie = 'bindery_session=planted'
  await victim.signIn(reader)
  expect(victim.cookie).not.toContain('planted')
  const old = victim.cookie
  await victim.signIn(reader)
  const thief = visitor()
  thief.cookie = old
  expect((await thief.get('/api/user/quota')).status).toBe(401)
  thief.cookie = 'bindery_session=planted'
  expect((await thief.get('/api/user/quota')).status).toBe(401)
})

test('a session ends by itself after two weeks', async () => {
  const server = createTestServer()
  const one = await server.reader()
  server.clock.advance(14 * 24 * 3600 * 1000 - 1)
  expect((await one.get('/api/user/quota')).status).toBe(200)
  server.clock.advance(1)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})

test('four failures tell the tries left, the fifth locks for 900 seconds', async () => {
  const { visitor, clock } = createTestServer()
  const one = visitor()
  for (const left of [4, 3, 2, 1]) {
    const { status, body } = await one.signIn(reader, 'wrong')
    expect([status, body['tries_left'], body['code']]).toEqual([401, left, 401])
    expect(body).not.toHaveProperty('lockout_duration')
  }
  const fifth = await one.signIn(reader, 'wrong')
  expect([fifth.status, fifth.body['lockout_duration']]).toEqual([423, 900])
  expect(fifth.body).not.toHaveProperty('tries_left')

  clock.advance(60_500)
  const right = await one.signIn(reader)
  expect([right.status, right.body['lockout_duration']]).toEqual([423, 840])

  clock.advance(839_500)
  expect((await one.signIn(reader, 'wrong')).body['tries_left']).toBe(4)
  expect((await one.signIn(reader)).status).toBe(200)
  expect((await one.signIn(reader, 'wrong')).body['tries_left']).toBe(4)
})

test('many tries at once are no more than five', async () => {
  const { visitor } = createTestServer()
  const answers = await Promise.all(
    [...Array(20).keys()].map(() => visitor().signIn(reader, 'wrong')),
  )
  expect(answers.filter(({ body }) => 'tries_left' in body)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 423)).toHaveLength(16)
})

test('an unknown e-mail is answered like a known one', async () => {
  const { visitor } = createTestServer()
  const one = visitor()
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const known = await one.signIn(reader, 'wrong')
    const unknown = await one.signIn('nobody@example.com', 'wrong')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  }
  // The password of the seed opens nothing that is not there.
  expect((await visitor().signIn('nobody2@example.com')).status).toBe(401)
})

test('restricted and locked accounts say so', async () => {
  const { visitor, clock } = createTestServer()
  const restricted = await visitor().signIn('restricted@example.com')
  expect([restricted.status, restricted.body['code']]).toEqual([403, 'user_restricted'])
  clock.advance(100_000)
  const locked = await visitor().signIn('locked@example.com')
  expect([locked.status, locked.body['lockout_duration']]).toEqual([423, 5400])
})

test('a print subscriber has no web account, and a name that is none is refused', async () => {
  const { visitor } = createTestServer()
  expect((await visitor().signIn('print@example.com')).status).toBe(401)
  expect((await visitor().signIn('')).status).toBe(400)
  expect((await visitor().signIn('with space@example.com')).status).toBe(400)
  expect((await visitor().signIn(reader, '')).status).toBe(400)
})

test.for([
  ['good', 'TIER_GOOD'],
  ['better', 'TIER_BETTER'],
  ['best', 'TIER_BEST'],
  ['executive', 'TIER_EXECUTIVE'],
  ['allaccess', 'TIER_ALLACCESS'],
])('%s is a subscriber of its tier', async ([name, roleCode]) => {
  const one = await createTestServer().reader(`${name}@example.com`)
  const { body } = await one.get('/api/user/profile')
  expect(body).toMatchObject({ status: 'subscribers', tiers: [{ roleCode }] })
})

const navigation = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

test('a page of the same site may sign out, too', async () => {
  const one = await createTestServer().reader()
  const from = { ...navigation, 'sec-fetch-site': 'same-site' }
  expect((await one.get('/logout?return=/', from)).status).toBe(302)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})

test('sign-out ends the session on the server and goes back', async () => {
  const { reader: signedIn, visitor } = createTestServer()
  const one = await signedIn()
  const old = one.cookie
  const { status, headers } = await one.get('/logout?return=/the-latest?a=1', navigation)
  expect([status, headers.get('location')]).toEqual([302, '/the-latest?a=1'])
  expect(one.cookie).toBe('')
  const thief = visitor()
  thief.cookie = old
  expect((await thief.get('/api/user/quota')).status).toBe(401)
})

test.for([
  { ...navigation, 'sec-fetch-site': 'cross-site' },
  { ...navigation, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' },
  { ...navigation, 'sec-fetch-dest': 'iframe' },
  { referer: 'http://evil.test/' },
  {},
])('sign-out by %o only asks', async (headers) => {
  const one = await createTestServer().reader()
  const { status, body, headers: said } = await one.get('/logout?return="><script>', headers)
  expect(status).toBe(200)
  expect(said.get('cache-control')).toBe('no-store')
  expect(said.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(body['text']).toContain('Sign out?')
  expect(body['text']).not.toContain('<script>')
  expect((await one.get('/api/user/quota')).status).toBe(200)
})

test('an old browser says by its referrer that the site sent it', async () => {
  const one = await createTestServer().reader()
  expect((await one.get('/logout', { referer: `${origin}/page` })).status).toBe(302)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})

test.for(['//evil.test', '/\\evil.test', 'https://evil.test/x', '/\t/evil.test', 'javascript:1'])(
  'sign-out does not go to %s',
  async (target) => {
    const one = await createTestServer().reader()
    const path = `/logout?return=${encodeURIComponent(target)}`
    expect((await one.get(path, navigation)).headers.get('location')).toBe('/')
  },
)

test('the user service ends the session too', async () => {
  const one = await createTestServer().reader()
  expect((await one.post('/user-service/logout')).status).toBe(200)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})
