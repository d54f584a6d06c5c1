import { expect, test } from 'vitest'
import { createTestServer } from '../../test/server.ts'

const search = '/api/user/subscriber/search'
const verify = '/api/user/subscriber/verify'
const password = 'Another#One2'

test('a lookup by e-mail alone finds subscribers without a web account and returns no name', async () => {
  const one = createTestServer().visitor()
  const { status, body } = await one.post(search, { emailAddress: 'Print@example.com' })
  expect(status).toBe(200)
  expect(body).toEqual({
    active: true,
    subscriptions: [{ active: true, subscriptionSourceCode: 'CDS_US' }],
    emailAddress: 'print@example.com',
    new: true,
    userAccountExists: false,
  })
  for (const emailAddress of ['good@example.com', 'reader@example.com', 'nobody@example.com']) {
    const none = await one.post(search, { emailAddress })
    expect([none.status, none.body['message']]).toEqual([404, 'No Active Subscriptions Found'])
  }
})

test('a lookup with the account number returns the name, and a wrong or lapsed number finds nothing', async () => {
  const one = createTestServer().visitor()
  const look = (emailAddress: string, accountNumber: string) =>
    one.post(search, { emailAddress, accountNumber })
  expect((await look('print@example.com', '1234567890')).body).toMatchObject({ firstName: 'Paula' })
  expect((await look('good@example.com', '3333333331')).body).toMatchObject({
    userAccountExists: true,
    new: false,
  })
  expect((await look('print@example.com', '1234567891')).status).toBe(404)
  expect((await look('print@example.com', '')).status).toBe(404)
  expect((await look('lapsed@example.com', '2222222222')).status).toBe(404)
})

test('a lookup returns every subscription', async () => {
  const one = createTestServer().visitor()
  const sources = async (emailAddress: string, accountNumber: string) => {
    const { body } = await one.post(search, { emailAddress, accountNumber })
    return body['subscriptions']
  }
  expect(await sources('code@example.com', '4444444441')).toMatchObject([
    { subscriptionSourceCode: 'CDS_UK', active: true },
    { subscriptionSourceCode: 'ACCESS_CODE', active: true },
  ])
  expect(await sources('several@example.com', ' 4444444442 ')).toMatchObject([
    { subscriptionSourceCode: 'CDS_US', active: true },
    { subscriptionSourceCode: 'CDS_UK', active: true },
    { subscriptionSourceCode: 'CDS_US', active: false },
  ])
  expect(await sources('agency@example.com', '4444444443')).toMatchObject([
    { subscriptionSourceCode: 'AGENCY_DE', active: true },
  ])
})

test('the latest active subscription of an accepted source decides the tier', async () => {
  for (const [emailAddress, accountNo, roleCode, count] of [
    ['code@example.com', '4444444441', 'TIER_BETTER', 2],
    ['several@example.com', '4444444442', 'TIER_ALLACCESS', 3],
  ] as const) {
    const one = createTestServer().visitor()
    expect((await one.post(verify, { emailAddress, accountNo, password })).status).toBe(200)
    const { body } = await one.get('/api/user/profile')
    expect(body).toMatchObject({ tiers: [{ roleCode }] })
    expect((body['subscriber'] as { subscriptions: [] }).subscriptions).toHaveLength(count)
  }
  const one = createTestServer().visitor()
  const foreign = { emailAddress: 'agency@example.com', accountNo: '4444444443', password }
  expect((await one.post(verify, foreign)).status).toBe(404)
})

test('a subscriber whose source is not accepted can register', async () => {
  const one = createTestServer().visitor()
  const person = { firstName: 'A', lastName: 'B', password }
  const register = (emailAddress: string) =>
    one.post('/api/user/register', { ...person, emailAddress })
  expect((await register('code@example.com')).status).toBe(422)
  expect((await register('agency@example.com')).status).toBe(200)
})

test('account numbers of one e-mail can be guessed five times, in lookup and proof together', async () => {
  const server = createTestServer()
  const one = server.visitor()
  const emailAddress = 'print@example.com'
  const look = (accountNumber: string) => one.post(search, { emailAddress, accountNumber })
  const prove = (accountNo: string) => one.post(verify, { emailAddress, accountNo, password })
  for (const number of ['1', '2', '3']) expect((await look(number)).status).toBe(404)
  server.clock.advance(60_000)
  // A correct number does not count as a guess.
  expect((await look('1234567890')).status).toBe(200)
  for (const number of ['4', '5']) expect((await prove(number)).status).toBe(404)
  for (const late of [await look('1234567890'), await prove('1234567890')]) {
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toBe(String(14 * 60))
  }
  // Another spelling of the e-mail is the same e-mail. Another e-mail has its own limit.
  const shouted = { emailAddress: 'PRINT@example.com', accountNumber: '6' }
  expect((await one.post(search, shouted)).status).toBe(429)
  const other = { emailAddress: 'good@example.com', accountNumber: '3333333331' }
  expect((await one.post(search, other)).status).toBe(200)
  // A lookup by e-mail alone does not count as a guess.
  expect((await one.post(search, { emailAddress })).status).toBe(200)
  server.clock.advance(14 * 60_000)
  expect((await look('1234567890')).status).toBe(200)
})

