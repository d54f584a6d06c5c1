import type { Environment, Off } from './environment.ts'

/** At most one round of re-reads in this time, in ms, however often a reader switches tabs. */
const paceMs = 10_000

/** When the reader returns to the page: it was hidden, and is visible again. */
export interface PageReturns {
  readonly isHidden: () => boolean
  /** Calls `fn` at each return. All reads that follow a return start here, so that they share one pace. */
  on(fn: () => void): Off
  /** What the page shows is known to be stale: the next return waits for no pace. */
  hurry(): void
}

const createPageReturns = ({ now, timer, onVisibility }: Environment): PageReturns => {
  const listeners = new Set<() => void>()
  let isHidden = false
  let nextAt = 0
  let waiting: Off | null = null
  const run = () => {
    waiting = null
    nextAt = now() + paceMs
    for (const fn of [...listeners]) fn()
  }
  onVisibility((visible) => {
    isHidden = !visible
    waiting?.()
    waiting = null
    if (!visible) return
    const left = nextAt - now()
    if (left > 0) waiting = timer(left, run)
    else run()
  })
  return {
    isHidden: () => isHidden,
    on: (fn) => {
      listeners.add(fn)
      return () => void listeners.delete(fn)
    },
    hurry: () => {
      nextAt = 0
    },
  }
}

const made = new WeakMap<Environment, PageReturns>()

/** The returns of the page, with one pace for all who listen. */
export const pageReturnsOf = (environment: Environment): PageReturns => {
  const known = made.get(environment) ?? createPageReturns(environment)
  made.set(environment, known)
  return known
}
