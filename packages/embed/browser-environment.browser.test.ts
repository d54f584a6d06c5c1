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
  expect(environment.cookies()).toBe('')
})

test('a cookie is for every page of the site, and for no other site', () => {
  const set = vi.fn()
  Object.defineProperty(document, 'cookie', { configurable: true, set })
  createBrowserEnvironment().setCookie('bindery-order', 'on', 60)
  expect(set.mock.lastCall).toEqual(['bindery-order=on; path=/; max-age=60; samesite=lax'])
})

test('a cookie is there until it is taken back', () => {
  const environment = createBrowserEnvironment()
  environment.setCookie('bindery-order', 'on', 60)
  expect(environment.cookies()).toContain('bindery-order=on')
  environment.setCookie('bindery-order', '', 0)
  expect(environment.cookies()).not.toContain('bindery-order')
})

test('an address is written anew without what the page keeps with it', () => {
  const { href } = location
  history.replaceState({ theirs: 1 }, '')
  createBrowserEnvironment().replaceUrl('#there')
  expect([location.hash, history.state]).toEqual(['#there', { theirs: 1 }])
  history.replaceState(null, '', href)
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
