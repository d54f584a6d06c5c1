/** A page whose clock stands still: what goes after some seconds waits for a slow machine. */
import type { Page } from '@playwright/test'

/**
 * Stops it, after `page.clock.install()`, a little ahead: a time that has passed while the wish was on its
 * way is refused.
 * @returns the time at which it stands
 */
export const stopClock = async (page: Page): Promise<number> => {
  const at = await page.evaluate(() => Date.now() + 10_000)
  await page.clock.pauseAt(at)
  return at
}
