import { expect, test } from 'vitest'
import { createBrowserMockApi } from './browser.ts'

const headers = { 'x-requested-with': 'bindery' }

test('the browser mock keeps the session in a page, which ignores Set-Cookie and Origin', async () => {
  const { fetch, control } = createBrowserMockApi()
  const signedIn = await fetch('/authenticate', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: 'good@example.com', password: 'Bindery#2026' }),
  })
  expect(signedIn.status).toBe(200)
  expect(await (await fetch('/api/user/profile')).json()).toMatchObject({ status: 'subscribers' })
  const head = await fetch('/api/user/profile', { method: 'HEAD' })
  expect(head.headers.get('last-modified')).toMatch(/GMT$/)
  const update = await fetch(new URL('/api/user/profile', location.href), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: 'G. G.' }),
  })
  expect(await update.json()).toMatchObject({ displayName: 'G. G.' })
  await control.reset()
  expect(await (await fetch('/api/user/profile')).json()).toEqual({ status: 'guest' })
})

test('a cut connection and an abort reject as the browser’s own fetch does', async () => {
  const { fetch, control } = createBrowserMockApi()
  await control.faults([{ path: '/api/', abort: true }])
  await expect(fetch('/api/recaptcha/enabled')).rejects.toThrow(TypeError)
  await control.faults([{ path: '/api/', delayMs: 60_000 }])
  const abort = new AbortController()
  const pending = fetch('/api/recaptcha/enabled', { signal: abort.signal })
  abort.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})
