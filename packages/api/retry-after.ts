/** How long to wait when the server says that it is busy and not until when, in ms. */
const defaultWait = 5000
/** Nobody waits longer, whatever the server says: a day. */
const longest = 86_400_000

const within = (ms: number): number => Math.min(longest, Math.max(1000, ms))

/**
 * Reads `Retry-After`: seconds or an HTTP date. A date is taken relative to the reply's own `Date`,
 * because the reader's clock may be wrong.
 * @returns milliseconds, at least 1 s, at most a day; the default of 5 s when the header is missing or nonsense.
 */
export const retryAfter = (headers: Headers, now: number): number => {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return within(Number(value) * 1000)
  const until = Date.parse(value)
  if (Number.isNaN(until)) return defaultWait
  const sent = Date.parse(headers.get('date') ?? '')
  return within(until - (Number.isNaN(sent) ? now : sent))
}
