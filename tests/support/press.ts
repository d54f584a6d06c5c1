/** A press that Playwright would not do: on what looks inactive, as a reader may. */
import type { Locator } from '@playwright/test'

/**
 * Not before it stands still with nothing over it, and the pointer on it: a forced press goes where it was,
 * and what comes late above it on the page takes it from there.
 */
export const press = async (button: Locator): Promise<void> => {
  await button.hover()
  await button.click({ force: true })
}
