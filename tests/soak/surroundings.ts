/** What changes around a page: its clock, the room in its storage, and the deploys of its site. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Disturbance } from './faults.ts'
import type { Schedule } from './schedule.ts'

interface Jump {
  /** Counts the jumps. */
  readonly at: number
  /** How far the clock is from the machine's, in ms. */
  readonly ms: number
}

/**
 * Runs in a page. `Date` is wrong by `ms`; timers go on, as on a device whose clock is set. A new page gets all jumps so far
 * in any order, and the latest counts.
 */
const setClock = (jump: Jump): void => {
  const page = globalThis as { soakClock?: Jump }
  const known = page.soakClock
  if (!known || known.at < jump.at) page.soakClock = jump
  if (known) return
  const Real = Date
  const now = () => Real.now() + (page.soakClock?.ms ?? 0)
  globalThis.Date = new Proxy(Real, {
    apply: () => String(new Real(now())),
    construct: (date, given, target) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], target),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  })
}

/** Sets the clock of all pages of a browser, those to come as well. */
const createPageClock = (context: BrowserContext) => {
  let at = 0
  return async (ms: number): Promise<void> => {
    at += 1
    const jump = { at, ms }
    await context.addInitScript(setClock, jump)
    await Promise.all(context.pages().map((page) => page.evaluate(setClock, jump)))
  }
}

/** The keys that fill a storage. */
export const fullKey = 'soak-full'

/** Fills both storages, so that every further write throws, or makes room again. */
const fillStorage = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate(
    ([fill, name]) => {
      for (const storage of [localStorage, sessionStorage]) {
        const own = Object.keys(storage).filter((key) => key.startsWith(name))
        for (const key of own) storage.removeItem(key)
        for (let size = 2 ** 20; fill && size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let at = 0; ; at += 1) storage.setItem(`${name}-${size}-${at}`, 'x'.repeat(size))
          } catch {
            // A smaller piece may still go in.
          }
        }
      }
    },
    [isFull, fullKey] as const,
  )

const minute = 60_000
/** How far a device's clock may be from the server's. */
const clocks = [0, 10 * minute, -10 * minute, 24 * 60 * minute, -24 * 60 * minute] as const

/** The surroundings of a browser's pages. Its storage is filled through `page`. */
export const createSurroundings = (
  context: BrowserContext,
  page: Page,
  schedule: Schedule,
  disturbance: Disturbance,
) => {
  const setClock = createPageClock(context)
  let isFull = false
  const setFull = async (full: boolean) => {
    if (full !== isFull) await fillStorage(page, full)
    isFull = full
  }
  return {
    /** Changes what the schedule changes in this step. */
    change: async () => {
      const chance = schedule.chance('surroundings')
      if (chance.next() < 0.08) {
        const ms = chance.pick(clocks)
        schedule.note(`the clock of the browser is off by ${ms / minute} minutes`)
        await setClock(ms)
      }
      if (chance.next() < 0.03) disturbance.deploy()
      if (schedule.isStorageFull()) schedule.note('the storage is full')
      await setFull(schedule.isStorageFull())
    },
    /** The clock is right, and the storage has room. */
    restore: async () => {
      await setFull(false)
      await setClock(0)
    },
  }
}
