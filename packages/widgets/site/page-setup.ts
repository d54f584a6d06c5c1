import type { Host, Model } from '@bindery/element/host.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { applyMarks } from './page-marks.ts'
import { createSiteModel } from './site.model.ts'

const loadBehaviour = loadOnce(() => import('./page-behaviour.ts'))

/** The events that analytics count. */
const trackedEvents = ['bindery-followed', 'bindery-unfollowed', 'bindery-cart-changed']

/**
 * Queues events until analytics are loaded. A pending action runs right after sign-in, while the page still
 * loads, and its event must be counted.
 */
const queueEvents = () => {
  const early: Event[] = []
  let handle = (event: Event): void => void early.push(event)
  const listen = (event: Event) => handle(event)
  for (const type of trackedEvents) document.addEventListener(type, listen)
  return {
    forwardTo: (next: (event: Event) => void) => {
      handle = next
      for (const event of early.splice(0)) next(event)
    },
    off: () => {
      for (const type of trackedEvents) document.removeEventListener(type, listen)
    },
  }
}

/**
 * Sets up the page around `bindery-site`. The marks apply at once. Click handlers and analytics load in an
 * idle moment; until then links work as the page wrote them.
 */
const setUpPage = (state: State, element: Element): Off => {
  const { forwardTo, off } = queueEvents()
  let offs: Off[] = [applyMarks(state.$country), off]
  let destroyed = false
  state.environment.idle(() => {
    loadBehaviour().then(
      ({ startBehaviour, trackThisPage }) => {
        if (destroyed) return
        const analytics = trackThisPage(state, element)
        forwardTo(analytics.count)
        offs = [...offs, analytics.off, ...startBehaviour(state)]
      },
      () => {},
    )
  })
  return () => {
    destroyed = true
    for (const off of offs) off()
  }
}

/** The model of `bindery-site` and its work on the page, in a browser. */
export const createSite = (state: State, host: Host<object>): Model<object> => {
  const { $view, destroy } = createSiteModel(state, host)
  const tearDown = setUpPage(state, host.element)
  return {
    $view,
    destroy: () => {
      tearDown()
      destroy()
    },
  }
}
