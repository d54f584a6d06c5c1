import { afterEach, expect, test } from 'vitest'
import { createPasskeyDevice } from './passkey-device.ts'

type Module = typeof import('./passkey-device.ts')

afterEach(() => document.querySelector('iframe')?.remove())

/** The device inside a frame with a permissions policy. */
const framed = async (allow: string) => {
  const frame = document.createElement('iframe')
  frame.allow = allow
  document.body.append(frame)
  const { href } = new URL('./passkey-device.ts', import.meta.url)
  const realm = frame.contentWindow as (Window & { Function: FunctionConstructor }) | null
  const load = realm?.Function('url', 'return import(url)') as (url: string) => Promise<Module>
  return (await load(href)).createPasskeyDevice()
}

test('a top-level page has access to passkeys', () => {
  expect(createPasskeyDevice().access).toBe('there')
})

test('a frame has access to passkeys only if its `allow` attribute grants it', async () => {
  expect((await framed('publickey-credentials-get *')).access).toBe('there')
  document.querySelector('iframe')?.remove()
  expect((await framed("publickey-credentials-get 'none'")).access).toBe('framed')
})

test('an invalid challenge rejects with a DOMException', async () => {
  const { signal } = new AbortController()
  const asking = createPasskeyDevice().prove({ challenge: '?' }, { signal, offered: false })
  await expect(asking).rejects.toMatchObject({ name: 'InvalidCharacterError' })
})

test('an aborted request does not ask the reader', async () => {
  const stop = new AbortController()
  stop.abort()
  const how = { signal: stop.signal, offered: true }
  const asking = createPasskeyDevice().prove({ challenge: 'AAAA', rpId: 'localhost' }, how)
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
