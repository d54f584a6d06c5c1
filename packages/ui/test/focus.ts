import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { focused } from '../focus.ts'

/** Waits until an element has focus, in whichever shadow root it is: the built-in matcher sees none. */
export async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => focused() === locator.query(), { message: 'has focus' }).toBe(true)
}
