/** `window.bindery`, as a page's own script would use it. */
import type { Kit } from '@bindery/embed/kit.ts'
import type { Page } from '@playwright/test'

export interface KitWindow {
  bindery: Kit
}

/** Opens the modal by the kit, and does not care how it ends. */
export async function openAuth(page: Page, options: Parameters<Kit['openAuth']>[0]): Promise<void> {
  await page.waitForFunction(() => 'bindery' in window)
  await page.evaluate(async (given) => {
    const kit = await (window as unknown as KitWindow).bindery.ready
    kit.openAuth(given).catch(() => {})
  }, options)
}
