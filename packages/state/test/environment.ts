import type { Channel, Environment, Frames, Off, Place } from '../environment/environment.ts'
import type { PasskeyDevice } from '../environment/passkey-device.ts'
import { createSafeStorage } from '../environment/safe-storage.ts'
import {
  channelIn,
  createTestBrowser,
  sharedStorage,
  type TestBrowser,
  vaultOver,
} from './browser.ts'

/** The environment of a test or story: also controls the page, and records what the page did. */
export interface TestEnvironment extends Environment {
  /** Every event sent, oldest first. */
  readonly events: CustomEvent[]
  /** Every console warning, oldest first. */
  readonly warnings: string[]
  /** Every navigation, oldest first: an address, or 'reload'. */
  readonly journeys: string[]
  readonly dataLayer: Record<string, unknown>[]
  readonly adobeDataLayer: Record<string, unknown>[]
  readonly classes: ReadonlySet<string>
  /** The page's cookies, by name. */
  readonly jar: Map<string, string>
  /** How many scroll locks are held. */
  readonly locks: () => number
  /** Advances the clock by `ms`, and runs the timers that are due, in order. */
  advance(ms: number): void
  /** Runs the pending idle callbacks. */
  settle(): void
  show(persisted: boolean): void
  hide(persisted: boolean): void
  /** Shows or hides this tab. */
  look(visible: boolean): void
  scroll(top: number): void
  /** Goes back by one `pushUrl`. */
  back(): void
  /** The same tab after a reload or at another address. Storage and browser stay; this page is closed. */
  reopen(overrides?: TestOptions): TestEnvironment
  readonly browser: TestBrowser
}

export interface TestOptions extends Partial<Environment> {
  /** The address of the page. Default `https://publisher.example/2025/03/an-article`. */
  readonly href?: string
  /** Share another page's browser: its storage and channels. */
  readonly browser?: TestBrowser
}

const hub = <A extends unknown[]>() => {
  const listeners = new Set<(...args: A) => void>()
  return {
    on: (fn: (...args: A) => void): Off => {
      listeners.add(fn)
      return () => void listeners.delete(fn)
    },
    emit: (...args: A) => {
      for (const fn of [...listeners]) fn(...args)
    },
  }
}

/** A browser without passkeys. */
const noPasskeys: PasskeyDevice = {
  access: 'unsupported',
  offers: async () => false,
  prove: () => Promise.reject(new DOMException('None', 'NotSupportedError')),
  make: () => Promise.reject(new DOMException('None', 'NotSupportedError')),
  disown: () => {},
}

/** A page without frames. */
const noFrames: Frames = {
  framed: false,
  post: () => {},
  top: () => {},
  listen: () => () => {},
  watchHeight: () => () => {},
}

/**
 * An in-memory environment for tests and stories. The clock stands still until `advance`. The page never
 * loads a script and never navigates; the environment records what the page tried. Pass the mock API as
 * `fetch`. Without one, every request fails.
 */
export const testEnvironment = (options: TestOptions = {}): TestEnvironment => {
  const { href, browser = createTestBrowser(), ...overrides } = options
  let url = new URL(href ?? 'https://publisher.example/2025/03/an-article')
  let now = Date.parse('2026-11-21T09:00:00Z')
  let locks = 0
  const timers = new Set<{ at: number; fn: () => void }>()
  const idlers = new Set<() => void>()
  const channels: Channel[] = []
  const steps: URL[] = []
  const moved = hub<[]>()
  const tab = new Map<string, string>()
  const [shown, left, hidden, scrolled, seen] = [
    hub<[boolean]>(),
    hub<[]>(),
    hub<[boolean]>(),
    hub<[number]>(),
    hub<[boolean]>(),
  ]
  const classes = new Set<string>()
  const { jar } = browser
  const log = {
    events: [] as CustomEvent[],
    warnings: [] as string[],
    journeys: [] as string[],
    dataLayer: [] as Record<string, unknown>[],
    adobeDataLayer: [] as Record<string, unknown>[],
    classes,
  }
  const place = (): Place => ({
    href: url.href,
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
  })

  const local = sharedStorage(browser)

  const environment: TestEnvironment = {
    ...log,
    jar,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    location: place,
    navigate: (to) => void log.journeys.push(to),
    reload: () => void log.journeys.push('reload'),
    replaceUrl: (to) => {
      url = new URL(to, url)
    },
    pushUrl: (to) => {
      steps.push(url)
      url = new URL(to, url)
    },
    onUrl: moved.on,
    back: () => {
      url = steps.pop() ?? url
      moved.emit()
    },
    local,
    session: createSafeStorage(() => vaultOver(tab)),
    cookies: () => [...jar].map((each) => each.join('=')).join('; '),
    setCookie: (name, value, seconds) =>
      void (seconds > 0 ? jar.set(name, value) : jar.delete(name)),
    now: () => now,
    timer: (ms, fn) => {
      const entry = { at: now + ms, fn }
      timers.add(entry)
      return () => void timers.delete(entry)
    },
    idle: (fn) => {
      idlers.add(fn)
      queueMicrotask(() => {
        if (idlers.delete(fn)) fn()
      })
    },
    channel: (name) => {
      const channel = channelIn(browser, name)
      channels.push(channel)
      return channel
    },
    exclusive: (name, fn) => {
      const held = Promise.resolve(browser.locks.get(name))
        .catch(() => {})
        .then(fn)
      browser.locks.set(name, held)
      return held
    },
    onStorage: (fn) => {
      const entry = { own: local, fn }
      browser.storageListeners.add(entry)
      return () => void browser.storageListeners.delete(entry)
    },
    onPageShow: shown.on,
    onPageHide: hidden.on,
    onLeave: left.on,
    onScroll: scrolled.on,
    onVisibility: seen.on,
    dispatch: (event, from) => {
      log.events.push(event as CustomEvent)
      return (from ?? new EventTarget()).dispatchEvent(event)
    },
    warn: (message) => void log.warnings.push(message),
    pushData: (entry, layer = 'dataLayer') => void log[layer].push(entry),
    script: () => Promise.reject(new Error('No scripts here')),
    global: () => undefined,
    passkeys: () => Promise.resolve(noPasskeys),
    frames: () => Promise.resolve(noFrames),
    page: {
      rootClass: (name, on) => void (on ? classes.add(name) : classes.delete(name)),
      rootClasses: () => [...classes],
      lockScroll: () => {
        locks += 1
        return () => {
          locks -= 1
        }
      },
    },
    locks: () => locks,
    settle: () => {
      for (const fn of [...idlers]) if (idlers.delete(fn)) fn()
    },
    advance: (ms) => {
      const until = now + ms
      for (;;) {
        const due = [...timers].filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers.delete(due)
        now = Math.max(now, due.at)
        due.fn()
      }
      now = until
    },
    show: shown.emit,
    hide: (persisted) => {
      left.emit()
      hidden.emit(persisted)
    },
    look: seen.emit,
    scroll: scrolled.emit,
    reopen: (next = {}) => {
      for (const channel of channels) channel.close()
      return testEnvironment({
        ...options,
        href: url.href,
        session: environment.session,
        browser,
        ...next,
      })
    },
    browser,
    ...overrides,
  }
  return environment
}
