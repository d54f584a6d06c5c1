/** What a page is watched for from its start: long tasks and layout shifts. */
import type { Page } from 'playwright'
import { type Verdict, verdict } from './statistics.ts'

/** Runs in the page first: defines `longestTask` and `layoutShift`. */
export function watchPage(): void {
  let longest = 0
  let shift = 0
  const observe = (type: string, add: (entry: PerformanceEntry) => void): (() => void) => {
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) add(entry)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => note(observer.takeRecords())
  }
  const takeTasks = observe('longtask', ({ duration }) => {
    longest = Math.max(longest, duration)
  })
  const takeShifts = observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    }
    if (!hadRecentInput) shift += value
  })
  const longestTask = async () => {
    // Long tasks are reported when they end, and after the frame that paints them.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    takeTasks()
    const most = longest
    longest = 0
    return most
  }
  const layoutShift = () => {
    takeShifts()
    return shift
  }
  Object.assign(globalThis, { longestTask, layoutShift })
}

declare global {
  /** The duration of the longest task since the last call, in ms; 0 if none took 50. Only in a watched page. */
  const longestTask: () => Promise<number>
  /** The sum of the layout shifts that no input of a reader has caused. Only in a watched page. */
  const layoutShift: () => number
}

/** The layout shift of a watched page until now. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => layoutShift())

/** The most that a page of the reference site may shift, cold and on the slow network. */
const maxShift = 0.05

/** Judges the largest shift of all visits. */
export const judgeShift = (
  what: string,
  shifts: readonly number[],
  limit: number = maxShift,
): Verdict => verdict(`layout shift: ${what}`, Math.max(...shifts), limit, '')
