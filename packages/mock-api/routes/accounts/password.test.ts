import { expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../test/server.ts'

const request = '/api/user/forgotpassword'
const reset = '/api/user/reset-password'
const reader = 'reader@example.com'
const password = 'Another#One2'

const mailedToken = async (server: TestServer, emailAddress = reader) => {
  await server.visitor().post(request, { emailAddress })
  return /\/reset-password\?token=([0-9a-f]{32})\b/.exec(
    server.mailbox.list().at(-1)?.text ?? '',
  )?.[1]
}

test('a reset link sets a new password once and ends every session', async () => {
  const server = createTestServer()
  const before = await server.reader()
  const token = await mailedToken(server)
  expect(server.mailbox.list()).toEqual([
    {
      to: reader,
      subject: 'Reset your password',
      text: expect.stringContaining(`http://site.test/reset-password?token=${token}`),
    },
  ])
  const one = server.visitor()
  expect((await one.post(reset, { token, password })).status).toBe(200)
  expect((await before.get('/api/user/quota')).status).toBe(401)
  expect((await one.signIn(reader)).status).toBe(401)
  expect((await one.signIn(reader, password)).status).toBe(200)
  const again = await one.post(reset, { token, password: 'Third#Word99' })
  expect([again.status, again.body['code']]).toEqual([410, 'token_used'])
})

test('two parallel uses of a reset link count as one', async () => {
  const server = createTestServer()
  const token = await mailedToken(server)
  const use = () => server.visitor().post(reset, { token, password })
  const statuses = (await Promise.all([use(), use()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 410])
})

test('a reset link expires after an hour, and when another is used', async () => {
  const server = createTestServer()
  const late = await mailedToken(server)
  server.clock.advance(60 * 60 * 1000)
  const refused = async (token: string | undefined) =>
    (await server.visitor().post(reset, { token, password })).body['code']
  expect(await refused(late)).toBe('token_expired')
  const [first, second] = [await mailedToken(server), await mailedToken(server)]
  expect((await server.visitor().post(reset, { token: second, password })).status).toBe(200)
  expect(await refused(first)).toBe('token_used')
  server.clock.advance(8 * 24 * 60 * 60 * 1000)
  const third = await mailedToken(server)
  expect((await server.visitor().post(reset, { token: third, password })).status).toBe(200)
  expect(await refused(second)).toBe('token_invalid')
})

test('a reset link to a former e-mail is invalid', async () => {
  const server = createTestServer()
  const token = await mailedToken(server)
  const one = await server.reader()
  await one.post('/api/user/profile', { emailAddress: 'robin@elsewhere.example' })
  expect((await server.visitor().post(reset, { token, password })).body['code']).toBe('token_used')
})

test('a reset link survives a refused password, and a made-up token is invalid', async () => {
  const server = createTestServer()
  const token = await mailedToken(server)
  const one = server.visitor()
  const weak = await one.post(reset, { token, password: 'weak' })
  expect([weak.status, weak.body['errors']]).toEqual([
    400,
    [{ field: 'password', message: expect.stringContaining('10') }],
  ])
  const guess = await one.post(reset, { token: '0'.repeat(32), password })
  expect(guess.body['code']).toBe('token_invalid')
  expect((await one.post(reset, { token, password })).status).toBe(200)
})

test.for([
  [request, 'emailAddress'],
  ['/api/user/forgot-password', 'email'],
] as const)('%s responds alike for known and unknown e-mails', async ([path, field]) => {
  const server = createTestServer()
  const one = server.visitor()
  const ask = async (email: string) => {
    const { status, body } = await one.post(path, { [field]: email })
    return [status, body]
  }
  expect(await ask('nobody@example.com')).toEqual(await ask(reader))
  expect(server.mailbox.list().map(({ to }) => to)).toEqual([reader])
  const [restricted] = await ask('restricted@example.com')
  const [locked] = await ask('locked@example.com')
  expect([restricted, locked]).toEqual([403, 423])
})

test('a locked account gets no reset mail until the lockout ends', async () => {
  const server = createTestServer()
  const one = server.visitor()
  for (const email of [reader, 'nobody@example.com']) {
    for (const _ of [1, 2, 3, 4, 5]) await one.signIn(email, 'wrong')
    const { status, body } = await one.post(request, { emailAddress: email })
    expect([status, body['lockout_duration']]).toEqual([423, 900])
  }
  server.clock.advance(900_000)
  expect((await one.post(request, { emailAddress: reader })).status).toBe(200)
})

test('a password change needs the current password, keeps its session and ends the others', async () => {
  const server = createTestServer()
  const [one, other] = [await server.reader(), await server.reader()]
  const wrong = await one.post('/api/user/password', { current: 'x', password })
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'wrong_password', tries_left: 4 }])
  const weak = await one.post('/api/user/password', { current: 'Bindery#2026', password: 'weak' })
  expect(weak.body['code']).toBe('invalid_fields')
  expect((await one.post('/api/user/password', { current: 'Bindery#2026', password })).status).toBe(
    200,
  )
  expect((await one.get('/api/user/quota')).status).toBe(200)
  expect((await other.get('/api/user/quota')).status).toBe(401)
  expect((await server.visitor().signIn(reader, password)).status).toBe(200)
})

test('wrong current passwords count as attempts', async () => {
  const one = await createTestServer().reader()
  for (const _ of [1, 2, 3, 4]) await one.post('/api/user/password', { current: 'x', password })
  const fifth = await one.post('/api/user/password', { current: 'x', password })
  expect([fifth.status, fifth.body['lockout_duration']]).toEqual([423, 900])
  const sixth = await one.post('/api/user/password', { current: 'Bindery#2026', password })
  expect([sixth.status, sixth.body['lockout_duration']]).toEqual([423, 900])
})

test('reset mails to one e-mail are limited, and the response does not tell', async () => {
  const server = createTestServer()
  const emailAddress = 'reader@example.com'
  for (let times = 0; times < 15; times += 1) {
    const { status } = await server.visitor().post('/api/user/forgotpassword', { emailAddress })
    expect(status).toBe(200)
  }
  expect(server.mailbox.list()).toHaveLength(10)
})
