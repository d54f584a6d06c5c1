/**
 * The stand-in reader: the mock API answers the kit in this browser, so that a page whose server is missing, or must
 * not be touched, can be tried as any reader. The panel fetches this file when the
 * stand-in is chosen.
 */
import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import type { Fault } from '@bindery/mock-api/faults.ts'
import { readerEmails } from '@bindery/mock-api/seed/accounts.ts'
import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import { sampleProducts } from '@bindery/mock-api/seed/products.ts'
import type { State } from '@bindery/state/state.ts'
import type { CallWatch } from '../watch/calls.ts'
import { errorsOf, type PlayableError } from './errors.ts'
import { articlesOfPage, productsOfPage } from './page-content.ts'
import { standardAddress } from './standard-address.ts'
import { snapshotStorage } from './storage-snapshot.ts'

export const readers = ['guest', ...Object.keys(readerEmails), 'spent', 'restricted'] as const
export type Reader = 'guest' | keyof typeof readerEmails | 'spent' | 'restricted'

export const servers = ['normal', 'slow', 'failing', 'offline', 'maintenance'] as const
export type ServerMood = (typeof servers)[number]

const emails: Readonly<Record<string, string>> = { ...readerEmails, spent: readerEmails.registered }

/** Faults of every call, by the mood of the server. */
const moods: Readonly<Record<ServerMood, Omit<Fault, 'path'> | null>> = {
  normal: null,
  slow: { delayMs: 3000 },
  failing: { status: 500, body: '' },
  offline: { abort: true },
  maintenance: null,
}
/** More than any meter allows. */
const mostArticles = 100
const everyCall = ['/api', '/service', '/authenticate', '/user-service']

export interface StandIn {
  readonly readers: readonly string[]
  readonly servers: readonly ServerMood[]
  /** The errors that a tag's calls may have. */
  errorsOf(tag: string): readonly PlayableError[]
  play(reader: Reader): Promise<void>
  serve(mood: ServerMood): Promise<void>
  /** Answers each call of this kind with an error; null: with none. */
  fail(error: PlayableError | null): Promise<void>
  /** The server forgets the session, and the page does not know yet. */
  expireSession(): Promise<void>
  /** Another tab has signed the reader out. */
  signOutElsewhere(): Promise<void>
  reset(): Promise<void>
  /** The server answers again, and this browser stores what it stored before. */
  stop(): Promise<void>
}

/** Starts the stand-in: from now on the mock API answers, with a guest. */
export async function startStandIn(state: State, calls: CallWatch): Promise<StandIn> {
  const { session, settings } = state
  const known = new Set(sampleContent.map(({ id }) => id))
  const products = new Set(sampleProducts.map(({ id }) => id))
  const mock = createBrowserMockApi({
    content: [...articlesOfPage().filter(({ id }) => !known.has(id)), ...sampleContent],
    products: [...sampleProducts, ...productsOfPage().filter(({ id }) => !products.has(id))],
    settings: { amounts: settings.amounts },
  })
  const restoreStorage = snapshotStorage(state.environment)
  let mood: ServerMood = 'normal'
  let error: PlayableError | null = null
  /** Calls of the stand-in itself, which no fault meets. */
  let isQuiet = false

  const answer: Parameters<CallWatch['answerBy']>[0] = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI)
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
    const address = standardAddress(method, url, settings)
    return mock.fetch(input instanceof Request ? new Request(address, input) : address, init)
  }
  const applyFaults = async () => {
    const fault = moods[mood]
    const ofMood = fault && !isQuiet ? everyCall.map((path) => ({ path, ...fault })) : []
    await mock.control.faults([...(error && !isQuiet ? [error.fault] : []), ...ofMood])
    await mock.control.settings({ maintenance: mood === 'maintenance' && !isQuiet })
  }
  const quietly = async (act: () => Promise<unknown>) => {
    isQuiet = true
    await applyFaults()
    await act()
    isQuiet = false
  }
  const post = (path: string, body: unknown) =>
    mock.fetch(location.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery' },
      body: JSON.stringify(body),
    })
  const spendQuota = async () => {
    // An article that the server does not know is metered.
    for (let article = 1; article < mostArticles; article += 1) {
      const answer = await post('/api/user/quota', { url: `/stand-in/${article}` })
      const { granted } = await answer.json()
      if (!granted) return
    }
  }
  /** Leaves the page to the reader of the panel: a sign-in would reload it, and end the stand-in. */
  const stay = (event: Event) => event.preventDefault()
  const requests = ['bindery-reload-request', 'bindery-navigate-request']

  const play = async (reader: Reader) => {
    await quietly(async () => {
      await mock.control.reset()
      const email = emails[reader]
      // Another reader in between: from a reader to the same one the stores would keep what they have read, and what
      // they failed to read.
      const { registered, better } = readerEmails
      await mock.control.signIn(email === registered ? better : registered)
      await session.refresh()
      await mock.control.reset()
      if (email) await mock.control.signIn(email)
      if (reader === 'spent') await spendQuota()
      await session.refresh()
      error = null
      if (reader === 'restricted') {
        const fault = { method: 'POST', path: '/authenticate', status: 403 }
        error = {
          id: 'signIn: user_restricted',
          call: 'signIn',
          code: 'user_restricted',
          description: 'The account is restricted.',
          fault: { ...fault, body: { code: 'user_restricted' } },
        }
      }
    })
    await applyFaults()
  }
  const stop = async () => {
    for (const name of requests) document.removeEventListener(name, stay, true)
    removeEventListener('pagehide', restoreStorage)
    calls.answerBy(null)
    // Another reader than the stand-in clears what is stored of it; what was stored before comes back after that.
    await session.refresh()
    restoreStorage()
  }

  calls.answerBy(answer)
  for (const name of requests) document.addEventListener(name, stay, true)
  addEventListener('pagehide', restoreStorage)
  await play('guest')
  return {
    readers,
    servers,
    errorsOf: (tag) => errorsOf(tag, settings.dialect),
    play,
    async serve(next) {
      mood = next
      await applyFaults()
    },
    async fail(next) {
      error = next
      await applyFaults()
    },
    async expireSession() {
      await mock.control.reset()
      await applyFaults()
    },
    async signOutElsewhere() {
      await mock.control.reset()
      await applyFaults()
      // The kit of this page hears another channel of the same name, as it hears another tab.
      const channel = new BroadcastChannel('bindery')
      channel.postMessage('signed-out')
      channel.close()
    },
    async reset() {
      mood = 'normal'
      await play('guest')
    },
    stop,
  }
}
