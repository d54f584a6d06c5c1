import { describe, expect, test } from 'vitest'
import { registerAtCheckout, signInAtCheckout } from '../account/checkout-card.ts'
import { changePassword } from '../account/password.ts'
import type { Result } from '../client/failure.ts'
import { reader, type Visit, visit } from '../test/state.ts'

const html = { 'content-type': 'text/html' }
const registration = {
  firstName: 'Nora',
  lastName: 'New',
  emailAddress: 'nora@example.com',
  password: 'Correct#Horse9',
  optIn: false,
}
const emailAddress = reader.username

const forms: readonly [name: string, path: string, send: (here: Visit) => Promise<Result>][] = [
  ['sign-in', '/authenticate', ({ state }) => state.session.signIn(reader)],
  ['sign-in card', '/authenticate', ({ state }) => signInAtCheckout(state, reader, {})],
  ['registration', '/api/user/register', ({ state }) => state.session.register(registration)],
  [
    'registration card',
    '/api/user/register',
    ({ state }) => registerAtCheckout(state, registration, {}),
  ],
  [
    'reset',
    '/api/user/forgotpassword',
    ({ state }) => state.session.requestReset({ emailAddress }),
  ],
  [
    'change of password',
    '/api/user/password',
    ({ state }) => changePassword(state, { current: 'a', password: 'b' }),
  ],
]
/** Sends the form to a server that answers so. */
const answered = async (path: string, send: (here: Visit) => Promise<Result>, answer: object) => {
  const here = visit()
  await here.server.control.faults([{ path, ...answer }])
  const result = await send(here)
  return { here, failure: result.ok ? null : result.failure }
}

describe.each(forms)('the form of %s', (_name, path, send) => {
  test.each([
    ['an error of another shape with 200', { status: 200, body: { error: 'Nope' } }],
    ['a list of errors with 200', { status: 200, body: { errors: ['Nope'] } }],
    ['a code with 200', { status: 200, body: { code: 'invalid_credentials' } }],
    ['a failure with 200', { status: 200, body: { success: false } }],
    ['a redirect', { status: 302, body: '', headers: { location: '/login' } }],
    ['a teapot', { status: 418, body: {} }],
  ])(
    'the form is told that something went wrong after %s, and the console the reason',
    async (_what, answer) => {
      const { here, failure } = await answered(path, send, answer)
      expect(['unexpected', 'contract']).toContain(failure?.kind)
      await expect.poll(() => here.page.warnings).toEqual([expect.stringMatching(/^\w+: /)])
    },
  )
})

describe('odd refusals of the sign-in', () => {
  const send = ({ state }: Visit) => state.session.signIn(reader)

  test('the sign-in does not blame the password for the page of a firewall', async () => {
    const answer = { status: 403, body: '<h1>Forbidden</h1>', headers: html }
    const { here, failure } = await answered('/authenticate', send, answer)
    expect(failure).toEqual({ kind: 'unexpected' })
    await expect.poll(() => here.page.warnings).toHaveLength(1)
  })

  test('the sign-in counts a 401 with any body as wrong credentials', async () => {
    const answer = { status: 401, body: '<h1>Unauthorized</h1>', headers: html }
    const { failure } = await answered('/authenticate', send, answer)
    expect(failure).toMatchObject({ kind: 'refused', code: 'invalid_credentials' })
  })

  test.each([401, 403, 422])('the sign-in knows a refused captcha with %d', async (status) => {
    const answer = { status, body: { code: 'captcha_refused' } }
    const { failure } = await answered('/authenticate', send, answer)
    expect(failure).toMatchObject({ kind: 'refused', code: 'captcha_refused' })
  })

  test('the sign-in reads numbers that are text', async () => {
    const locked = { status: 423, body: { lockout_duration: '900' } }
    expect((await answered('/authenticate', send, locked)).failure).toMatchObject({
      code: 'locked',
      lockoutSeconds: 900,
    })
    const wrong = { status: 401, body: { tries_left: ' 3' } }
    expect((await answered('/authenticate', send, wrong)).failure).toMatchObject({
      code: 'invalid_credentials',
      triesLeft: 3,
    })
  })
})
