import { createMockApi, type MockApiOptions } from './app.ts'
import type { Mail } from './core/mailbox.ts'
import { createMemoryStore } from './core/memory-store.ts'
import type { Jar } from './core/server.ts'
import type { ServerSettings } from './core/settings.ts'
import type { Fault, LoggedCall } from './faults.ts'
import { seedPassword } from './seed/accounts.ts'

export interface BrowserMockApiOptions extends Partial<MockApiOptions> {
  /** The base of relative URLs. Default: the page's origin. */
  origin?: string
}

/** The control routes as functions. */
export interface MockControl {
  reset(): Promise<void>
  faults(list: Fault[]): Promise<void>
  calls(): Promise<LoggedCall[]>
  mailbox(): Promise<Mail[]>
  advance(ms: number): Promise<void>
  settings(changes: Partial<ServerSettings>): Promise<ServerSettings>
  /** Opens a session for a seeded account, e.g. `good@example.com`. */
  signIn(email: string): Promise<void>
}

/**
 * Creates the mock for a page: a `fetch` to pass to the kit, and its controls. The session lives in this object
 * instead of a cookie.
 */
export const createBrowserMockApi = (
  options: BrowserMockApiOptions = {},
): { fetch: typeof fetch; control: MockControl } => {
  const { origin = globalThis.location?.origin ?? 'http://localhost', ...rest } = options
  const app = createMockApi({ store: createMemoryStore(), control: () => true, ...rest })
  let session: string | undefined
  let guest: string | undefined
  const jar: Jar = {
    get: () => session,
    set: (value) => {
      session = value
    },
    cart: {
      get: () => guest,
      set: (value) => {
        guest = value
      },
    },
  }
  const emptySlot = { get: () => undefined, set: () => {} }
  const emptyJar: Jar = { ...emptySlot, cart: emptySlot }

  const mockFetch: typeof fetch = async (input, init) => {
    const target = input instanceof Request ? input : new URL(String(input), origin)
    const request = new Request(target, init)
    const { signal } = request
    signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    // A fault that cuts the connection rejects like a lost connection.
    const answered = (async () =>
      app.fetch(request, { jar: request.credentials === 'omit' ? emptyJar : jar }))().catch(() => {
      throw new TypeError('Failed to fetch')
    })
    return Promise.race([answered, aborted])
  }

  const control = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await mockFetch(`${origin}/__mock/${path}`, init)
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }

  return {
    fetch: mockFetch,
    control: {
      async reset() {
        session = guest = undefined
        await control('reset', {})
      },
      async faults(list) {
        await control('faults', list)
      },
      calls: () => control('calls'),
      mailbox: () => control('mailbox'),
      async advance(advanceMs) {
        await control('clock', { advanceMs })
      },
      settings: (changes) => control('settings', changes),
      async signIn(username) {
        const response = await mockFetch(`${origin}/authenticate`, {
          method: 'POST',
          headers: { 'x-requested-with': 'bindery' },
          body: new URLSearchParams({ username, password: seedPassword }),
        })
        if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`)
      },
    },
  }
}
