import type { Off } from './environment.ts'

/** A message that reached this page, with what the browser says of its sender. */
export interface Heard {
  readonly data: unknown
  readonly origin: string
  /** The window it came from; to be compared with a frame's `contentWindow`. */
  readonly source: unknown
}

/** The windows around this page and in it. */
export interface Frames {
  /** This page stands in a frame. */
  readonly framed: boolean
  /** Posts to the page around this one; only a page of that origin gets it. Nothing where there is none. */
  post(message: unknown, origin: string): void
  /** Sends the outermost page there; a sandbox may forbid it, and then nothing happens. */
  top(url: string): void
  /** Hears whatever anybody posts to this page: origin, source and shape are the listener's to check. */
  listen(fn: (heard: Heard) => void): Off
  /** Says how high this page wants to be, in CSS pixels, now and when it or the element has changed. */
  watchHeight(element: HTMLElement, fn: (height: number) => void): Off
}
