import type { Host, Model } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { State } from '@bindery/state/state.ts'
import { keepMarks } from './site.marks.ts'
import { createSiteModel } from './site.model.ts'

/**
 * What `bindery-site` does to the page around it. The marks hold at once; what answers to a reader's
 * click comes in an idle moment: without it a link leads where its page says.
 */
const lookAfterPage = (state: State): Off => {
  let offs: Off[] = [keepMarks(state.$country)]
  let gone = false
  state.environment.idle(() => {
    import('./site.behaviour.ts').then(
      ({ behave }) => {
        if (!gone) offs = [...offs, ...behave(state)]
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
  const leave = lookAfterPage(state)
  return {
    $view,
    destroy: () => {
      leave()
      destroy()
    },
  }
}
