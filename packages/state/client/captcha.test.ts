import { captchaSiteKey } from '@bindery/mock-api/http/captcha.ts'
import { expect, test } from 'vitest'
import { issue, provider, signal, withCaptcha } from '../test/captcha.ts'
import { reader, until, visit } from '../test/state.ts'

const unavailable = { ok: false, failure: { kind: 'captcha' } }

test('a captcha that is off loads no script and gives no token', async () => {
  const here = visit(provider)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual({ ok: true, token: '' })
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
})

test('the captcha setting is requested once for any number of callers', async () => {
  const here = visit(provider)
  for (let tag = 0; tag < 5; tag += 1) here.state.captcha.$enabled.listen(() => {})
  expect(await until(here.state.captcha.$enabled, (enabled) => enabled !== null)).toBe(false)
  await here.state.captcha.execute('sign_in_modal')
  expect(await here.calls()).toEqual(['GET /api/recaptcha/enabled'])
})

test.each([404, 500])(
  'a site without a captcha key signs readers in although its captcha setting answers %d',
  async (status) => {
    const here = visit({ captchaScript: 'https://captcha.example/api.js' })
    await here.server.control.faults([{ path: '/api/recaptcha', status }])
    here.state.captcha.$enabled.listen(() => {})
    expect(here.state.captcha.$enabled.get()).toBe(false)
    expect(await here.state.session.requestReset({ emailAddress: reader.username })).toEqual({
      ok: true,
    })
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(await here.calls()).not.toContain('GET /api/recaptcha/enabled')
    expect(here.page.warnings).toEqual([])
  },
)

test('the captcha counts as on when the setting cannot be loaded', async () => {
  const here = visit(provider)
  await here.server.control.faults([{ path: '/api/recaptcha', status: 404 }])
  here.state.captcha.$enabled.listen(() => {})
  expect(await until(here.state.captcha.$enabled, (enabled) => enabled !== null)).toBe(true)
})

test('the captcha actions name the paywall', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')))
  void here.state.auth.open({ fromPaywall: true })
  await here.state.session.signIn(reader)
  const newcomer = { firstName: 'N', lastName: 'N', emailAddress: 'n@example.com' }
  await here.state.session.register({ ...newcomer, password: 'Correct#Horse9', optIn: false })
  await here.state.session.requestReset({ emailAddress: reader.username })
  const actions = ['sign_in_paywall', 'register_paywall', 'forgot_pass_paywall']
  expect(here.asked).toEqual(actions.map((action) => `${captchaSiteKey} ${action}`))
})

test('each call has its own action, and its token reaches the server', async () => {
  const here = await withCaptcha(issue)
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
  await here.state.session.requestReset({ emailAddress: reader.username })
  const actions = ['sign_in_modal', 'forgot_pass']
  expect(here.asked).toEqual(actions.map((action) => `${captchaSiteKey} ${action}`))
  expect(here.loaded).toEqual([`https://captcha.example/api.js?render=${captchaSiteKey}`])
})

test('the server refuses a call without a required token', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')), {
    ...provider,
    captchaOnFailure: 'submit',
  })
  expect(await here.state.session.signIn(reader)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', code: 'captcha_refused' },
  })
})

test('an execute that never settles times out, and the next try runs again', async () => {
  let works = false
  const { give, given } = signal()
  const here = await withCaptcha((...asked) => {
    give()
    return works ? issue(...asked) : new Promise(() => {})
  })
  const first = here.state.session.signIn(reader)
  await given
  here.page.advance(10_000)
  expect(await first).toEqual(unavailable)
  expect(await here.calls()).not.toContain('POST /authenticate')
  works = true
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
  expect(here.asked).toHaveLength(2)
})

test('a script that fails or never loads is loaded again', async () => {
  const { give, given } = signal()
  const scripts: (() => Promise<void>)[] = [
    () => {
      give()
      return new Promise(() => {})
    },
    () => Promise.reject(new Error('blocked')),
  ]
  let tries = 0
  const addresses: string[] = []
  const here = await withCaptcha(issue, provider, {
    script: (url) => {
      tries += 1
      addresses.push(url)
      return scripts.shift()?.() ?? Promise.resolve()
    },
    global: () =>
      tries > 2 ? { ready: (fn: () => void) => fn(), execute: async () => 'token' } : undefined,
  })
  const first = here.state.captcha.execute('sign_in_modal')
  await given
  here.page.advance(10_000)
  expect(await first).toEqual(unavailable)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual(unavailable)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual({ ok: true, token: 'token' })
  // A browser would join a request that hangs, had the next one the same address.
  expect(new Set(addresses).size).toBe(3)
})

