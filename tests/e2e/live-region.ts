/** The page's live region. It keeps its last message after the visible notice of two seconds is gone. */
import type { Locator, Page } from '@playwright/test'

export const liveRegion = (page: Page): Locator => page.locator('[data-bindery-added][role=status]')
