import { isEuGroup } from '@bindery/contract/country.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { track } from '@bindery/state/analytics.ts'
import { pageTypeOf } from '@bindery/state/page-type.ts'
import type { SessionState } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

/** What the page is for its reader; the root element has the class `bindery-` and this. */
const siteStates = ['guest', 'registered', 'subscribers'] as const

/** What analytics call the reader (spec content and commerce 4). */
const userState = ({ status }: SessionState): string =>
  status === 'subscribers' ? 'Subscriber' : status === 'registered' ? 'Registered' : 'Guest'

const twice =
  '<bindery-site> is on this page twice; allowed: once. The settings of the first are used.'

/** Of each page: whether analytics have heard of it, and how many tags are on it. */
const pages = new WeakMap<State['session'], { counted: boolean; told: boolean; tags: number }>()

/** What `bindery-site` does for the page as a whole; it draws nothing. */
export const createSiteModel = (
  state: State,
  host: Pick<Host<object>, 'element'>,
): Model<object> => {
  const { environment, session, settings } = state
  const { page } = environment
  const classOf = (status: string) => `bindery-${status}`
  const mark = (now: string) => {
    for (const status of siteStates) page.rootClass(classOf(status), status === now)
  }
  const told = page.rootClasses()
  // Until the reader is known, what a server may have put there holds.
  mark(siteStates.find((status) => told.includes(classOf(status))) ?? 'guest')

  const here = pages.get(session) ?? { counted: false, told: false, tags: 0 }
  pages.set(session, here)
  here.tags += 1
  // Later: one that another takes the place of is not gone yet.
  environment.idle(() => {
    if (here.tags < 2 || here.told) return
    here.told = true
    environment.warn(twice)
  })
  const pageType = pageTypeOf(settings.pageType, environment.location().pathname)
  const url = new URL(environment.location().href)
  const uid = url.searchParams.get('uid')
  if (uid && pageType === 'Registration complete page') {
    // It says who has bought something: out of the address bar at once, and done but once.
    url.searchParams.delete('uid')
    environment.replaceUrl(url.href)
    const finishing = import('./activation.ts')
    void finishing.then(
      ({ finishCheckout }) => finishCheckout(state, uid, host.element),
      () => {},
    )
  }
  const count = (now: SessionState) => {
    if (here.counted || (now.status === 'unknown' && !now.failure)) return
    here.counted = true
    track(environment, 'page', { pageType, userState: userState(now) }, host.element)
  }
  const off = session.$session.subscribe((now) => {
    if (now.status !== 'unknown') mark(now.status)
    count(now)
  })
  // For what a site owes its readers there: a question before it counts them, say.
  const offCountry = state.$country.subscribe((country) => {
    if (country) page.rootClass('bindery-eu', isEuGroup(country))
  })
  return {
    $view: atom({}),
    destroy: () => {
      here.tags -= 1
      off()
      offCountry()
    },
  }
}
