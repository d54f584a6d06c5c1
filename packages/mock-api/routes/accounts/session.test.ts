import { expect, test } from 'vitest'
import { createTestServer, origin } from '../../test/server.ts'

const reader = 'reader@example.com'

test('sign-in takes form fields and opens a session', async () => {
  const { visitor } = createTestServer()
  const one = visitor()
  expect((await one.get('/api/user/quota')).status).toBe(401)
  expect((await one.signIn(' Reader@Example.com '.trim())).status).toBe(200)
  const { status, body } = await one.get('/api/user/profile')
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'registered', emailAddress: reader, firstName: 'Robin' })
})

test('the session cookie is HttpOnly, SameSite=Lax, and Secure on https', async () => {
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

test('sign-in opens a new session and ends a planted or previous one', async () => {
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

test('a session expires after two weeks', async () => {
  const server = createTestServer()
  const one = await server.reader()
  server.clock.advance(14 * 24 * 3600 * 1000 - 1)
  expect((await one.get('/api/user/quota')).status).toBe(200)
  server.clock.advance(1)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})

test('four failures return the attempts left, the fifth locks for 900 seconds', async () => {
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

test('parallel attempts are limited to five as well', async () => {
  const { visitor } = createTestServer()
  const answers = await Promise.all(
    [...Array(20).keys()].map(() => visitor().signIn(reader, 'wrong')),
  )
  expect(answers.filter(({ body }) => 'tries_left' in body)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 423)).toHaveLength(16)
})

test('an unknown e-mail gets the response of a known one', async () => {
  const { visitor } = createTestServer()
  const one = visitor()
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const known = await one.signIn(reader, 'wrong')
    const unknown = await one.signIn('nobody@example.com', 'wrong')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  }
  // The seed password does not sign in an unknown e-mail.
  expect((await visitor().signIn('nobody2@example.com')).status).toBe(401)
})

test('sign-in to a restricted and a locked account is refused as such', async () => {
  const { visitor, clock } = createTestServer()
  const restricted = await visitor().signIn('restricted@example.com')
  expect([restricted.status, restricted.body['code']]).toEqual([403, 'user_restricted'])
  clock.advance(100_000)
  const locked = await visitor().signIn('locked@example.com')
  expect([locked.status, locked.body['lockout_duration']]).toEqual([423, 5400])
})

test('a print subscriber cannot sign in, and an invalid username is refused', async () => {
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
])('%s signs in as a subscriber with its tier', async ([name, roleCode]) => {
  const one = await createTestServer().reader(`${name}@example.com`)
  const { body } = await one.get('/api/user/profile')
  expect(body).toMatchObject({ status: 'subscribers', tiers: [{ roleCode }] })
})

const navigation = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

test('a page on a subdomain can sign the reader out', async () => {
  const one = await createTestServer().reader()
  const from = { ...navigation, 'sec-fetch-site': 'same-site' }
  expect((await one.get('/logout?return=/', from)).status).toBe(302)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})

test('sign-out ends the session on the server and redirects back', async () => {
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
])('sign-out with %o asks for confirmation', async (headers) => {
  const one = await createTestServer().reader()
  const { status, body, headers: said } = await one.get('/logout?return="><script>', headers)
  expect(status).toBe(200)
  expect(said.get('cache-control')).toBe('no-store')
  expect(said.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; frame-ancestors 'none'$/,
  )
  expect(body['text']).toContain('Sign out?')
  expect(body['text']).toMatch(/<style>[^<]+<\/style>/)
  expect(body['text']).not.toContain('<script>')
  expect((await one.get('/api/user/quota')).status).toBe(200)
})

test('sign-out accepts the referrer of an old browser', async () => {
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

test('the user service ends the session', async () => {
  const one = await createTestServer().reader()
  expect((await one.post('/user-service/logout')).status).toBe(200)
  expect((await one.get('/api/user/quota')).status).toBe(401)
})
