/** `window.bindery`, as a page's own script uses it. */
import type { Kit } from '@bindery/embed/kit/kit.ts'
import type { Page } from '@playwright/test'

export interface KitWindow {
  bindery: Kit
}

/** Opens the modal through the kit and ignores the outcome. */
export async function openAuth(page: Page, options: Parameters<Kit['openAuth']>[0]): Promise<void> {
  await page.waitForFunction(() => 'bindery' in window)
  await page.evaluate(async (given) => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    kit.openAuth(given).catch(() => {})
  }, options)
}
