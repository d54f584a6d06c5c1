/** How much a page moves what a reader looks at. */
import type { Page } from '@playwright/test'

/** Counts from the next page on. */
export const countMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'moved', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) Reflect.set(window, 'moved', Reflect.get(window, 'moved') + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of the page so far, but for what its reader has brought about. */
export const moved = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'moved') as number)
