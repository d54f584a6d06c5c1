/** The faults between a browser and the server. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Route } from '@playwright/test'
import type { Chance } from './chance.ts'

/** Breaks, delays or answers a call, as chance decides. Delayed answers overtake one another. */
async function disturb(route: Route, chance: Chance): Promise<void> {
  const at = chance.next()
  const delay = chance.below(600)
  if (at < 0.06) return route.abort('connectionreset')
  if (at < 0.12) return route.fulfill({ status: 503, body: '' })
  if (at < 0.16) {
    // The server has handled the call, and its answer is lost.
    await route.fetch()
    return route.abort('connectionreset')
  }
  if (at < 0.4) await wait(delay)
  return route.continue()
}

/** Disturbs the calls of a browser, and now and then a chunk is gone, as after a deploy. */
export async function disturbCalls(context: BrowserContext, chance: Chance): Promise<() => void> {
  let isCalm = false
  // A page may be closed while its call waits.
  const safely = (act: (route: Route) => Promise<void>) => async (route: Route) => {
    await (isCalm ? route.continue() : act(route)).catch(() => {})
  }
  await context.route(
    /\/(api|service)\//,
    safely((route) => disturb(route, chance)),
  )
  await context.route(
    /\/bindery\/chunks\//,
    safely((route) =>
      chance.next() < 0.02 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    ),
  )
  return () => {
    isCalm = true
  }
}
