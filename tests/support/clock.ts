/** Stops a page's clock, so that timeouts do not depend on the machine's speed. */
import type { Page } from '@playwright/test'

/**
 * Call it after `page.clock.install()`. Stops the clock ten seconds ahead, because Playwright rejects a time
 * that has already passed.
 * @returns the time at which the clock stopped
 */
export const stopClock = async (page: Page): Promise<number> => {
  const at = await page.evaluate(() => Date.now() + 10_000)
  await page.clock.pauseAt(at)
  return at
}
