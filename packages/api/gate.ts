import { BusyError } from './errors.ts'

/** The clock of the client. `timer` returns a function that cancels it. */
export interface Clock {
  now(): number
  timer(ms: number, fn: () => void): () => void
}

/** The right to send one read. Release it when the response has arrived. */
export interface Permit {
  release(): void
}

export interface Gate {
  /**
   * Waits until a read may be sent.
   * @param maxWaitMs the longest wait. Default 10 000, because a reader may be waiting for the response.
   * @throws BusyError at once if the wait would be longer
   */
  enter(call: string, maxWaitMs?: number): Promise<Permit>
  /** Holds the reads back for this long: the server has asked for it. */
  hold(ms: number): void
  /** The server answers again. */
  open(): void
}

/**
 * Holds the reads of one path back together while the server is busy there. Other paths have gates of their own,
 * because a site's services are busy at different times. Afterwards one read goes first, as a probe. The others
 * follow when it has ended, so that a page with many tags sends one request. A probe without a response lets them
 * all go at once: one after the other, each would wait for the time-outs of those before it.
 */
export const createGate = (clock: Clock): Gate => {
  let until = 0
  let probe: Promise<void> | null = null
  let needsProbe = false
  const sleep = (ms: number) => new Promise<void>((resolve) => clock.timer(ms, resolve))

  return {
    enter: async (call, maxWaitMs = 10_000) => {
      for (;;) {
        const left = until - clock.now()
        if (left > maxWaitMs) throw new BusyError(call, left)
        if (left > 0) await sleep(left)
        else if (probe) await probe
        else break
      }
      if (!needsProbe) return { release: () => {} }
      // Only another `hold` during the probe asks for a second one.
      needsProbe = false
      let endProbe = () => {}
      probe = new Promise((resolve) => {
        endProbe = resolve
      })
      return {
        release: () => {
          probe = null
          endProbe()
        },
      }
    },
    hold: (ms) => {
      until = Math.max(until, clock.now() + ms)
      needsProbe = true
    },
    open: () => {
      needsProbe = until > clock.now()
    },
  }
}

const defaultRetryMs = 5000
const longestRetryMs = 86_400_000

const clamp = (ms: number): number => Math.min(longestRetryMs, Math.max(1000, ms))

/**
 * Reads `Retry-After`: seconds or an HTTP date. A date counts from the response's own `Date`, because the
 * reader's clock may be wrong.
 * @returns milliseconds, from 1 s to a day. 5 s if the header is missing or invalid.
 */
export const retryAfter = (headers: Headers, now: number): number => {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return clamp(Number(value) * 1000)
  const until = Date.parse(value)
  if (Number.isNaN(until)) return defaultRetryMs
  const sent = Date.parse(headers.get('date') ?? '')
  return clamp(until - (Number.isNaN(sent) ? now : sent))
}
