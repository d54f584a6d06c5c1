/** Calls `fn` in an idle moment of the page, after two seconds at the latest. */
export const whenIdle = (fn: () => void): void => {
  // Safari has no `requestIdleCallback`. `setTimeout` reads the options object as a delay of 0.
  const wait = window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback)
  wait(fn, { timeout: 2000 })
}
