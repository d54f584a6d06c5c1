import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLatest } from './use-latest.ts'

/**
 * Calls `dismiss` after `ms` milliseconds without pointer and focus on the element of the returned ref.
 * Pointer or focus on it resets the time, so that a slow reader can keep a message. Without `ms` it stays.
 * @param message a new message restarts the time; null: no message yet
 * @param resting true: a pointer that is already there when the element appears counts, too. false: the pointer has to
 * move, and focus in the dialog around the element counts if the reader uses the keyboard
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
    const dialog = resting ? null : element.closest('[role$=dialog]')
    const stop = () => clearTimeout(timer)
    const start = (event?: Event) => {
      stop()
      // At pointerleave, Firefox still matches `:hover`.
      const checksHover = resting && event?.type !== 'pointerleave'
      const holding = checksHover ? ':hover, :focus-within' : ':focus-within'
      // A dialog that a pointer has pressed in has focus, too: it closes in its time.
      const isHeld = element.matches(holding) || dialog?.querySelector(':focus-visible')
      if (!isHeld) timer = setTimeout(() => latest.current(), ms)
    }
    const abort = new AbortController()
    const { signal } = abort
    element.addEventListener(resting ? 'pointerenter' : 'pointermove', stop, { signal })
    element.addEventListener('pointerleave', start, { signal })
    for (const type of ['focusin', 'focusout']) {
      const area = dialog ?? element
      area.addEventListener(type, start, { signal })
    }
    start()
    return () => {
      stop()
      abort.abort()
    }
  }, [ms, message, latest, resting])
  return ref
}
