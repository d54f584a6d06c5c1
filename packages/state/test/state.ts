import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { createClock } from '@bindery/mock-api/core/clock.ts'
import { createPbkdf2Hashes } from '@bindery/mock-api/core/pbkdf2-hashes.ts'
import type { ReadableAtom } from 'nanostores'
import { defaultSettings, type Settings } from '../settings/settings.ts'
import { createState, type State } from '../state.ts'
import { type TestEnvironment, type TestOptions, testEnvironment } from './environment.ts'

export const origin = 'https://publisher.example'
export const password = 'Bindery#2026'
export const reader = { username: 'reader@example.com', password }

/** The mock API, with cheap hashes and a stopped clock, so that remaining times are exact to the second. */
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
  /** The requests that the server received, as 'METHOD /path', without `/__mock/`. */
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

/** Resolves with the store's first value that `fits`. */
export const until = <T>(store: ReadableAtom<T>, fits: (value: T) => boolean): Promise<T> =>
  new Promise((resolve) => {
    const off = store.subscribe((value) => {
      if (!fits(value)) return
      queueMicrotask(() => off())
      resolve(value)
    })
  })

/** Waits until the background reads have been sent. */
export const idle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
}

export const known = ({ state }: Visit) =>
  until(state.session.$session, ({ status }) => status !== 'unknown')

/** Opens a page with a signed-in reader, after its session check. */
export const signedIn = async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  return here
}
/** Signs the reader out in another tab. This page stays open. */
export const leave = async (here: Visit) => {
  const other = here.tab()
  await known(other)
  await other.state.session.signOut()
}
/** Replaces the reader by another one. */
export const replaced = async (here: Visit) => {
  await here.server.control.signIn('good@example.com')
  await here.state.session.refresh()
}
/** The requests that the server received, without reads and sign-ins. */
export const writes = async ({ calls }: Visit) =>
  (await calls()).filter((call) => !/^(GET|HEAD)|authenticate/.test(call))
