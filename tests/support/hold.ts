/** Holds back requests until a test releases them, instead of a delay in ms. */
import type { Page } from '@playwright/test'

/**
 * Holds requests to `url`. The returned function releases them.
 * @param method default: all methods
 */
export const hold = async (
  page: Page,
  url: string | RegExp,
  method?: string,
): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await promise
    await route.continue()
  })
  return resolve
}
