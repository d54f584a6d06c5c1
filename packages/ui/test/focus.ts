import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { focused } from '../focus/focus.ts'

/** Waits until an element has focus, also inside a shadow root, which the built-in matcher does not see. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => focused() === locator.query(), { message: 'has focus' }).toBe(true)
}

/** The element that has focus when a heading first has this text, before the paint and any other event. */
export function focusAtHeading(root: Element | ShadowRoot | null, words: string): Promise<unknown> {
  return new Promise((resolve) => {
    if (!root) return
    const watch = new MutationObserver(() => {
      if (root.querySelector('h2')?.textContent !== words) return
      watch.disconnect()
      resolve(focused())
    })
    watch.observe(root, { subtree: true, childList: true, characterData: true })
  })
}
