/** A page that is left shows for a moment what is to come: whoever presses there presses in vain. */
import type { Page } from '@playwright/test'

/** Does what has a page loaded, or loaded anew, and waits until it is. */
export const loadBy = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}
