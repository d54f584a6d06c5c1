import { reportErrors } from '@bindery/element/report-errors.ts'
import type { DataLayer, Environment, Place } from '@bindery/state/environment/environment.ts'
import { createSafeStorage } from '@bindery/state/environment/safe-storage.ts'
import { listen } from './listen.ts'
import { createPage } from './page.ts'
import { pageDocument } from './page-document.ts'
import { whenIdle } from './when-idle.ts'

const persisted = (event: Event): boolean => (event as PageTransitionEvent).persisted

/** A `srcdoc` frame has the origin of its page, but no address of its own. */
const place = (): Place => {
  if (location.origin !== 'null') return location
  const { href, pathname, search, hash } = new URL(document.baseURI)
  return { href, pathname, search, hash, origin: self.origin }
}

/**
 * A clock that never goes back, even if the reader's clock is set back. `performance.now` never goes back,
 * and the wall clock also counts while the computer sleeps: the highest difference of the two decides.
 */
const createClock = () => {
  let offset = 0
  return () => {
    const counted = performance.now()
    offset = Math.max(offset, Date.now() - counted)
    return Math.floor(offset + counted)
  }
}

/** A cookie of the whole site, as `document.cookie` takes it. */
export const cookieText = (
  name: string,
  value: string,
  seconds: number,
  protocol: string,
): string =>
  `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`

/**
 * The state's only access to the page, in a browser.
 * @param nonce of the kit's own script, for scripts that the kit inserts
 */
export const createBrowserEnvironment = (nonce?: string): Environment => ({
  fetch: (input, init) => fetch(input, init),

  location: place,
  navigate: (url) => location.assign(url),
  reload: () => {
    // A page that answered a form's POST would be requested by that form a second time.
    history.replaceState(history.state, '')
    location.reload()
  },
  replaceUrl: (url) => history.replaceState(history.state, '', url),
  pushUrl: (url) => history.pushState(null, '', url),
  onUrl: (fn) => listen(window, 'popstate', fn),

  local: createSafeStorage(() => localStorage),
  session: createSafeStorage(() => sessionStorage),
  cookies: () => {
    try {
      return pageDocument.cookie
    } catch {
      return ''
    }
  },
  setCookie: (name, value, seconds) => {
    try {
      // The Cookie Store API needs a secure context.
      pageDocument.cookie = cookieText(name, value, seconds, location.protocol)
    } catch {
      // A page with an opaque origin, such as a sandboxed frame, has no cookies.
    }
  },

  now: createClock(),
  timer: (ms, fn) => {
    const handle = setTimeout(fn, ms)
    return () => clearTimeout(handle)
  },
  // After the next paint, so that pending changes are seen before idle work runs. An iframe outside the window is
  // not painted until the reader scrolls to it.
  idle: (fn) => (parent === self ? requestAnimationFrame(() => whenIdle(fn)) : whenIdle(fn)),

  channel: (name) => {
    try {
      const channel = new BroadcastChannel(name)
      return {
        post: (message) => channel.postMessage(message),
        listen: (fn) => listen(channel, 'message', (event) => fn((event as MessageEvent).data)),
        close: () => channel.close(),
      }
    } catch {
      // Unsupported, or forbidden for this page.
      return null
    }
  },
  // Only what must happen once in all tabs needs this chunk. Without it, that happens at least once.
  exclusive: (name, fn) =>
    import('./tab-lock.ts').then(
      ({ withTabLock }) => withTabLock(name, fn),
      () => fn(),
    ),
  onStorage: (fn) =>
    listen(window, 'storage', (event) => {
      const { key, newValue } = event as StorageEvent
      fn(key, newValue)
    }),
  onPageShow: (fn) => listen(window, 'pageshow', (event) => fn(persisted(event))),
  onPageHide: (fn) => listen(window, 'pagehide', (event) => fn(persisted(event))),
  onLeave: (fn) => listen(window, 'pagehide', fn, { capture: true }),
  onVisibility: (fn) =>
    listen(pageDocument, 'visibilitychange', () => fn(document.visibilityState === 'visible')),
  onScroll: (fn) => listen(window, 'scroll', () => fn(window.scrollY), { passive: true }),

  dispatch: (event, from = pageDocument) => from.dispatchEvent(event),
  warn: (message) => console.warn(`bindery: ${message}`),
  pushData: (entry, layer = 'dataLayer') => {
    const host = window as { [Layer in DataLayer]?: unknown }
    host[layer] ??= []
    // The page may have replaced `push`, and calls its own listeners there.
    const entries = host[layer]
    if (Array.isArray(entries)) reportErrors(() => entries.push(entry))
  },

  // Only a site with a captcha loads a script.
  script: (url) => import('./script.ts').then(({ loadScript }) => loadScript(url, nonce)),
  global: (name) => (window as unknown as Record<string, unknown>)[name],

  // Only a site with passkeys needs this chunk.
  passkeys: () =>
    import('./passkey-device.ts').then(({ createPasskeyDevice }) => createPasskeyDevice()),

  // Only the checkout's tags need this chunk.
  frames: () => import('./frames.ts').then(({ createFrames }) => createFrames()),

  page: createPage(),
})
