import { isEuGroup } from '@bindery/contract/country.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { hasCrumb } from '@bindery/state/order-crumb.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

/** What the page is for its reader; the root element has the class `bindery-` and this. */
const siteStates = ['guest', 'registered', 'subscribers'] as const

const twice =
  '<bindery-site> is on this page twice; allowed: once. The settings of the first are used.'

/** Of each page: whether an order was finished there, and how many tags are on it. */
const pages = new WeakMap<State['session'], { finished: boolean; told: boolean; tags: number }>()

/** Where a checkout leads back to. */
const isComplete = (said: string | null, pathname: string): boolean =>
  said ? /^registration complete page$/i.test(said) : /^\/registration-complete\/*$/.test(pathname)

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

  const here = pages.get(session) ?? { finished: false, told: false, tags: 0 }
  pages.set(session, here)
  here.tags += 1
  // Later: one that another takes the place of is not gone yet.
  environment.idle(() => {
    if (here.tags < 2 || here.told) return
    here.told = true
    environment.warn(twice)
  })
  const url = new URL(environment.location().href)
  const isBack = isComplete(settings.pageType, url.pathname)
  const uid = (isBack && url.searchParams.get('uid')) || null
  if (uid) {
    // It says who has bought something: out of the address bar at once, and done but once.
    url.searchParams.delete('uid')
    environment.replaceUrl(url.href)
  }
  if (!here.finished && (uid || hasCrumb(environment))) {
    here.finished = true
    const finishing = import('./activation.ts')
    void finishing.then(
      ({ finishCheckout }) => finishCheckout(state, uid, host.element),
      () => {},
    )
  }
  const off = session.$session.subscribe((now) => {
    if (now.status !== 'unknown') mark(now.status)
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
