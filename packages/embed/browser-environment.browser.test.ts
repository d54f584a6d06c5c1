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

test('a page that may not have cookies has none, and none to remove', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refused, set: refused })
  const environment = createBrowserEnvironment()
  expect(() => environment.setCookie('bindery-order', '', 0)).not.toThrow()
  expect(environment.cookie('bindery-order')).toBeNull()
})

test('a cookie is read by its whole name, and gone when it is taken back', () => {
  const environment = createBrowserEnvironment()
  environment.setCookie('a-bindery-order', 'off', 60)
  expect(environment.cookie('bindery-order')).toBeNull()
  environment.setCookie('bindery-order', 'on', 60)
  expect(environment.cookie('bindery-order')).toBe('on')
  for (const name of ['a-bindery-order', 'bindery-order']) environment.setCookie(name, '', 0)
  expect(environment.cookie('bindery-order')).toBeNull()
})

test('a list that a page has made something else is left alone', () => {
  vi.stubGlobal('dataLayer', 'none of ours')
  vi.stubGlobal('adobeDataLayer', undefined)
  const environment = createBrowserEnvironment()
  environment.pushData({ event: 'a' })
  environment.pushData({ event: 'b' }, 'adobeDataLayer')
  expect(Reflect.get(window, 'dataLayer')).toBe('none of ours')
  expect(Reflect.get(window, 'adobeDataLayer')).toEqual([{ event: 'b' }])
})
