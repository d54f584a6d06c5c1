import type { Environment, Off } from '@bindery/state/environment.ts'
import { createKeep } from '@bindery/state/storage.ts'
import { createPage } from './page.ts'

/** Listens, and gives back how to stop. */
const listen = (
  target: EventTarget,
  type: string,
  fn: (event: Event) => void,
  options?: AddEventListenerOptions,
): Off => {
  target.addEventListener(type, fn, options)
  return () => target.removeEventListener(type, fn, options)
}

const persisted = (event: Event): boolean => (event as PageTransitionEvent).persisted

const afterIdle = (fn: () => void): Off => {
  let stop: Off = () => {}
  // The frame first: what the reader waits for is painted before anything idle runs.
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(fn, { timeout: 2000 })
      stop = () => cancelIdleCallback(handle)
    } else {
      const handle = setTimeout(fn, 100)
      stop = () => clearTimeout(handle)
    }
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

const uuid = (): string => {
  // randomUUID is missing on pages without TLS.
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The state's only way to the page, in a browser. */
export const createBrowserEnvironment = (): Environment => ({
  fetch: (input, init) => fetch(input, init),

  location: () => location,
  navigate: (url) => location.assign(url),
  reload: () => location.reload(),
  replaceUrl: (url) => history.replaceState(history.state, '', url),
  open: (url, target, features) => void window.open(url, target, features),

  local: createKeep(() => localStorage),
  session: createKeep(() => sessionStorage),
  removeCookie: (name) => {
    // The Cookie Store API wants a secure page.
    Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`)
  },

  now: () => Date.now(),
  timer: (ms, fn) => {
    const handle = setTimeout(fn, ms)
    return () => clearTimeout(handle)
  },
  idle: afterIdle,
  uuid,

  channel: (name) => {
    if (!window.BroadcastChannel) return null
    const channel = new BroadcastChannel(name)
    return {
      post: (message) => channel.postMessage(message),
      listen: (fn) => listen(channel, 'message', (event) => fn((event as MessageEvent).data)),
      close: () => channel.close(),
    }
  },
  onPageShow: (fn) => listen(window, 'pageshow', (event) => fn(persisted(event))),
  onPageHide: (fn) => listen(window, 'pagehide', (event) => fn(persisted(event))),
  onVisibility: (fn) =>
    listen(document, 'visibilitychange', () => fn(document.visibilityState === 'visible')),
  onScroll: (fn) => listen(window, 'scroll', () => fn(window.scrollY), { passive: true }),

  dispatch: (event, from = document) => from.dispatchEvent(event),
  warn: (message) => console.warn(`bindery: ${message}`),
  pushData: (entry) => {
    const host = window as { dataLayer?: unknown }
    host.dataLayer ??= []
    if (Array.isArray(host.dataLayer)) host.dataLayer.push(entry)
  },

  // Only a site with a captcha asks for one.
  script: (url) => import('./script.ts').then(({ loadScript }) => loadScript(url)),
  global: (name) => (window as unknown as Record<string, unknown>)[name],

  page: createPage(),
})
