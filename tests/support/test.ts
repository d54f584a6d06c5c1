/** The `test` of all Playwright specs. Import it, and `expect`, from here. */
import { test as base, expect, type Page } from '@playwright/test'
import { type AxeOptions, checkAxe } from './axe.ts'
import { type Host, startHost } from './host.ts'
import { type Journal, keepJournal } from './journal.ts'
import { connectMock, type Mock } from './mock.ts'

export type { Call, Fault, Mail } from './mock.ts'
export { expect }

/** The password of all seeded accounts. */
export const password = 'Bindery#2026'

interface WorkerFixtures {
  /** This worker's server; `page.goto('/')` opens it. */
  host: Host
}

interface TestFixtures {
  /** Controls the mock API, which is reset before each test. */
  mock: Mock
  /** What the pages logged. A test fails on an error or CSP violation that it did not `allow()`. */
  journal: Journal
  /** Fails on any WCAG 2.2 AA violation, of `page` by default. */
  axe: (options?: AxeOptions & { page?: Page }) => Promise<void>
  /** Signs in through the API, without the modal: `await signIn('reader@example.com')`. */
  signIn: (email: string) => Promise<void>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // Playwright requires an object pattern here, even without dependencies.
    async ({ playwright: _ }, use) => {
      const { stop, ...host } = await startHost()
      await use(host)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  mock: [
    async ({ host }, use) => {
      const mock = connectMock(host.url)
      await mock.reset()
      await use(mock)
    },
    { auto: true },
  ],
  journal: [
    async ({ context }, use) => {
      const journal = keepJournal(context)
      await use(journal)
      const unexpected = journal.unexpected()
      // Chromium cannot always close a page that is about to reload, and the reload may interrupt this
      // navigation. So retry until the page is blank.
      for (const page of context.pages()) {
        for (let tries = 5; tries > 0 && page.url() !== 'about:blank'; tries -= 1) {
          await page.goto('about:blank').catch(() => {})
        }
      }
      const said = unexpected.map(({ type, text, url }) => `${type}: ${text} ${url}`)
      expect(said.join('\n'), 'errors that the page logged').toBe('')
    },
    { auto: true },
  ],
  axe: async ({ page }, use) =>
    use(({ page: other, ...options } = {}) => checkAxe(other ?? page, options)),
  signIn: async ({ context, host }, use) =>
    use(async (email) => {
      const reply = await context.request.post(`${host.url}/authenticate`, {
        form: { username: email, password },
        headers: { 'X-Requested-With': 'bindery', Origin: host.url },
      })
      expect(reply.ok(), `${email} signs in`).toBe(true)
    }),
})
