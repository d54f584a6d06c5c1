/** What the page's live region said last: it stays there, when what says the same has gone after two seconds. */
import type { Locator, Page } from '@playwright/test'

export const said = (page: Page): Locator => page.locator('[data-bindery-added][role=status]')
