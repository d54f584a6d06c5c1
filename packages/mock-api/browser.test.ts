import { expect, test } from 'vitest'
import { createBrowserMockApi } from './browser.ts'
import { createPbkdf2Hashes } from './core/pbkdf2-hashes.ts'

const create = () => createBrowserMockApi({ hashes: createPbkdf2Hashes(1) })
const write = { method: 'POST', headers: { 'x-requested-with': 'bindery' } }

test('the browser mock accepts relative URLs and keeps the session', async () => {
  const { fetch, control } = create()
  expect((await fetch('/api/user/quota')).status).toBe(401)
  const signedIn = await fetch('/authenticate', {
    ...write,
    body: new URLSearchParams({ username: 'reader@example.com', password: 'Bindery#2026' }),
  })
  expect(signedIn.status).toBe(200)
  expect((await fetch('/api/user/profile')).status).toBe(200)
  expect((await fetch(new Request('http://localhost/api/user/profile'))).status).toBe(200)
  expect((await fetch('/api/user/quota', { credentials: 'omit' })).status).toBe(401)
  await fetch('/user-service/logout', write)
  expect((await fetch('/api/user/quota')).status).toBe(401)
  await control.signIn('best@example.com')
  expect(await (await fetch('/api/user/profile')).json()).toMatchObject({ status: 'subscribers' })
  await control.reset()
  expect((await fetch('/api/user/quota')).status).toBe(401)
})

test('two browser mocks share no state', async () => {
  const [one, other] = [create(), create()]
  await one.control.signIn('reader@example.com')
  expect((await other.fetch('/api/user/quota')).status).toBe(401)
})

test('a cut connection and an aborted call reject as in a browser', async () => {
  const { fetch, control } = create()
  await control.faults([{ path: '/api/', abort: true, times: 1 }])
  await expect(fetch('/api/recaptcha/enabled')).rejects.toThrow(TypeError)
  expect(await control.calls()).toMatchObject([{ path: '/api/recaptcha/enabled', status: 0 }])

  const abort = new AbortController()
  await control.faults([{ path: '/api/', delayMs: 60_000 }])
  const pending = fetch('/api/recaptcha/enabled', { signal: abort.signal })
  abort.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  await expect(fetch('/', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('the controls of the browser mock work', async () => {
  const { fetch, control } = create()
  expect(await control.settings({ captcha: true })).toMatchObject({ captcha: true })
  await control.settings({ captcha: false })
  await fetch('/api/user/forgotpassword', {
    method: 'POST',
    headers: { ...write.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: 'reader@example.com' }),
  })
  expect(await control.mailbox()).toMatchObject([{ to: 'reader@example.com' }])
  await control.signIn('reader@example.com')
  await control.advance(15 * 24 * 3600 * 1000)
  expect((await fetch('/api/user/quota')).status).toBe(401)
  await expect(control.advance(-1)).rejects.toThrow('clock')
})
