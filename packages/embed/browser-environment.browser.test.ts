import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserEnvironment } from './browser-environment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'cookie')
})

const refused = () => {
  throw new DOMException('Not for this page', 'SecurityError')
}

test.each([
  ['does not have', undefined],
  ['refuses this page', refused],
])('a BroadcastChannel that the browser %s is none', (_, own) => {
  vi.stubGlobal('BroadcastChannel', own)
  expect(createBrowserEnvironment().channel('bindery')).toBeNull()
})

test('a page that may not have cookies has none to remove', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refused, set: refused })
  expect(() => createBrowserEnvironment().removeCookie('bindery-order')).not.toThrow()
})
