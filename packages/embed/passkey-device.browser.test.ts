import { afterEach, expect, test } from 'vitest'
import { createPasskeyDevice } from './passkey-device.ts'

type Module = typeof import('./passkey-device.ts')

afterEach(() => document.querySelector('iframe')?.remove())

/** The device as a page in a frame has it, with what the page around lets it do. */
const framed = async (allow: string) => {
  const frame = document.createElement('iframe')
  frame.allow = allow
  document.body.append(frame)
  const { href } = new URL('./passkey-device.ts', import.meta.url)
  const realm = frame.contentWindow as (Window & { Function: FunctionConstructor }) | null
  const load = realm?.Function('url', 'return import(url)') as (url: string) => Promise<Module>
  return (await load(href)).createPasskeyDevice()
}

test('a page of its own has what the browser has', () => {
  expect(createPasskeyDevice().access).toBe('there')
})

test('a frame has them when it is let', async () => {
  expect((await framed('publickey-credentials-get *')).access).toBe('there')
  document.querySelector('iframe')?.remove()
  expect((await framed("publickey-credentials-get 'none'")).access).toBe('framed')
})

test('a challenge that is none is the browser’s own kind of failure', async () => {
  const { signal } = new AbortController()
  const asking = createPasskeyDevice().prove({ challenge: '?' }, { signal, offered: false })
  await expect(asking).rejects.toMatchObject({ name: 'InvalidCharacterError' })
})

test('called off before it began, nobody is asked', async () => {
  const stop = new AbortController()
  stop.abort()
  const how = { signal: stop.signal, offered: true }
  const asking = createPasskeyDevice().prove({ challenge: 'AAAA', rpId: 'localhost' }, how)
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})
