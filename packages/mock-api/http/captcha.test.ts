import { captchaActions } from '@bindery/contract/captcha-action.ts'
import { expect, test } from 'vitest'
import { createTestServer, origin } from '../test/server.ts'
import { captchaSiteKey } from './captcha.ts'

const reader = 'reader@example.com'
const password = 'Bindery#2026'

/** A site with the captcha on. */
const site = async () => {
  const server = createTestServer()
  const one = server.visitor()
  await one.post('/__mock/settings', { captcha: true })
  const ask = async (path: string, form: Record<string, string>, headers = {}) => {
    const body = new URLSearchParams(form)
    const reply = await server.app.request(`${origin}/__captcha/${path}`, {
      method: 'POST',
      headers,
      body,
    })
    return { status: reply.status, headers: reply.headers, body: await reply.json() }
  }
  const token = async (action: string, key = captchaSiteKey, headers = {}): Promise<string> =>
    (await ask(`reload?k=${key}`, { action }, headers)).body.token
  const signIn = async (reCaptchaToken: string, secret = password) => {
    const { status, body } = await one.signIn(reader, secret, { reCaptchaToken })
    return status === 200 ? 'in' : (body['reason'] ?? body['code'])
  }
  const advance = (advanceMs: number) => one.post('/__mock/clock', { advanceMs })
  return { ...server, one, ask, token, signIn, advance }
}

test('a token is accepted once', async () => {
  const { token, signIn } = await site()
  const own = await token('sign_in_modal')
  expect(await signIn(own)).toBe('in')
  expect(await signIn(own)).toBe('timeout-or-duplicate')
})

test('sign-in accepts a token of each of its actions and of no other', async () => {
  const { token, signIn } = await site()
  for (const [purpose, actions] of Object.entries(captchaActions)) {
    for (const action of actions) {
      const outcome = purpose === 'signIn' ? 'in' : 'wrong-action'
      expect(await signIn(await token(action)), action).toBe(outcome)
    }
  }
  expect(await signIn(await token('something_else'))).toBe('wrong-action')
})

test('a token expires after two minutes', async () => {
  const { token, signIn, advance } = await site()
  const [young, old] = [await token('sign_in_modal'), await token('sign_in_modal')]
  await advance(119_999)
  expect(await signIn(young)).toBe('in')
  await advance(1)
  expect(await signIn(old)).toBe('timeout-or-duplicate')
})

test('a sign-in with a wrong password uses its token up', async () => {
  const { token, signIn } = await site()
  const own = await token('sign_in_modal')
  expect(await signIn(own, 'wrong')).toBe(401)
  expect(await signIn(own)).toBe('timeout-or-duplicate')
})

test('a token with a score below 0.5 is refused', async () => {
  const { one, token, signIn } = await site()
  await one.post('/__mock/settings', { captchaScore: 0.5 })
  const person = await token('sign_in_modal')
  await one.post('/__mock/settings', { captchaScore: 0.49 })
  // A token has the score of the moment when it was issued.
  expect(await signIn(person)).toBe('in')
  expect(await signIn(await token('sign_in_modal'))).toBe('low-score')
  expect((await one.post('/__mock/settings', { captchaScore: 2 })).status).toBe(400)
})

test('a token of another site or key, a made-up token and a missing token are refused', async () => {
  const { token, signIn } = await site()
  const elsewhere = { origin: 'https://phishing.example' }
  expect(await signIn(await token('sign_in_modal', captchaSiteKey, elsewhere))).toBe(
    'wrong-hostname',
  )
  expect(await signIn(await token('sign_in_modal', 'other-key'))).toBe('invalid-input-response')
  expect(await signIn('token')).toBe('invalid-input-response')
  expect(await signIn(' ')).toBe('missing-input-response')
})

test('registration and password reset need tokens of their own actions', async () => {
  const { one, token } = await site()
  const newcomer = {
    firstName: 'Nora',
    lastName: 'New',
    emailAddress: 'nora@example.com',
    password: 'Correct#Horse9',
  }
  const post = async (path: string, input: object, action?: string) => {
    const own = action ? { reCaptchaToken: await token(action) } : {}
    return (await one.post(path, { ...input, ...own })).status
  }
  for (const action of [undefined, 'sign_in_modal']) {
    expect(await post('/api/user/register', newcomer, action)).toBe(400)
    expect(await post('/api/user/forgotpassword', { emailAddress: reader }, action)).toBe(400)
    expect(await post('/api/user/forgot-password', { email: reader }, action)).toBe(400)
  }
  expect(await post('/api/user/register', newcomer, 'register_checkout')).toBe(200)
  const proof = {
    emailAddress: 'print@example.com',
    accountNo: '1234567890',
    password: newcomer.password,
  }
  const verify = '/api/user/subscriber/verify'
  expect(await post(verify, proof, 'forgot_pass_subscriber')).toBe(400)
  expect(await post(verify, proof, 'register_subscriber')).toBe(200)
  const reset = { emailAddress: reader }
  expect(await post('/api/user/forgotpassword', reset, 'forgot_pass')).toBe(200)
  expect(await post('/api/user/forgot-password', { email: reader }, 'forgot_pass')).toBe(200)
})

test('a switched-off captcha checks no token and uses none up', async () => {
  const { one, token, signIn } = await site()
  await one.post('/__mock/settings', { captcha: false })
  const own = await token('sign_in_modal')
  expect([await signIn(own), await signIn(own), await signIn('')]).toEqual(['in', 'in', 'in'])
})

test('siteverify responds as reCAPTCHA does', async () => {
  const { ask, token } = await site()
  const verify = async (secret: string, response: string) =>
    (await ask('siteverify', { secret, response })).body
  const response = await token('sign_in_modal')
  expect(await verify('', response)).toEqual({
    success: false,
    'error-codes': ['missing-input-secret'],
  })
  expect(await verify('x', response)).toMatchObject({ 'error-codes': ['invalid-input-secret'] })
  expect(await verify('halyard-secret', response)).toEqual({
    success: true,
    challenge_ts: '2026-11-20T12:00:00.000Z',
    hostname: 'site.test',
    score: 0.9,
    action: 'sign_in_modal',
  })
})

test('the provider script loads on any origin and contains the requested key', async () => {
  const { app, ask } = await site()
  const script = await app.request(`${origin}/__captcha/api.js?render=a-key`)
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await script.text()).toContain(`"a-key", "${origin}/__captcha/release.js"`)
  const hostile = await app.request(
    `${origin}/__captcha/api.js?render=${encodeURIComponent('");x(')}`,
  )
  expect(await hostile.text()).not.toContain('x(')
  const reply = await ask('reload?k=a-key', { action: 'sign_in_modal' })
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect((await ask('reload?k=a-key', { action: '<b>' })).status).toBe(400)
  expect((await ask('reload', { action: 'sign_in_modal' })).status).toBe(400)
})
