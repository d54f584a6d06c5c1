import type { Locator } from '@playwright/test'

/**
 * Clicks a button that is `aria-disabled`, as a reader can. Hovers first, because a forced click does not wait
 * until the button is stable and uncovered.
 */
export const press = async (button: Locator): Promise<void> => {
  await button.hover()
  await button.click({ force: true })
}
