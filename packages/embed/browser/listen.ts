import type { Off } from '@bindery/state/environment/environment.ts'

/** Adds an event listener. The returned function removes it. */
export const listen = (
  target: EventTarget,
  type: string,
  fn: (event: Event) => void,
  options?: AddEventListenerOptions,
): Off => {
  target.addEventListener(type, fn, options)
  return () => target.removeEventListener(type, fn, options)
}
