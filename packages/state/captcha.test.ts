import { expect, test } from 'vitest'
import type { Settings } from './settings.ts'
import type { TestOptions } from './test-environment.ts'
import { reader, until, visit } from './test-state.ts'

const provider: Partial<Settings> = {
  captchaKey: 'site-key',
  captchaScript: 'https://captcha.example/api.js',
}
const unavailable = { ok: false, failure: { kind: 'captcha' } }

/** A page with a captcha provider that does what a test wants of it. */
const withCaptcha = async (
  execute: (key: string, options: { action: string }) => Promise<unknown>,
  settings: Partial<Settings> = provider,
  options: TestOptions = {},
) => {
  let loaded = 0
  const asked: string[] = []
  const grecaptcha = {
    ready: (fn: () => void) => fn(),
    execute: (key: string, { action }: { action: string }) => {
      asked.push(`${key} ${action}`)
      return execute(key, { action })
    },
  }
  const here = visit(settings, {
    script: async () => {
      loaded += 1
    },
    global: (name) => (name === 'grecaptcha' && loaded ? grecaptcha : undefined),
    ...options,
  })
  await here.server.control.settings({ captcha: true })
  return { ...here, asked, loads: () => loaded }
}
/** A promise, and what keeps it. */
const signal = () => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give, given }
}

test('off: no token, no script', async () => {
  const here = visit(provider)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual({ ok: true, token: '' })
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
})

test('whether it is on is asked once, however many want to know', async () => {
  const here = visit()
  for (let tag = 0; tag < 5; tag += 1) here.state.captcha.$enabled.listen(() => {})
  expect(await until(here.state.captcha.$enabled, (enabled) => enabled !== null)).toBe(false)
  await here.state.captcha.execute('sign_in_modal')
  expect(await here.calls()).toEqual(['GET /api/recaptcha/enabled'])
})

test('assumed on when the question fails', async () => {
  const here = visit()
  await here.server.control.faults([{ path: '/api/recaptcha', status: 404 }])
  here.state.captcha.$enabled.listen(() => {})
  expect(await until(here.state.captcha.$enabled, (enabled) => enabled !== null)).toBe(true)
})

test('at a paywall the captcha hears of it', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')))
  void here.state.auth.open({ fromPaywall: true })
  await here.state.session.signIn(reader)
  const newcomer = { firstName: 'N', lastName: 'N', emailAddress: 'n@example.com' }
  await here.state.session.register({ ...newcomer, password: 'Correct#Horse9', optIn: false })
  expect(here.asked).toEqual(['site-key sign_in_paywall', 'site-key register_paywall'])
})

test('each call has its action, and its token reaches the server', async () => {
  const here = await withCaptcha(async () => 'captcha-token')
  expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
  await here.state.session.requestReset({ emailAddress: reader.username })
  expect(here.asked).toEqual(['site-key sign_in_modal', 'site-key forgot_pass'])
  expect(here.loads()).toBe(1)
})

test('a server that wants a token refuses the call without one', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')), {
    ...provider,
    captchaOnFailure: 'submit',
  })
  expect(await here.state.session.signIn(reader)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', code: 'captcha_refused' },
  })
})

test('an execute that never settles ends, and a new try really tries again', async () => {
  let works = false
  const { give, given } = signal()
  const here = await withCaptcha(() => {
    give()
    return works ? Promise.resolve('token') : new Promise(() => {})
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

test('a script that never loads, or does not load, is tried again', async () => {
  const { give, given } = signal()
  const scripts: (() => Promise<void>)[] = [
    () => {
      give()
      return new Promise(() => {})
    },
    () => Promise.reject(new Error('blocked')),
  ]
  let tries = 0
  const here = await withCaptcha(async () => 'token', provider, {
    script: () => {
      tries += 1
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
})

test.each([
  ['no key', { captchaScript: 'https://captcha.example/api.js' }, {}],
  ['no script', { captchaKey: 'k' }, {}],
  ['something else of that name', provider, { global: () => ({ execute: 'x' }) }],
])('%s: unavailable', async (_what, settings, options) => {
  const here = await withCaptcha(async () => 'token', settings, options)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual(unavailable)
})

test.each([[''], [null], [{}]])('an answer that is no token: %j', async (token) => {
  const here = await withCaptcha(async () => token)
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual(unavailable)
})

test('captcha-on-failure=submit lets the server decide', async () => {
  const here = await withCaptcha(() => Promise.reject(new Error('no')), {
    ...provider,
    captchaOnFailure: 'submit',
  })
  expect(await here.state.captcha.execute('sign_in_modal')).toEqual({ ok: true, token: '' })
})
