import type { Host, Model } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { keepMarks } from './site.marks.ts'
import { createSiteModel } from './site.model.ts'

/** What analytics hear of, besides the page and its reader. */
const counted = ['bindery-followed', 'bindery-unfollowed', 'bindery-cart-changed']

/** Listens from the start: what a reader wanted before signing in is done while the page still loads. */
const overhear = () => {
  const early: Event[] = []
  let hear = (event: Event): void => void early.push(event)
  const listen = (event: Event) => hear(event)
  for (const type of counted) document.addEventListener(type, listen)
  return {
    give: (next: (event: Event) => void) => {
      hear = next
      for (const event of early.splice(0)) next(event)
    },
    off: () => {
      for (const type of counted) document.removeEventListener(type, listen)
    },
  }
}

/**
 * What `bindery-site` does to the page around it. The marks hold at once; what answers to a reader's
 * click, and what is counted, comes in an idle moment: without it a link leads where its page says.
 */
const lookAfterPage = (state: State, element: Element): Off => {
  const { give, off } = overhear()
  let offs: Off[] = [keepMarks(state.$country), off]
  let gone = false
  state.environment.idle(() => {
    import('./site.behaviour.ts').then(
      ({ behave, count }) => {
        if (gone) return
        const analytics = count(state, element)
        give(analytics.hear)
        offs = [...offs, analytics.off, ...behave(state)]
      },
      () => {},
    )
  })
  return () => {
    gone = true
    for (const off of offs) off()
  }
}

/** All of `bindery-site`, in a browser. */
export const createSite = (state: State, host: Host<object>): Model<object> => {
  const { $view, destroy } = createSiteModel(state, host)
  const leave = lookAfterPage(state, host.element)
  return {
    $view,
    destroy: () => {
      leave()
      destroy()
    },
  }
}
