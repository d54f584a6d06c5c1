import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { focused } from '../focus.ts'

/** Waits until an element has focus, in whichever shadow root it is: the built-in matcher sees none. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => focused() === locator.query(), { message: 'has focus' }).toBe(true)
}

/** What has focus when a heading first says this, before it is painted: nobody can be elsewhere yet. */
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
