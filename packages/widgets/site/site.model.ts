import type { Host, Model } from '@bindery/element/host.ts'
import type { SessionState } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { pageTypeOf } from './page-type.ts'

/** What analytics call the reader (spec content and commerce 4). */
const userState = ({ status }: SessionState): string =>
  status === 'subscribers' ? 'Subscriber' : status === 'registered' ? 'Registered' : 'Guest'

/** What `bindery-site` does for the page as a whole; it draws nothing. */
export const createSiteModel = (
  state: State,
  host: Pick<Host<object>, 'element'>,
): Model<object> => {
  const { analytics, environment, session, settings, site } = state
  let told = false
  const tell = (now: SessionState) => {
    if (told || (now.status === 'unknown' && !now.failure)) return
    told = true
    const pageType = pageTypeOf(settings.pageType, environment.location().pathname)
    analytics.track('page', { pageType, userState: userState(now) }, host.element)
  }
  const offs = [site.markRoot(), session.$session.subscribe(tell)]
  return {
    $view: atom({}),
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
