/** Two tabs of one browser, and a server whose answers come as the test decides. Never shipped. */
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { createClock } from '@bindery/mock-api/core/clock.ts'
import { createMemoryStore } from '@bindery/mock-api/core/memory-store.ts'
import { createPbkdf2Hashes } from '@bindery/mock-api/core/pbkdf2-hashes.ts'
import { vi } from 'vitest'
// Loaded before the first journey, so that every run takes the same turns.
import '@bindery/contract/groups/cart.ts'
import '@bindery/contract/groups/library.ts'
import '../cart/cart-action.ts'
import '../cart/cart-store.ts'
import '../library/saved-action.ts'
import '../library/saved-store.ts'
import '../page/notifications.ts'
import '../server.ts'
import '../session/pending-runner.ts'
import { cartOf } from '../cart/cart.ts'
import { savedOf } from '../library/saved.ts'
import { readerOf } from '../session/session.ts'
import { defaultSettings } from '../settings/settings.ts'
import { createState, type State } from '../state.ts'
import { createTestBrowser } from './browser.ts'
import { type TestEnvironment, testEnvironment } from './environment.ts'

const origin = 'https://publisher.example'

/** Who may sign in, with a product that only this reader buys. Items are named after the reader who saves them. */
export const people = {
  guest: { email: '', product: '501-KND-ENG', folders: [] },
  ada: {
    email: 'reader@example.com',
    product: '501-HBK-ENG',
    folders: ['f-1001-1', 'f-1001-2'],
  },
  ben: { email: 'good@example.com', product: '502-PDF-ENG', folders: [] },
} as const
export type Person = keyof typeof people
const personOf = (email: string): Person =>
  email === people.ada.email ? 'ada' : email === people.ben.email ? 'ben' : 'guest'

export const items = [1, 2]
export const itemOf = (person: Person, item: number) => `${person}-${item}`
const wanted = Object.keys(people).flatMap((person) =>
  items.map((item) => itemOf(person as Person, item)),
)

/** How the server answers the next request of a tab. */
export type Trouble =
  | 'the request is lost'
  | 'the answer is lost'
  | 'the server fails'
  | 'the request is late'
  | 'the answer is late'

const cartOnly = ['cart'] as const
const savedOnly = ['saved'] as const
const everything = ['cart', 'saved'] as const

interface SentWrite {
  readonly call: string
  readonly body: string
  readonly status: number
}

export interface Tab {
  readonly name: string
  page: TestEnvironment
  state: State
  isHidden: boolean
  isSigningIn: boolean
  /** Ends what waits for answers when the page is left. */
  end: () => void
  readonly troubles: Trouble[]
  /**
   * What the other tab has changed on the server with a write whose answer came when its page was left. Nobody could tell
   * this tab, which may show it as it was until it is reloaded.
   */
  readonly untold: Set<'saved' | 'cart'>
}

/** What a tab shows, or the server has: the reader, the saved items with their folders, the lines of the cart. */
export interface Sight {
  readonly person: Person | 'unknown'
  readonly saved: Readonly<Record<string, readonly string[]>>
  readonly cart: Readonly<Record<string, number>> | 'unknown'
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** Opens two tabs of a guest. Call `vi.useFakeTimers` for `setTimeout` before. */
export const createWorld = async () => {
  const store = createMemoryStore()
  const server = createBrowserMockApi({
    origin,
    store,
    hashes: createPbkdf2Hashes(1),
    clock: createClock(() => Date.parse('2026-11-21T09:00:00Z')),
  })
  const browser = createTestBrowser()
  const late: { readonly tab: string; readonly come: () => void }[] = []
  const writes: SentWrite[] = []
  /** Requests that are neither answered nor late. */
  let active = 0
  let turn: Promise<unknown> = Promise.resolve()

  /** One request after the other, so that a run is the same each time. */
  const ask = (request: Request): Promise<Response> => {
    const answer = turn.then(() => server.fetch(request))
    turn = answer.catch(() => {})
    return answer
  }
  const waitLate = async (tab: Tab) => {
    active -= 1
    await new Promise<void>((come) => void late.push({ tab: tab.name, come }))
    active += 1
  }
  /** The page that takes the place of the one that was left reads the server after the write. */
  const noteUntold = (from: Tab, call: string) => {
    const kinds = /cart/.test(call) ? cartOnly : /saved|list/i.test(call) ? savedOnly : everything
    for (const tab of tabs)
      if (tab.name !== from.name) for (const kind of kinds) tab.untold.add(kind)
  }
  const answerOf = async (tab: Tab, request: Request, isLeft: () => boolean): Promise<Response> => {
    const { method } = request
    const call = `${method} ${new URL(request.url).pathname}`
    const isWrite = method !== 'GET' && method !== 'HEAD'
    const body = isWrite ? await request.clone().text() : ''
    const trouble = tab.troubles.shift()
    if (trouble === 'the request is late') await waitLate(tab)
    if (trouble === 'the request is lost' || isLeft()) throw new TypeError('Failed to fetch')
    if (trouble === 'the server fails') return new Response('', { status: 500 })
    const answer = await ask(request)
    if (isWrite) writes.push({ call, body, status: answer.status })
    if (trouble === 'the answer is late') await waitLate(tab)
    if (isWrite && isLeft()) noteUntold(tab, call)
    if (trouble === 'the answer is lost') throw new TypeError('Failed to fetch')
    return answer
  }

  const open = (tab: Pick<Tab, 'name' | 'troubles'>, page?: TestEnvironment): Tab => {
    const ended = Promise.withResolvers<void>()
    let isLeft = false
    const never = new Promise<never>(() => {})
    const opened: Tab = Object.assign(tab as Tab, {
      isHidden: false,
      isSigningIn: false,
      untold: new Set(),
      end: () => {
        isLeft = true
        ended.resolve()
      },
    })
    const overrides = {
      fetch: async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
        if (isLeft) return never
        const target = input instanceof Request ? input : new URL(String(input), origin)
        active += 1
        try {
          const answer = await answerOf(opened, new Request(target, init), () => isLeft)
          return isLeft ? never : answer
        } catch (error) {
          if (isLeft) return never
          throw error
        } finally {
          active -= 1
        }
      },
      // A page that is left holds no lock.
      exclusive: <T>(name: string, act: () => Promise<T>): Promise<T> => {
        const held = Promise.resolve(browser.locks.get(name))
          .catch(() => {})
          .then(act)
        browser.locks.set(name, Promise.race([held, ended.promise]))
        return held
      },
    }
    opened.page = page ? page.reopen(overrides) : testEnvironment({ browser, ...overrides })
    opened.state = createState(opened.page, defaultSettings(origin))
    savedOf(opened.state).want(wanted)
    savedOf(opened.state).$saved.listen(() => {})
    cartOf(opened.state).$cart.listen(() => {})
    opened.state.session.$session.listen(() => {})
    return opened
  }
  const tabs = ['one', 'two'].map((name) => open({ name, troubles: [] }))

