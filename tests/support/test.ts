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
  /** A server of this worker alone; `page.goto('/')` goes there. */
  host: Host
}

interface TestFixtures {
  /** Control of the mock API, which is back at its seed when a test starts. */
  mock: Mock
  /** What the pages printed. A test fails on an error or CSP violation it did not `allow()`. */
  journal: Journal
  /** Fails on any WCAG 2.2 AA violation of the page, or of another one handed over. */
  axe: (options?: AxeOptions & { page?: Page }) => Promise<void>
  /** Signs the browser in by the API, without the modal: `await signIn('reader@example.com')`. */
  signIn: (email: string) => Promise<void>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // Playwright wants a pattern here, even from a fixture that needs no other.
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
      const printed = journal.unexpected()
      // Chromium does not always let go of a page that is just about to load itself again. Such a
      // reload may interrupt the way out, so it is taken until the page is there.
      for (const page of context.pages()) {
        for (let tries = 5; tries > 0 && page.url() !== 'about:blank'; tries -= 1) {
          await page.goto('about:blank').catch(() => {})
        }
      }
      expect(printed, 'errors that the page printed').toEqual([])
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
