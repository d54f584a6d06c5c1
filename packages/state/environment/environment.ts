import type { PasskeyDevice } from './passkey-device.ts'

/**
 * The only seam between the kit and the page: window, storage, clock, navigation, network.
 * packages/embed implements it for browsers, `testEnvironment` for tests and stories.
 * No method throws, but the promises of `fetch`, `script`, `passkeys` and `frames` can reject.
 */

/** Ends a subscription. A second call does nothing. */
export type Off = () => void

/** A string store that never throws. If the browser refuses a value, it is kept in memory. */
export interface SafeStorage {
  get(key: string): string | null
  /** Returns false if the browser refuses the value: then the next page finds none. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** The address of the page: the fields of `location` that the kit reads. */
export interface Place {
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** One end of a BroadcastChannel. A message reaches the other tabs, never its sender. */
export interface Channel {
  post(message: unknown): void
  listen(fn: (message: unknown) => void): Off
  close(): void
}

/** What the kit may do to the page around it. */
export interface Page {
  /** Adds or removes a class of the root element. */
  rootClass(name: string, on: boolean): void
  /** The classes the root element has now. */
  rootClasses(): readonly string[]
  /** Locks the page's scrolling; only one lock at a time. The returned function restores the previous styles. */
  lockScroll(): Off
}

/** The lists that a site's analytics read: the tag manager's and Adobe's client data layer. */
export type DataLayer = 'dataLayer' | 'adobeDataLayer'

/** A message that this page received, with the browser's facts about its sender. */
export interface Heard {
  readonly data: unknown
  readonly origin: string
  /** The sender's window; compare it with a frame's `contentWindow`. */
  readonly source: unknown
}

/** The windows around this page, and the frames in it. */
export interface Frames {
  /** Whether this page is in a frame. */
  readonly framed: boolean
  /** Posts to the parent page, if there is one. Only a page of that origin receives the message. */
  post(message: unknown, origin: string): void
  /** Navigates the outermost page. Does nothing if a sandbox forbids it. */
  top(url: string): void
  /** Listens to all messages posted to this page. The listener must check origin, source and shape. */
  listen(fn: (heard: Heard) => void): Off
  /** Reports the height that this page needs, in CSS pixels: now, and when the page or the element resizes. */
  watchHeight(element: HTMLElement, fn: (height: number) => void): Off
}

export interface Environment {
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>

  location(): Place
  /** Navigates to an address. Only `navigation` calls it, with a sanitized address. */
  navigate(url: string): void
  reload(): void
  /** Replaces the URL without loading anything (`history.replaceState`). */
  replaceUrl(url: string): void
  /** Adds a history entry without loading anything (`history.pushState`). */
  pushUrl(url: string): void
  /** Calls `fn` when Back or Forward has changed the URL within this page. */
  onUrl(fn: () => void): Off

  /** Storage of this browser (localStorage). */
  readonly local: SafeStorage
  /** Storage of this tab (sessionStorage). */
  readonly session: SafeStorage
  /** All cookies that scripts can read, `name=value; …`. */
  cookies(): string
  /** Sets a cookie for the whole site, for so many seconds. 0 removes it. */
  setCookie(name: string, value: string, seconds: number): void

  /**
   * Milliseconds since 1970. On one page it never goes back, even if the reader's clock is set back: waits and
   * ages need no check. A stored time may be ahead of the next page's.
   */
  now(): number
  /** Calls `fn` once after `ms`. The returned function cancels it. */
  timer(ms: number, fn: () => void): Off
  /** Calls `fn` once, after the next paint, when the page is idle. */
  idle(fn: () => void): void

  /** null if the browser has no BroadcastChannel. */
  channel(name: string): Channel | null
  /** Runs `fn` while no other tab of this browser runs one of the same name. Rejects only if `fn` does. */
  exclusive<T>(name: string, fn: () => Promise<T>): Promise<T>
  /** Calls `fn` when another tab has changed `local`. `value` is null if it has removed the key. */
  onStorage(fn: (key: string | null, value: string | null) => void): Off
  /** Calls `fn` when the page is shown; `persisted` is true if it returns from the back-forward cache. */
  onPageShow(fn: (persisted: boolean) => void): Off
  /** Calls `fn` when the page is left; `persisted` is true if it may enter the back-forward cache. */
  onPageHide(fn: (persisted: boolean) => void): Off
  /** Calls `fn` when the page is left, before the listeners of `onPageHide`. Only requests may follow. */
  onLeave(fn: () => void): Off
  onVisibility(fn: (visible: boolean) => void): Off
  /** Calls `fn` when the page scrolls. `top` is the scroll position, in CSS pixels. */
  onScroll(fn: (top: number) => void): Off

  /** Dispatches an event from an element. Default: the document. False if a listener cancelled it. */
  dispatch(event: Event, from?: EventTarget): boolean
  /** Writes one line to the console, for the page's developer. */
  warn(message: string): void
  /** Adds an entry to a data layer of the page. Default: `dataLayer`. */
  pushData(entry: Record<string, unknown>, layer?: DataLayer): void

  /** Loads a third-party script. A failed load leaves nothing behind, so a retry is possible. */
  script(url: string): Promise<void>
  /** Reads a global that a third-party script has set. */
  global(name: string): unknown

  /** Lazy-loads the code for the browser's passkeys. Rejects if it cannot be loaded. */
  passkeys(): Promise<PasskeyDevice>

  /** Lazy-loads the code for the windows around this page. Rejects if it cannot be loaded. */
  frames(): Promise<Frames>

  readonly page: Page
}
