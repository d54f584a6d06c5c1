import type { Cart } from '@bindery/contract/cart.ts'
import { toJson } from '@bindery/contract/json.ts'
import { cartOf } from '@bindery/state/cart/cart.ts'
import type { Environment, Off } from '@bindery/state/environment/environment.ts'
import { track } from '@bindery/state/page/analytics.ts'
import type { Catalogue } from '@bindery/state/page/analytics-catalogue.ts'
import type { SessionState } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { cartLayer } from './cart-layer.ts'

/** The facts of the page that go to analytics. */
export interface PageFacts {
  readonly pageType: string | null
  /** The number of results on a page that marks its list. */
  readonly resultCount?: number | undefined
}

export interface Analytics {
  /** Counts a follow, an unfollow or a cart change. The same event twice counts once. */
  count(event: Event): void
  off: Off
}

type UserState = Catalogue['user']['userState']

/** The reader's state in the words of the spec (content and commerce 4). */
const userStateOf = ({ status }: SessionState): UserState =>
  status === 'subscribers' ? 'Subscriber' : status === 'registered' ? 'Registered' : 'Guest'

/** What has been reported, by page: it outlives each `bindery-site` on the page. */
interface Reported {
  userState?: UserState
  cart?: string
  events: WeakSet<Event>
}
const pages = new WeakMap<State['session'], Reported>()

/** The storage key of this browser's last visit, in ms since 1970. It belongs to no reader, so sign-out keeps it. */
export const visitKey = 'bindery:last-visit'

const day = 24 * 60 * 60 * 1000

/** The time between two visits in the words of the spec (content and commerce 5). @param ms the gap */
export const gapOf = (ms: number): string => {
  const days = Math.floor(ms / day)
  if (days < 1) return 'Less Than One Day'
  return days === 1 ? 'One Day' : `${days} Days`
}

/**
 * Stores this visit, and returns the gap since the last one. Without storage, or with an invalid entry in it,
 * every visit is the first. A clock that was set back makes no gap.
 */
const recordVisit = ({ local, now }: Pick<Environment, 'local' | 'now'>): string => {
  const last = local.get(visitKey) ?? ''
  const at = now()
  local.set(visitKey, `${at}`)
  return /^\d{1,15}$/.test(last) ? gapOf(at - Number(last)) : 'First Visit'
}

/** Reports the page, its reader, follows and cart changes to analytics. @param from dispatches the events */
export const trackPage = (state: State, facts: PageFacts, from: EventTarget): Analytics => {
  const { environment, session } = state
  const earlier = pages.get(session)
  const reported = earlier ?? { events: new WeakSet() }
  pages.set(session, reported)
  if (!earlier) track(environment, 'daily-visit', { gap: recordVisit(environment) }, from)

  const off = session.$session.subscribe((now) => {
    if (now.status === 'unknown' && !now.failure) return
    const userState = userStateOf(now)
    const before = reported.userState
    // A failed session check says nothing new about a reader who was known before it.
    if (userState === before || (before && now.status === 'unknown')) return
    reported.userState = userState
    const { pageType, resultCount } = facts
    const results = resultCount === undefined ? {} : { resultCount }
    if (before) track(environment, 'user', { userState }, from)
    else track(environment, 'page', { pageType, userState, ...results }, from)
  })

  const countFollow = ({ type, detail }: CustomEvent<Catalogue['follow']>) => {
    const following = type === 'bindery-followed'
    track(environment, 'follow', { type: detail.type, id: detail.id, following }, from)
  }
  const countCart = (cart: Cart) => {
    const layer = cartLayer(cart)
    const text = toJson(layer)
    if (text === reported.cart) return
    reported.cart = text
    track(environment, 'cart', layer, from)
  }
  // The cart that the page opens with is no change. An empty one is not reported.
  const offCart = cartOf(state).watch((cart) => {
    if (reported.cart === undefined && cart.items.length > 0) countCart(cart)
  })
  return {
    count: (event) => {
      if (reported.events.has(event)) return
      reported.events.add(event)
      if (event.type === 'bindery-cart-changed')
        countCart((event as CustomEvent<{ readonly cart: Cart }>).detail.cart)
      else countFollow(event as Parameters<typeof countFollow>[0])
    },
    off: () => {
      off()
      offCart()
    },
  }
}
