/** The longest wait, in ms, on a page that is never idle. */
const timeout = 500

/**
 * Calls `act` when the page has nothing better to do, and has painted.
 * @returns stops it
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 32)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout })
  return () => cancelIdleCallback(handle)
}
