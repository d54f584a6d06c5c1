import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { createClock } from '@bindery/mock-api/clock.ts'
import { createPbkdf2Hashes } from '@bindery/mock-api/pbkdf2-hashes.ts'
import type { ReadableAtom } from 'nanostores'
import { defaultSettings, type Settings } from './settings.ts'
import { createState, type State } from './state.ts'
import { type TestEnvironment, type TestOptions, testEnvironment } from './test-environment.ts'

export const origin = 'https://publisher.example'
export const password = 'Bindery#2026'
export const reader = { username: 'reader@example.com', password }

/** The mock API, with hashes that cost nothing and a clock that stands still: how long is left is told to the second. */
export const createServer = () =>
  createBrowserMockApi({
    origin,
    hashes: createPbkdf2Hashes(1),
    clock: createClock(() => Date.parse('2026-11-21T09:00:00Z')),
  })
export type TestServer = ReturnType<typeof createServer>

export interface Visit {
  readonly server: TestServer
  readonly page: TestEnvironment
  readonly state: State
  /** The calls the server got, as 'METHOD /path', `/__mock/` left out. */
  calls(): Promise<string[]>
  /** The same tab after a reload. */
  reloaded(settings?: Partial<Settings>): Visit
  /** Another tab of the same browser. */
  tab(): Visit
}

const opened = (page: TestEnvironment, settings: Partial<Settings>, server: TestServer): Visit => {
  const state = createState(page, { ...defaultSettings(origin), ...settings })
  return {
    server,
    page,
    state,
    calls: async () =>
      (await server.control.calls()).map(({ method, path }) => `${method} ${path}`),
    reloaded: (other = {}) => opened(page.reopen(), { ...settings, ...other }, server),
    tab: () => visit(settings, { browser: page.browser }, server),
  }
}

/** Opens a page of the publisher's site. */
export const visit = (
  settings: Partial<Settings> = {},
  options: TestOptions = {},
  server: TestServer = createServer(),
): Visit => opened(testEnvironment({ fetch: server.fetch, ...options }), settings, server)

/** Waits until a store has a value that fits. */
export const until = <T>(store: ReadableAtom<T>, fits: (value: T) => boolean): Promise<T> =>
  new Promise((resolve) => {
    const off = store.subscribe((value) => {
      if (!fits(value)) return
      queueMicrotask(() => off())
      resolve(value)
    })
  })

/** Whatever is asked by itself has been asked by then. */
export const idle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}

export const known = ({ state }: Visit) =>
  until(state.session.$session, ({ status }) => status !== 'unknown')

/** A reader on a page that knows who they are. */
export const signedIn = async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  return here
}
/** They sign out in another tab; this page stays. */
export const leave = async (here: Visit) => {
  const other = here.tab()
  await known(other)
  await other.state.session.signOut()
}
/** Another reader is in their place. */
export const replaced = async (here: Visit) => {
  await here.server.control.signIn('good@example.com')
  await here.state.session.refresh()
}
/** What was asked of the server besides reading and signing in. */
export const writes = async ({ calls }: Visit) =>
  (await calls()).filter((call) => !/^(GET|HEAD)|authenticate/.test(call))