  const reload = (tab: Tab) => {
    tab.end()
    tab.state.overlays.closeAll()
    open(tab, tab.page)
  }
  /** Goes where the kit has sent the page. */
  const travel = async (tab: Tab): Promise<boolean> => {
    const to = tab.page.journeys.shift()
    if (to === undefined) return false
    const isLost = tab.troubles.shift()?.endsWith('is lost')
    if (to.includes('/logout') && !isLost) {
      const headers = { 'x-requested-with': 'bindery' }
      await ask(new Request(to, { redirect: 'manual', headers }))
    }
    reload(tab)
    return true
  }
  /** Lets everything happen that needs no late answer. */
  const settle = async () => {
    for (let quiet = 0; quiet < 8; quiet += 1) {
      await new Promise(setImmediate)
      // The client's own delays. A request that is on its way takes no time.
      if (active === 0) vi.advanceTimersByTime(300)
      for (const tab of tabs) if (await travel(tab)) quiet = 0
      if (active > 0) quiet = 0
    }
  }
  const seenIn = ({ state }: Tab): Sight => {
    const session = state.session.$session.get()
    const reader = readerOf(session)
    const cart = cartOf(state).$cart.get()
    return {
      person: session.status === 'unknown' ? 'unknown' : personOf(reader?.emailAddress ?? ''),
      saved: Object.fromEntries(
        [...savedOf(state).$saved.get()].flatMap(([id, lists]) => (lists ? [[id, lists]] : [])),
      ),
      cart:
        cart.status === 'known'
          ? Object.fromEntries(cart.cart.items.map(({ itemid, quantity }) => [itemid, quantity]))
          : 'unknown',
    }
  }
  const read = async (path: string) => (await ask(new Request(origin + path))).json()
  const savedBy = (email: string) => {
    const account = store.list('account').find(({ value }) => value.emailAddress === email)
    const saved = store.list('saved', account?.id ?? 'nobody').map(({ value }) => value)
    return Object.fromEntries(
      saved
        .filter(({ item }) => wanted.includes(item.id))
        .map(({ item, listIds }) => [item.id, listIds]),
    )
  }
  const onServer = async (): Promise<Sight> => {
    const { emailAddress = '' } = await read('/api/user/profile')
    const { items: lines = [] } = await read('/api/shopping-cart')
    const person = personOf(emailAddress)
    return {
      person,
      saved: person === 'guest' ? {} : savedBy(emailAddress),
      cart: Object.fromEntries(
        lines.map((line: { itemid: string; quantity: number }) => [line.itemid, line.quantity]),
      ),
    }
  }
  await settle()
  return {
    tabs,
    late,
    writes,
    reload,
    settle,
    seenIn,
    savedBy,
    onServer,
    /** The session on the server is over; no page hears of it. */
    expire: () => {
      turn = turn.then(() => server.control.advance(15 * 24 * 60 * 60_000))
    },
    carts: () => store.list('cart').map(({ value }) => value),
  }
}