test('guesses for many e-mails are limited as well, also in parallel', async () => {
  const server = createTestServer()
  const one = server.visitor()
  const look = (name: string) =>
    one.post(search, { emailAddress: `${name}@example.com`, accountNumber: '1234567890' })
  const guesses = await Promise.all(
    Array(61)
      .fill('')
      .map((_, index) => look(`n${index}`)),
  )
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(60)
  expect((await look('print')).status).toBe(429)
  server.clock.advance(15 * 60_000)
  expect((await look('print')).status).toBe(200)
})

test('proving a subscription creates the web account and signs in', async () => {
  const server = createTestServer()
  const one = server.visitor()
  const proof = { emailAddress: 'print@example.com', accountNo: '1234567890', password }
  expect((await one.post(verify, { ...proof, accountNo: '1' })).status).toBe(404)
  expect((await one.post(verify, { ...proof, password: 'weak' })).body['code']).toBe(
    'invalid_fields',
  )
  expect((await one.post(verify, proof)).status).toBe(200)
  expect((await one.get('/api/user/profile')).body).toMatchObject({
    status: 'subscribers',
    firstName: 'Paula',
    tiers: [{ roleCode: 'TIER_BETTER' }],
    subscriber: { subscriptions: [{ accountNumber: '1234567890' }] },
  })
  expect((await server.visitor().post(verify, proof)).status).toBe(409)
  expect((await server.visitor().signIn('print@example.com', password)).status).toBe(200)
})

test('the sign-up of a subscriber returns the id plus 173', async () => {
  const one = createTestServer().visitor()
  const { status, headers } = await one.post('/api/user/subscriber/register', { id: 4711 })
  expect([status, headers.get('x-amz-cf-stats')]).toEqual([200, '4884'])
  expect((await one.post('/api/user/subscriber/register', { id: 'x' })).status).toBe(400)
})

test('an author’s form signs an e-mail up', async () => {
  const one = createTestServer().visitor()
  const ok = await one.post('/api/user/subscribe', { emailAddress: 'a@example.com', source: 'mb' })
  expect(ok.status).toBe(200)
  expect((await one.post('/api/user/subscribe', { emailAddress: 'a@' })).status).toBe(400)
})

test('a transaction is visible to its own reader only', async () => {
  const one = await createTestServer().reader('good@example.com')
  const path = '/api/digitaldata/piano/transactionComplete'
  const { body } = await one.get('/api/user/profile')
  expect((await one.get(`${path}?uid=${body['guid']}`)).status).toBe(200)
  expect((await one.get(`${path}?uid=somebody-else`)).status).toBe(404)
  expect((await one.get(path)).status).toBe(400)
  expect((await one.post('/api/user/subscribe/checkoutComplete')).status).toBe(200)
})

test('a subscriber can give ten gifts a month, and the same article counts once', async () => {
  const server = createTestServer()
  const one = await server.reader('good@example.com')
  const give = (url: string) => one.post('/api/article-gift/give-gift', { url })
  const first = await give('/2026/11/a')
  expect(first.body).toEqual({
    articleGiftURL: expect.stringMatching(/^http:\/\/site\.test\/2026\/11\/a\?gift=[0-9a-f]{32}$/),
    articleGiftsLeft: 9,
  })
  expect((await give('/2026/11/a?x=1')).body).toEqual(first.body)
  expect((await give('https://evil.test/x')).status).toBe(404)
  for (const name of 'bcdefghij') await give(`/${name}`)
  const spent = await give('/z')
  expect([spent.status, spent.body['code']]).toEqual([403, 'gifts_spent'])
  // A reader without a subscription can give two.
  const reader = await server.reader()
  const answers: number[] = []
  for (const url of ['/a', '/b', '/c']) {
    answers.push((await reader.post('/api/article-gift/give-gift', { url })).status)
  }
  expect(answers).toEqual([200, 200, 403])
})
