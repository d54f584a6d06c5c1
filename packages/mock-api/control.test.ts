import { describe, expect, test } from 'vitest'
import { createTestServer, origin } from './test/server.ts'

describe('faults', () => {
  test('the first matching fault responds, as often as it says', async () => {
    const one = createTestServer().visitor()
    await one.post('/__mock/faults', [
      { method: 'POST', path: '/api/', status: 500 },
      { path: '/api/recaptcha', status: 429, headers: { 'Retry-After': '7' }, times: 2 },
      {
        path: '/api/recaptcha',
        body: '<html>',
        headers: { 'content-type': 'text/html' },
        times: 1,
      },
    ])
    const ask = () => one.get('/api/recaptcha/enabled')
    for (const _ of [1, 2]) {
      const busy = await ask()
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7'])
    }
    const html = await ask()
    expect([html.status, html.headers.get('content-type'), html.body['text']]).toEqual([
      200,
      'text/html',
      '<html>',
    ])
    expect((await ask()).body).toEqual({ enabled: false })
    expect((await one.post('/api/user/register')).status).toBe(500)
    await one.post('/__mock/faults', [])
    expect((await one.post('/api/user/register')).status).not.toBe(500)
  })

  test.for([
    [{ status: 204 }, 204, ''],
    [{ status: 200, body: '' }, 200, ''],
    [{ status: 200, body: 'null', headers: { 'content-type': 'text/plain' } }, 200, 'null'],
  ] as const)('a fault with %o responds with that body', async ([fault, status, text]) => {
    const { app, visitor } = createTestServer()
    await visitor().post('/__mock/faults', [{ path: '/', ...fault }])
    const reply = await app.request(`${origin}/api/user/profile`)
    expect([reply.status, await reply.text()]).toEqual([status, text])
  })

  test('a fault with a delay alone delays the real response', async () => {
    const one = createTestServer().visitor()
    await one.post('/__mock/faults', [{ path: '/api/', delayMs: 1 }])
    expect((await one.get('/api/recaptcha/enabled')).body).toEqual({ enabled: false })
  })

  test('an invalid fault is refused with the reason', async () => {
    const one = createTestServer().visitor()
    for (const list of [{}, [{}], [{ path: '/', status: 99 }], [{ path: '/', times: 0 }]]) {
      expect((await one.post('/__mock/faults', list)).status).toBe(400)
    }
  })
})

test('the call log lists every call except its own, newest last', async () => {
  const one = createTestServer().visitor()
  await one.get('/api/recaptcha/enabled')
  await one.head('/api/user/profile')
  await one.get('/__mock/mailbox')
  await one.post('/__mock/faults', [{ path: '/x', abort: true }])
  await expect(one.get('/x')).rejects.toBeDefined()
  await one.get('/elsewhere')
  const at = '2026-11-20T12:00:00.000Z'
  expect((await one.get('/__mock/calls')).body).toEqual([
    { method: 'GET', path: '/api/recaptcha/enabled', status: 200, at },
    { method: 'HEAD', path: '/api/user/profile', status: 401, at },
    { method: 'GET', path: '/x', status: 0, at },
    { method: 'GET', path: '/elsewhere', status: 404, at },
  ])
})

test('the clock only advances', async () => {
  const { visitor, clock } = createTestServer()
  const start = clock.now()
  const { body } = await visitor().post('/__mock/clock', { advanceMs: 1500 })
  expect(body['now']).toBe(start + 1500)
  expect((await visitor().post('/__mock/clock', { advanceMs: -1 })).status).toBe(400)
  expect((await visitor().post('/__mock/clock', {})).status).toBe(400)
})

test('the settings route returns all settings and refuses unknown ones', async () => {
  const one = createTestServer().visitor()
  const { body } = await one.post('/__mock/settings', { maintenance: true })
  expect(body).toEqual({
    captcha: false,
    captchaScore: 0.9,
    country: 'US',
    maintenance: true,
    prices: {},
    amounts: 'minor',
    checkout: 'ok',
  })
  expect((await one.post('/__mock/settings', { captchas: true })).status).toBe(400)
})

test('reset restores the seed and clears calls, faults, mails, clock and settings', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const start = server.clock.now()
  await one.post('/api/user/profile', { emailAddress: 'robin@example.com' })
  await one.post('/api/user/forgotpassword', { emailAddress: 'robin@example.com' })
  await one.post('/__mock/settings', { captcha: true })
  await one.post('/__mock/clock', { advanceMs: 5 })
  await one.post('/__mock/faults', [{ path: '/', status: 500 }])
  expect((await one.post('/__mock/reset')).body).toEqual({ ok: true })
  expect((await one.get('/__mock/calls')).body).toEqual([])
  expect((await one.get('/__mock/mailbox')).body).toEqual([])
  expect(server.clock.now()).toBe(start)
  expect((await one.get('/api/user/quota')).status).toBe(401)
  expect((await one.signIn('robin@example.com')).status).toBe(401)
  expect((await one.signIn('reader@example.com')).status).toBe(200)
})

test('the control routes refuse other machines, and are missing if switched off', async () => {
  const refused = createTestServer({ control: () => false }).visitor()
  expect((await refused.get('/__mock/mailbox')).status).toBe(403)
  expect((await refused.post('/__mock/reset')).status).toBe(403)
  const absent = createTestServer({ control: false }).visitor()
  expect((await absent.get('/__mock/mailbox')).status).toBe(404)
})
