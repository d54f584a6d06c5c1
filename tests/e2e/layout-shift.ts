/** The layout shift of a page, as a reader sees it. */
import type { Page } from '@playwright/test'

/** Starts measuring with the next page that loads. */
export const measureLayoutShift = (page: Page): Promise<unknown> =>
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

/** The page's layout shift so far, without shifts that follow the reader's own input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'moved') as number)
