/** Calls `fn` when the page has nothing better to do, after two seconds at the latest. */
export const whenIdle = (fn: () => void): void => {
  // Safari has no idle callback, and takes the options for a delay of nothing.
  const wait = window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback)
  wait(fn, { timeout: 2000 })
}
