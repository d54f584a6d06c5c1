import type { Cart } from '@bindery/contract/cart.ts'
import { track } from '@bindery/state/analytics.ts'
import type { Catalogue } from '@bindery/state/analytics-catalogue.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { SessionState } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { cartLayer } from './cart-layer.ts'
import { visit } from './daily-visit.ts'

/** What of the page itself analytics hear. */
export interface PageFacts {
  readonly pageType: string | null
  /** How many results the page lists, where it says so. */
  readonly resultCount?: number | undefined
}

export interface Analytics {
  /** Something was followed, or the cart has changed. Heard twice it counts once. */
  hear(event: Event): void
  off: Off
}

type UserState = Catalogue['user']['userState']

/** What analytics call the reader (spec content and commerce 4). */
const userStateOf = ({ status }: SessionState): UserState =>
  status === 'subscribers' ? 'Subscriber' : status === 'registered' ? 'Registered' : 'Guest'

/** Of each page, whatever tags come and go: what analytics have heard. */
interface Heard {
  userState?: UserState
  cart?: string
  events: WeakSet<Event>
}
const pages = new WeakMap<State['session'], Heard>()

/** Tells analytics of the page, its reader, and what happens on it. @param from sends the events */
export const analyse = (state: State, facts: PageFacts, from: EventTarget): Analytics => {
  const { environment, session } = state
  const known = pages.get(session)
  const heard = known ?? { events: new WeakSet() }
  pages.set(session, heard)
  if (!known) track(environment, 'daily-visit', { gap: visit(environment) }, from)

  const off = session.$session.subscribe((now) => {
    if (now.status === 'unknown' && !now.failure) return
    const userState = userStateOf(now)
    const before = heard.userState
    // Nobody can be asked: that is no news about who has been here all the time.
    if (userState === before || (before && now.status === 'unknown')) return
    heard.userState = userState
    const { pageType, resultCount } = facts
    const results = resultCount === undefined ? {} : { resultCount }
    if (before) track(environment, 'user', { userState }, from)
    else track(environment, 'page', { pageType, userState, ...results }, from)
  })

  const followed = ({ type, detail }: CustomEvent<Catalogue['follow']>) => {
    const following = type === 'bindery-followed'
    track(environment, 'follow', { type: detail.type, id: detail.id, following }, from)
  }
  const changed = ({ detail }: CustomEvent<{ readonly cart: Cart }>) => {
    const layer = cartLayer(detail.cart)
    const cart = JSON.stringify(layer)
    if (cart === heard.cart) return
    heard.cart = cart
    track(environment, 'cart', layer, from)
  }
  return {
    hear: (event) => {
      if (heard.events.has(event)) return
      heard.events.add(event)
      if (event.type === 'bindery-cart-changed') changed(event as Parameters<typeof changed>[0])
      else followed(event as Parameters<typeof followed>[0])
    },
    off,
  }
}
