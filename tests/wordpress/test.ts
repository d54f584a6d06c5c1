/** The `test` of the WordPress specs: a WordPress for the whole run, at its seed for the API. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { buildWordPress } from '../../tools/build-wordpress.ts'
import { loadDefinitions } from '../../tools/definitions.ts'
import { startWordPress, type WordPressSite } from '../../tools/wordpress-site.ts'
import { connectMock, type Mock } from '../support/mock.ts'

export { expect }

export const password = 'Bindery#2026'

/** The users: one of each role, named like it, and an administrator in Austria. */
export type Role = 'admin' | 'editor' | 'author' | 'contributor' | 'german'

/** A post as the REST API returns it to somebody who may edit it. */
export interface Post {
  readonly id: number
  readonly link: string
  readonly content: { readonly raw: string; readonly rendered: string }
}

interface WorkerFixtures {
  definitions: Awaited<ReturnType<typeof loadDefinitions>>
  /** Null if this machine has no WordPress. */
  wordpress: WordPressSite | null
}

interface TestFixtures {
  site: WordPressSite
  mock: Mock
  /** Lines of the plugin in PHP's log. A test fails on one. */
  phpLog: undefined
  logIn: (role: Role) => Promise<void>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  definitions: [
    async ({ playwright: _ }, use) => use(await loadDefinitions()),
    { scope: 'worker', timeout: 120_000 },
  ],
  wordpress: [
    async ({ definitions }, use) => {
      const { folder } = JSON.parse(process.env['BINDERY_WORDPRESS_PREPARED'] ?? '{}') as {
        folder?: string
      }
      if (!folder) return use(null)
      buildWordPress({ definitions, version: '0.0.1' })
      const site = await startWordPress(folder)
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ wordpress }, use, testInfo) => {
    testInfo.skip(!wordpress, 'WordPress cannot be had on this machine.')
    await use(wordpress as WordPressSite)
  },
  baseURL: async ({ site }, use) => use(site.origin),
  mock: [
    async ({ site }, use) => {
      const mock = connectMock(site.origin)
      await mock.reset()
      await use(mock)
    },
    { auto: true },
  ],
  phpLog: [
    async ({ site }, use) => {
      await use(undefined)
      const log = readFileSync(join(site.folder, 'wp-content/debug.log'), 'utf8')
      // WordPress 6.1 itself is older than this PHP and logs what is deprecated.
      const own = log.split('\n').filter((line) => line.includes('plugins/bindery'))
      expect(own, 'what PHP logged about the plugin').toEqual([])
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) =>
    use(async (role) => {
      // What the form sends: WordPress takes seconds to draw its own login and the dashboard after it.
      const form = { log: role, pwd: password }
      const answer = await page.request.post('/wp-login.php', { form, maxRedirects: 0 })
      expect(answer.status()).toBe(302)
    }),
})

/** Saves a post as the role that is logged in, as the editor does, and returns what WordPress has kept. */
export async function savePost(page: Page, title: string, content: string): Promise<Post> {
  if (!page.url().includes('post-new.php')) await page.goto('/wp-admin/post-new.php')
  return page.evaluate(
    async (data) => {
      const { apiFetch } = Reflect.get(window, 'wp') as {
        apiFetch(options: object): Promise<unknown>
      }
      const path = '/wp/v2/posts?context=edit'
      return (await apiFetch({ path, method: 'POST', data })) as never
    },
    { title, content },
  )
}
