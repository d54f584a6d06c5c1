import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Calls `dismiss` after `ms` milliseconds without pointer and focus on the element of the returned ref.
 * Pointer or focus on it resets the time, so that a slow reader can keep a message. Without `ms` it stays.
 * @param message a new message restarts the time; null: no message yet
 * @param resting true: a pointer that is already there when the element appears counts, too; false: it has to move
 */
export function useDismissAfter<E extends HTMLElement>(
  ms: number | undefined,
  dismiss: () => void,
  message?: unknown,
  resting = true,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const latest = useLatest(dismiss)
  useLayoutEffect(() => {
    const element = ref.current
    if (ms === undefined || message === null || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => clearTimeout(timer)
    const start = (event?: Event) => {
      stop()
      // At pointerleave, Firefox still matches `:hover`.
      const checksHover = resting && event?.type !== 'pointerleave'
      const holding = checksHover ? ':hover, :focus-within' : ':focus-within'
      if (!element.matches(holding)) timer = setTimeout(() => latest.current(), ms)
    }
    const stopsAt = [resting ? 'pointerenter' : 'pointermove', 'focusin']
    const startsAt = ['pointerleave', 'focusout']
    for (const type of stopsAt) element.addEventListener(type, stop)
    for (const type of startsAt) element.addEventListener(type, start)
    start()
    return () => {
      stop()
      for (const type of stopsAt) element.removeEventListener(type, stop)
      for (const type of startsAt) element.removeEventListener(type, start)
    }
  }, [ms, message, latest, resting])
  return ref
}
