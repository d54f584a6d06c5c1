/** Answers that wait until a test has seen what it came for: in no number of milliseconds a busy machine has. */
import type { Page } from '@playwright/test'

/** Lets the calls at `url` go on only when told to. @param method only those; else all */
export const hold = async (page: Page, url: string, method?: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await promise
    await route.continue()
  })
  return resolve
}
