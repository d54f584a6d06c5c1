import type { Frames } from './frames.ts'
import type { PasskeyDevice } from './passkey-device.ts'

/**
 * The only seam between the kit and the page: window, storage, clock, navigation, network.
 * A browser has one (packages/embed), tests and stories another (`testEnvironment`).
 * Nothing here throws, except `fetch`, `script`, `passkeys` and `frames`, whose promises
 * reject.
 */

/** Takes a subscription back. Calling it twice is harmless. */
export type Off = () => void

/** A string store that never throws: what the browser refuses to keep is kept in memory. */
export interface Keep {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Where the page is, the fields of `location` that we read. */
export interface Place {
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** One end of a BroadcastChannel: what is posted reaches the other tabs, never its sender. */
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
  /** Stops the page's own scrolling, for one at a time; the returned function restores exactly what was there. */
  lockScroll(): Off
}

/** The lists that analytics of a site read: that of a tag manager, and Adobe's client data layer. */
export type DataLayer = 'dataLayer' | 'adobeDataLayer'

export interface Environment {
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>

  location(): Place
  /** Goes to an address. Only `navigation` calls this, with an address it has made safe. */
  navigate(url: string): void
  reload(): void
  /** Replaces the address in the bar without loading anything. */
  replaceUrl(url: string): void
  /** The same as a step that Back takes back. */
  pushUrl(url: string): void
  /** Back or Forward has led to another address of this same page. */
  onUrl(fn: () => void): Off

  /** Kept for this browser (localStorage). */
  readonly local: Keep
  /** Kept for this tab (sessionStorage). */
  readonly session: Keep
  /** All cookies that a page may read, `name=value; …`. */
  cookies(): string
  /** For the whole site, for so many seconds; 0: it is gone. */
  setCookie(name: string, value: string, seconds: number): void

  /** Milliseconds since 1970. */
  now(): number
  /** Calls `fn` once after `ms`; the returned function calls it off. */
  timer(ms: number, fn: () => void): Off
  /** Calls `fn` once, after the next paint, when the page has nothing better to do. */
  idle(fn: () => void): void

  /** null where the browser has no BroadcastChannel. */
  channel(name: string): Channel | null
  /** The page is shown; `persisted` is true when it comes back from the back-forward cache. */
  onPageShow(fn: (persisted: boolean) => void): Off
  /** The page is left; `persisted` is true when it may come back as it is. */
  onPageHide(fn: (persisted: boolean) => void): Off
  onVisibility(fn: (visible: boolean) => void): Off
  /** `top` is the distance scrolled from the start of the page, in CSS pixels. */
  onScroll(fn: (top: number) => void): Off

  /** Sends an event from an element, or from the document. False when a listener cancelled it. */
  dispatch(event: Event, from?: EventTarget): boolean
  /** One line for the person who built the page. */
  warn(message: string): void
  /** Adds an entry to the page's `dataLayer`, or to a list of another name. */
  pushData(entry: Record<string, unknown>, layer?: DataLayer): void

  /** Loads a script of somebody else. A failed load leaves nothing behind, so it can be tried again. */
  script(url: string): Promise<void>
  /** Reads a global that such a script has set. */
  global(name: string): unknown

  /** The browser's passkeys, loaded by whoever wants them; rejects when the code for it cannot be had. */
  passkeys(): Promise<PasskeyDevice>

  /** The windows around this page and in it; rejects when the code for them cannot be had. */
  frames(): Promise<Frames>

  readonly page: Page
}
