import { endpoints } from '@bindery/contract/endpoints.ts'
import { validate } from '@bindery/contract/schema.ts'
import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

const profile = '/api/user/profile'

test('Last-Modified is an HTTP date, also for HEAD', async () => {
  const one = await createTestServer().reader()
  const read = await one.get(profile)
  const told = read.headers.get('last-modified')
  expect(told).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
  const head = await one.head(profile)
  expect([head.status, head.body['text'], head.headers.get('last-modified')]).toEqual([
    200,
    '',
    told,
  ])
  const headers = Object.fromEntries(head.headers)
  expect(validate(endpoints.profileModified.output, headers)).toBe(true)
})

test('Last-Modified grows with each profile change, even twice in a second, and only then', async () => {
  const one = await createTestServer().reader()
  const modified = async () => (await one.head(profile)).headers.get('last-modified')
  const times = [await modified()]
  for (const displayName of ['Rob', 'Robin R.']) {
    await one.post(profile, { displayName })
    times.push(await modified())
  }
  expect(new Set(times).size).toBe(3)
  await one.post(profile, { displayName: ' ' })
  await one.get(profile)
  expect(await modified()).toBe(times[2])
})

test('two readers never share a Last-Modified, even within a second', async () => {
  const server = createTestServer()
  const names = ['good', 'better', 'best', 'reader', 'good']
  const told: (string | null)[] = []
  for (const name of names) {
    const one = await server.reader(`${name}@example.com`)
    told.push((await one.head(profile)).headers.get('last-modified'))
  }
  expect(new Set(told).size).toBe(names.length)
})

test('an update changes the sent fields, keeps the others and ignores unknown ones', async () => {
  const one = await createTestServer().reader()
  const attributes = [
    { name: 'industry', value: 'Food & Beverage' },
    { name: 'job-title', value: 'Executive/C-Level' },
    { name: 'company-size', value: '10000+' },
  ]
  const power = { status: 'subscribers', tiers: [{ roleCode: 'TIER_BEST' }], quota: { limit: 99 } }
  expect((await one.post(profile, { displayName: 'R. R.', attributes, ...power })).status).toBe(200)
  expect((await one.get(profile)).body).toMatchObject({
    displayName: 'R. R.',
    industry: 'Food & Beverage',
    jobTitle: 'Executive/C-Level',
    companySize: '10000+',
    emailAddress: 'reader@example.com',
    status: 'registered',
    tiers: [],
    quota: { limit: 4 },
  })
  await one.post(profile, { attributes: [{ name: 'industry', value: '' }] })
  expect((await one.get(profile)).body).toMatchObject({
    industry: '',
    jobTitle: 'Executive/C-Level',
  })
})

test.for([
  [{ attributes: [{ name: 'industry', value: 'Piracy' }] }, 'industry'],
  [{ attributes: [{ name: 'status', value: 'subscribers' }] }, 'attributes.0.name'],
  [{ displayName: '  ' }, 'displayName'],
  [{ displayName: 7 }, 'displayName'],
  [{ emailAddress: 'no mail' }, 'emailAddress'],
  [{ displayName: 'x'.repeat(201) }, 'displayName'],
] as const)('an update with %o is refused on its field', async ([input, field]) => {
  const one = await createTestServer().reader()
  const { status, body } = await one.post(profile, input)
  expect(status).toBe(400)
  expect(body['errors']).toEqual([{ field, message: expect.stringMatching(/^[A-Z]/) }])
})

test('an update does not overwrite a change of another tab', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const seen = (await one.get(profile)).headers.get('last-modified') ?? ''
  // The header counts whole seconds.
  server.clock.advance(1500)
  const change = (displayName: string, since: string) =>
    one.post(
      profile,
      { displayName },
      { 'x-requested-with': 'bindery', 'if-unmodified-since': since },
    )
  expect((await change('First', seen)).status).toBe(200)
  const late = await change('Second', seen)
  expect([late.status, late.body['code']]).toEqual([412, 'profile_changed'])
  const now = await one.get(profile)
  expect(now.body['displayName']).toBe('First')
  expect((await change('Third', now.headers.get('last-modified') ?? '')).status).toBe(200)
  expect((await change('Fourth', 'no date')).status).toBe(200)
})

test('an e-mail can change to one that no account has', async () => {
  const { reader, visitor, mailbox } = createTestServer()
  const one = await reader()
  expect((await one.post(profile, { emailAddress: 'Good@example.com' })).status).toBe(409)
  expect((await one.post(profile, { emailAddress: 'robin@example.com' })).status).toBe(200)
  expect((await visitor().signIn('reader@example.com')).status).toBe(401)
  expect((await visitor().signIn('robin@example.com')).status).toBe(200)
  // Somebody else may have changed it: the owner reads the former mailbox.
  expect(mailbox.list()).toEqual([
    {
      to: 'reader@example.com',
      subject: 'Your e-mail address was changed',
      text: expect.stringContaining('If it was not you'),
    },
  ])
  await one.post(profile, { displayName: 'Robin' })
  expect(mailbox.list()).toHaveLength(1)
})

test('the service dialect responds with userRef', async () => {
  const one = await createTestServer().reader('best@example.com')
  const { body } = await one.get('/service/user/userRef')
  expect(body['userRef']).toEqual([(await one.get(profile)).body])
})

test('a guest’s profile read succeeds with the status guest', async () => {
  const { status, body, headers } = await createTestServer().visitor().get(profile)
  expect([status, body, headers.get('last-modified')]).toEqual([200, { status: 'guest' }, null])
})

test('profile calls without a session are unauthenticated', async () => {
  const guest = createTestServer().visitor()
  expect((await guest.head(profile)).status).toBe(401)
  for (const answer of [
    await guest.post(profile, { displayName: 'x' }),
    await guest.get('/service/user/userRef'),
    await guest.get('/api/user/quota'),
    await guest.post('/api/user/quota', { url: '/a' }),
    await guest.post('/api/user/password', { current: 'a', password: 'b' }),
    await guest.post('/api/article-gift/give-gift', { url: '/a' }),
  ]) {
    expect([answer.status, answer.body['code']]).toEqual([401, 'unauthenticated'])
  }
})
