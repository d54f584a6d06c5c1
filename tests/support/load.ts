import type { Page } from '@playwright/test'

/** Runs an action that loads or reloads the page, and waits for the load. Clicks before it would be lost. */
export const loadBy = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}
