import { createMockApi, type MockApiOptions } from '../app.ts'
import { type Clock, createClock } from '../core/clock.ts'
import { createMailbox, type Mailbox } from '../core/mailbox.ts'
import { createMemoryStore } from '../core/memory-store.ts'
import { createPbkdf2Hashes } from '../core/pbkdf2-hashes.ts'
import type { MockApp } from '../core/server.ts'
import { seedPassword } from '../seed/accounts.ts'

export const origin = 'http://site.test'

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** A browser with its own cookies. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  head(path: string): Promise<Answer>
  /** Sends JSON with X-Requested-With. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Sends a DELETE with a JSON body. */
  deleteAll(path: string, body: unknown): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  signIn(email: string, password?: string, extra?: Record<string, string>): Promise<Answer>
  cookie: string
}

export interface TestServer {
  app: MockApp
  clock: Clock
  mailbox: Mailbox
  /** The server's own errors. A test that expects none asserts that the list is empty. */
  reports: unknown[]
  visitor(): Visitor
  /** A visitor who is signed in. */
  reader(email?: string): Promise<Visitor>
}

/** Creates a mock with cheap hashes, a memory store, and a clock that stands still until it is advanced. */
export const createTestServer = (options: Partial<MockApiOptions> = {}): TestServer => {
  const reports: unknown[] = []
  const clock = createClock(() => Date.UTC(2026, 10, 20, 12))
  const mailbox = createMailbox()
  const app = createMockApi({
    store: createMemoryStore(),
    hashes: createPbkdf2Hashes(1),
    control: () => true,
    report: (error) => reports.push(error),
    clock,
    mailbox,
    // Sums are easier to read in cents. `wire-amounts.test.ts` has the decimals.
    settings: { amounts: 'minor' },
    ...options,
  })

  const visitor = (): Visitor => {
    const send = async (path: string, init: RequestInit): Promise<Answer> => {
      const headers = new Headers(init.headers)
      if (self.cookie) headers.set('cookie', self.cookie)
      const response = await app.request(`${origin}${path}`, { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const name = pair.slice(0, pair.indexOf('=') + 1)
        const others = self.cookie.split('; ').filter((one) => one && !one.startsWith(name))
        self.cookie = [...others, ...(line.includes('Max-Age=0') ? [] : [pair])].join('; ')
      }
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson && text ? JSON.parse(text) : { text },
      }
    }
    const own = { 'x-requested-with': 'bindery' }
    const self: Visitor = {
      cookie: '',
      get: (path, headers = {}) => send(path, { headers }),
      head: (path) => send(path, { method: 'HEAD' }),
      post: (path, body = {}, headers = own) =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      deleteAll: (path, body) =>
        send(path, {
          method: 'DELETE',
          headers: { 'content-type': 'application/json', ...own },
          body: JSON.stringify(body),
        }),
      delete: (path, headers = own) => send(path, { method: 'DELETE', headers }),
      signIn: (username, password = seedPassword, extra = {}) =>
        send('/authenticate', {
          method: 'POST',
          headers: own,
          body: new URLSearchParams({ username, password, ...extra }),
        }),
    }
    return self
  }

  return {
    app,
    clock,
    mailbox,
    reports,
    visitor,
    async reader(email = 'reader@example.com') {
      const one = visitor()
      await one.signIn(email)
      return one
    },
  }
}
