import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserEnvironment } from './environment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Object.getPrototypeOf(document), 'cookie')
})

const refused = () => {
  throw new DOMException('Not for this page', 'SecurityError')
}

test.each([
  ['has no', undefined],
  ['refuses the page a', refused],
])('channel() is null if the browser %s BroadcastChannel', (_, own) => {
  vi.stubGlobal('BroadcastChannel', own)
  expect(createBrowserEnvironment().channel('bindery')).toBeNull()
})

test('onStorage hears what another page of the site writes and removes', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const other = frame.contentWindow?.localStorage
  const heard: unknown[] = []
  const off = createBrowserEnvironment().onStorage((...change) => heard.push(change))
  other?.setItem('bindery:tabs', 'signed-out')
  other?.removeItem('bindery:tabs')
  const changes = [
    ['bindery:tabs', 'signed-out'],
    ['bindery:tabs', null],
  ]
  await expect.poll(() => heard).toEqual(changes)
  off()
})

test('a page without cookie access reads no cookies, and setting one does not throw', () => {
  Object.defineProperty(Object.getPrototypeOf(document), 'cookie', {
    configurable: true,
    get: refused,
    set: refused,
  })
  const environment = createBrowserEnvironment()
  expect(() => environment.setCookie('bindery-order', '', 0)).not.toThrow()
  expect(environment.cookies()).toBe('')
})

test('setCookie sets a cookie for all pages of the site, and for no other site', () => {
  const set = vi.fn()
  Object.defineProperty(Object.getPrototypeOf(document), 'cookie', { configurable: true, set })
  createBrowserEnvironment().setCookie('bindery-order', 'on', 60)
  expect(set.mock.lastCall).toEqual(['bindery-order=on; path=/; max-age=60; samesite=lax'])
})

test('a cookie with a max-age of 0 is removed', () => {
  const environment = createBrowserEnvironment()
  environment.setCookie('bindery-order', 'on', 60)
  expect(environment.cookies()).toContain('bindery-order=on')
  environment.setCookie('bindery-order', '', 0)
  expect(environment.cookies()).not.toContain('bindery-order')
})

test('replaceUrl keeps the page’s history state', () => {
  const { href } = location
  history.replaceState({ theirs: 1 }, '')
  createBrowserEnvironment().replaceUrl('#there')
  expect([location.hash, history.state]).toEqual(['#there', { theirs: 1 }])
  history.replaceState(null, '', href)
})

test('pushData leaves a data layer alone that is no array', () => {
  vi.stubGlobal('dataLayer', 'none of ours')
  vi.stubGlobal('adobeDataLayer', undefined)
  const environment = createBrowserEnvironment()
  environment.pushData({ event: 'a' })
  environment.pushData({ event: 'b' }, 'adobeDataLayer')
  expect(Reflect.get(window, 'dataLayer')).toBe('none of ours')
  expect(Reflect.get(window, 'adobeDataLayer')).toEqual([{ event: 'b' }])
})

test('pushData survives a data layer whose push throws', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new Error('a listener of the page')
  const push = () => {
    throw fault
  }
  vi.stubGlobal('dataLayer', Object.assign([], { push }))
  createBrowserEnvironment().pushData({ event: 'a' })
  expect(said).toHaveBeenCalledWith('bindery:', fault)
})

test('now() never goes back when the clock is set back, and keeps counting', () => {
  let [wall, counted] = [Date.parse('2026-11-21T09:00:00Z'), 5000]
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => counted)
  const { now } = createBrowserEnvironment()
  const start = now()
  wall -= 60 * 60_000
  counted += 3000
  expect(now() - start).toBe(3000)
})

test('now() counts the time that a computer slept', () => {
  let wall = Date.parse('2026-11-21T09:00:00Z')
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockReturnValue(5000)
  const { now } = createBrowserEnvironment()
  const start = now()
  wall += 60_000
  expect(now() - start).toBe(60_000)
})
