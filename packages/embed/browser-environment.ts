import type { DataLayer, Environment, Off, Place } from '@bindery/state/environment.ts'
import { createKeep } from '@bindery/state/storage.ts'
import { createPage } from './page.ts'
import { whenIdle } from './when-idle.ts'

/** Listens; the returned function stops it. */
export const listen = (
  target: EventTarget,
  type: string,
  fn: (event: Event) => void,
  options?: AddEventListenerOptions,
): Off => {
  target.addEventListener(type, fn, options)
  return () => target.removeEventListener(type, fn, options)
}

const persisted = (event: Event): boolean => (event as PageTransitionEvent).persisted

/** A frame that was made of text has the origin of its page, and no address of its own. */
const place = (): Place => {
  if (location.origin !== 'null') return location
  const { href, pathname, search, hash } = new URL(document.baseURI)
  return { href, pathname, search, hash, origin: self.origin }
}

/** The state's only way to the page, in a browser. */
export const createBrowserEnvironment = (): Environment => ({
  fetch: (input, init) => fetch(input, init),

  location: place,
  navigate: (url) => location.assign(url),
  reload: () => location.reload(),
  replaceUrl: (url) => history.replaceState(history.state, '', url),
  pushUrl: (url) => history.pushState(null, '', url),
  onUrl: (fn) => listen(window, 'popstate', fn),

  local: createKeep(() => localStorage),
  session: createKeep(() => sessionStorage),
  cookies: () => {
    try {
      return document.cookie
    } catch {
      return ''
    }
  },
  setCookie: (name, value, seconds) => {
    try {
      // The Cookie Store API wants a secure page.
      Reflect.set(document, 'cookie', `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`)
    } catch {
      // A page without an origin (a sandboxed frame) has no cookies.
    }
  },

  now: () => Date.now(),
  timer: (ms, fn) => {
    const handle = setTimeout(fn, ms)
    return () => clearTimeout(handle)
  },
  // The frame first: what the reader waits for is painted before anything idle runs.
  idle: (fn) => requestAnimationFrame(() => whenIdle(fn)),

  channel: (name) => {
    try {
      const channel = new BroadcastChannel(name)
      return {
        post: (message) => channel.postMessage(message),
        listen: (fn) => listen(channel, 'message', (event) => fn((event as MessageEvent).data)),
        close: () => channel.close(),
      }
    } catch {
      // The browser has none, or not for this page: each tab is alone.
      return null
    }
  },
  onPageShow: (fn) => listen(window, 'pageshow', (event) => fn(persisted(event))),
  onPageHide: (fn) => listen(window, 'pagehide', (event) => fn(persisted(event))),
  onVisibility: (fn) =>
    listen(document, 'visibilitychange', () => fn(document.visibilityState === 'visible')),
  onScroll: (fn) => listen(window, 'scroll', () => fn(window.scrollY), { passive: true }),

  dispatch: (event, from = document) => from.dispatchEvent(event),
  warn: (message) => console.warn(`bindery: ${message}`),
  pushData: (entry, layer = 'dataLayer') => {
    const host = window as { [Layer in DataLayer]?: unknown }
    host[layer] ??= []
    if (Array.isArray(host[layer])) host[layer].push(entry)
  },

  // Only a site with a captcha asks for one.
  script: (url) => import('./script.ts').then(({ loadScript }) => loadScript(url)),
  global: (name) => (window as unknown as Record<string, unknown>)[name],

  // Only a site with passkeys asks for them.
  passkeys: () =>
    import('./passkey-device.ts').then(({ createPasskeyDevice }) => createPasskeyDevice()),

  // Only the tags of the checkout ask for them.
  frames: () => import('./frames.ts').then(({ createFrames }) => createFrames()),

  page: createPage(),
})
