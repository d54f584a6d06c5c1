import { type RefCallback, useCallback } from 'react'

/**
 * Calls `hold(true)` when the pointer or focus enters the element of the returned ref, and `hold(false)`
 * when both have left. A message that closes by itself waits so for a slow reader.
 */
export function useHold<E extends HTMLElement>(hold: (on: boolean) => void): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (!element) return undefined
      // Not `:hover`: Firefox updates it after the events.
      let pointed = false
      // Not `:focus-within`: in Chromium it stays on when a focused slotted field is removed.
      const update = () => {
        const { activeElement } = element.getRootNode() as Document | ShadowRoot
        hold(pointed || element.contains(activeElement))
      }
      const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
      // A microtask later the focus has arrived at its new element.
      const updateLater = ({ type }: Event) => {
        if (/^pointer/.test(type)) pointed = type === 'pointerenter'
        queueMicrotask(update)
      }
      for (const type of types) element.addEventListener(type, updateLater)
      return () => {
        for (const type of types) element.removeEventListener(type, updateLater)
      }
    },
    [hold],
  )
}
