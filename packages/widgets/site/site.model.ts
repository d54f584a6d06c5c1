import { isEuGroup } from '@bindery/contract/country.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { hasOrderCookie } from '@bindery/state/orders/order-cookie.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'

const loadActivation = loadOnce(() => import('./activation.ts'))

/** The reader's status; the root element has the class `bindery-<status>`. */
const statuses = ['guest', 'registered', 'subscribers'] as const

/** The pages whose checkout was completed. */
const finished = new WeakSet<State['session']>()

/** Whether this is the page that a checkout returns to. */
const isCompletePage = (pageType: string | null, pathname: string): boolean =>
  pageType
    ? /^registration complete page$/i.test(pageType)
    : /^\/registration-complete\/*$/.test(pathname)

/** Keeps the classes of the root element, and completes a checkout. `bindery-site` renders nothing. */
export const createSiteModel = (
  state: State,
  host: Pick<Host<object>, 'element'>,
): Model<object> => {
  const { environment, session, settings } = state
  const { page } = environment
  const classOf = (status: string) => `bindery-${status}`
  const setStatusClass = (current: string) => {
    for (const status of statuses) page.rootClass(classOf(status), status === current)
  }
  const initial = page.rootClasses()
  // A class that the server has rendered holds until the session is known.
  setStatusClass(statuses.find((status) => initial.includes(classOf(status))) ?? 'guest')

  const url = new URL(environment.location().href)
  const isBack = isCompletePage(settings.pageType, url.pathname)
  const uid = (isBack && url.searchParams.get('uid')) || null
  if (uid) {
    // The uid identifies a buyer, so it leaves the address bar at once. A reload does not repeat the call.
    url.searchParams.delete('uid')
    environment.replaceUrl(url.href)
  }
  if (!finished.has(session) && (uid || hasOrderCookie(environment))) {
    finished.add(session)
    void loadActivation().then(
      ({ finishCheckout }) => finishCheckout(state, uid, host.element),
      () => {},
    )
  }
  const off = session.$session.subscribe((now) => {
    if (now.status !== 'unknown') setStatusClass(now.status)
  })
  // Sites need this class for consent banners, for example.
  const offCountry = state.$country.subscribe((country) => {
    if (country) page.rootClass('bindery-eu', isEuGroup(country))
  })
  return {
    $view: atom({}),
    destroy: () => {
      off()
      offCountry()
    },
  }
}
