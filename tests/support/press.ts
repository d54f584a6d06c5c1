/** A press that Playwright would not do: on what looks inactive, as a reader may. */
import type { Locator } from '@playwright/test'

/** Not before it stands still: a forced press goes where it was. */
export const press = async (button: Locator): Promise<void> => {
  await button.scrollIntoViewIfNeeded()
  await button.click({ force: true })
}