test.each([
  ['no script', { captchaKey: 'k' }, {}],
  ['something else of that name', provider, { global: () => ({ execute: 'x' }) }],
])('the captcha is unavailable: %s', async (_what, settings, options) => {
  const here = await withCaptcha(issue, settings, options)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual(unavailable)
  expect(here.page.warnings).toEqual([expect.stringMatching(/^grecaptcha is not available: \w/)])
})

test.each([[''], [null], [{}], [undefined]])(
  'an empty or invalid token makes the captcha unavailable: %j',
  async (token) => {
    for (const execute of [async () => token, () => token]) {
      const here = await withCaptcha(execute)
      expect(await here.state.captcha.execute('sign_in_modal')).toEqual(unavailable)
      expect(here.page.warnings).toEqual(['grecaptcha is not available: execute() gave no token'])
    }
  },
)

test.each([
  ['rejects with nothing', () => Promise.reject(null), 'execute() failed'],
  ['rejects', () => Promise.reject(new Error('Timeout')), 'Timeout'],
  [
    'throws',
    () => {
      throw new Error('Invalid site key')
    },
    'Invalid site key',
  ],
])(
  'the captcha is unavailable after an execute that %s, and the console says why',
  async (_how, execute, why) => {
    const here = await withCaptcha(execute)
    expect(await here.state.session.signIn(reader)).toEqual(unavailable)
    expect(here.page.warnings).toEqual([`grecaptcha is not available: ${why}`])
    expect(await here.calls()).not.toContain('POST /authenticate')
  },
)

test('the two-step provider loads once for two forms', async () => {
  const waiting: (() => void)[] = []
  const { give, given } = signal()
  const loaded: string[] = []
  let arrived = false
  const grecaptcha: { ready(fn: () => void): void; execute?: unknown } = {
    ready: (fn) => {
      if (waiting.push(fn) === 2) give()
    },
  }
  const here = await withCaptcha(issue, provider, {
    script: async (url) => {
      loaded.push(url)
      await Promise.resolve()
      arrived = true
    },
    global: () => (arrived ? grecaptcha : undefined),
  })
  const both = Promise.all([
    here.state.captcha.execute('sign_in_modal'),
    here.state.captcha.execute('register_modal'),
  ])
  await given
  grecaptcha.execute = here.grecaptcha.execute
  for (const fn of waiting) fn()
  const [one, other] = await both
  expect([one.ok, other.ok]).toEqual([true, true])
  expect(one).not.toEqual(other)
  expect(loaded).toHaveLength(1)
})

test('a provider whose second step never comes is loaded again by the next try', async () => {
  const { give, given } = signal()
  const loaded: string[] = []
  let fine: object | undefined
  const here = await withCaptcha(issue, provider, {
    script: async (url) => {
      loaded.push(url)
      fine = here.grecaptcha
    },
    global: () => fine ?? { ready: give },
  })
  const first = here.state.captcha.execute('sign_in_modal')
  await given
  here.page.advance(10_000)
  expect(await first).toEqual(unavailable)
  expect(loaded).toEqual([])
  expect(await here.state.captcha.execute('sign_in_modal')).toMatchObject({ ok: true })
  expect(await here.state.captcha.execute('sign_in_modal')).toMatchObject({ ok: true })
  expect(loaded).toHaveLength(1)
})

test('the script URL keeps the key from the site address', async () => {
  const captchaScript = 'https://captcha.example/api.js?render=explicit&hl=de'
  const here = await withCaptcha(issue, { ...provider, captchaScript })
  expect(await here.state.captcha.execute('sign_in_modal')).toMatchObject({ ok: true })
  expect(here.loaded).toEqual([captchaScript])
})

test('the form gets a new token after a refusal', async () => {
  const here = await withCaptcha(issue)
  await here.server.control.settings({ captchaScore: 0.1 })
  const refused = { kind: 'refused', code: 'captcha_refused' }
  expect(await here.state.session.signIn(reader)).toMatchObject({ failure: refused })
  await here.server.control.settings({ captchaScore: 0.9 })
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
  expect(here.asked).toHaveLength(2)
})

test('captcha-on-failure=submit lets the server decide', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')), {
    ...provider,
    captchaOnFailure: 'submit',
  })
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual({ ok: true, token: '' })
})
