import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Calls `dismiss` when `ms` milliseconds have passed in which neither pointer nor focus was on the
 * element that the returned ref is put on: a slow reader keeps a message by pointing at it, and
 * after leaving it has the whole time again. `ms` undefined: it stays.
 * @param message another one has the whole time again; null: there is none yet
 * @param resting a pointer that rests where the element comes up keeps it, too; else it has to move there
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
    const wait = () => clearTimeout(timer)
    const start = (event?: Event) => {
      wait()
      // In Firefox what the pointer leaves has `:hover` still.
      const pointed = resting && event?.type !== 'pointerleave'
      const kept = pointed ? ':hover, :focus-within' : ':focus-within'
      if (!element.matches(kept)) timer = setTimeout(() => latest.current(), ms)
    }
    const holds = [resting ? 'pointerenter' : 'pointermove', 'focusin']
    const lets = ['pointerleave', 'focusout']
    for (const type of holds) element.addEventListener(type, wait)
    for (const type of lets) element.addEventListener(type, start)
    start()
    return () => {
      wait()
      for (const type of holds) element.removeEventListener(type, wait)
      for (const type of lets) element.removeEventListener(type, start)
    }
  }, [ms, message, latest, resting])
  return ref
}
