import { type RefCallback, useCallback } from 'react'

/**
 * Says when pointer or focus is on the element that the returned ref is put on, and when neither is:
 * what would go away by itself waits for a slow reader.
 */
export function useHold<E extends HTMLElement>(hold: (on: boolean) => void): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return undefined
      // Not `:hover`: in Firefox that comes and goes after the events.
      let pointed = false
      // Not `:focus-within`: in Chromium it stays on when the slotted field that had focus is removed.
      const look = () => {
        const { activeElement } = element.getRootNode() as Document | ShadowRoot
        hold(pointed || element.contains(activeElement))
      }
      const kinds = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
      // After the event: only then has the focus arrived where it goes.
      const later = ({ type }: Event) => {
        if (/^pointer/.test(type)) pointed = type === 'pointerenter'
        queueMicrotask(look)
      }
      for (const kind of kinds) element.addEventListener(kind, later)
      return () => {
        for (const kind of kinds) element.removeEventListener(kind, later)
      }
    },
    [hold],
  )
}
