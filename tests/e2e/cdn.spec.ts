/** The folder for a CDN on another origin: pinned by its snippet, under a strict policy. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildCdn, type CdnRelease } from '../../tools/build-cdn.ts'
import { expect, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'

const root = join(import.meta.dirname, '../..')
const out = join(root, `.cache/cdn/${process.env['TEST_WORKER_INDEX'] ?? 0}`)
const base = 'https://cdn.example.com/bindery/'

let release: CdnRelease
test.beforeAll(() => {
  release = buildCdn({ script: join(root, 'dist/bindery'), out, base })
})

const policy = (hash: string) =>
  `default-src 'none'; script-src https://cdn.example.com ${hash}; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'`

interface Visit {
  readonly head: string
  readonly csp: string
  /** Changes the text of a file that the CDN serves. */
  change?(path: string, text: string): string
}

/** Opens a page on the origin of the API, with the kit from the CDN. Returns the paths that the CDN served. */
async function open(page: Page, { head, csp, change = (_, text) => text }: Visit) {
  const served: string[] = []
  await page.route(`${base}**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/bindery/', '')
    served.push(path)
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: change(path, readFileSync(join(out, path), 'utf8')),
    })
  })
  const body = `<header><bindery-account-menu><a href="/register">Our own registration</a></bindery-account-menu></header>`
  await page.route('**/cdn-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': csp },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`,
    }),
  )
  await page.goto('/cdn-page')
  return served
}

test('the pinned snippet works under a strict policy with the hash of its import map', async ({
  page,
}) => {
  const { snippet, importMapHash, version } = release
  const served = await open(page, { head: snippet, csp: policy(`'${importMapHash}'`) })
  await authModal(page).openSignIn()
  await expect(authModal(page).email).toBeVisible()
  expect(new Set(served.map((path) => path.split('/')[0]))).toEqual(new Set([version]))
})

const fallback = (page: Page) => page.getByRole('link', { name: 'Our own registration' })

test('the browser refuses a loader that somebody has changed', async ({ page, journal }) => {
  journal.allow(/integrity/i)
  const { snippet, importMapHash } = release
  const change: Visit['change'] = (path, text) =>
    path.endsWith('bindery.js') ? `${text};document.title='changed'` : text
  await open(page, { head: snippet, csp: policy(`'${importMapHash}'`), change })
  await expect(fallback(page)).toBeVisible()
  await expect.poll(() => journal.lines.some(({ text }) => /integrity/i.test(text))).toBe(true)
  await expect(page).toHaveTitle('A page')
})

test('the browser refuses a lazy chunk that somebody has changed, and the fallback stays', async ({
  page,
  journal,
}) => {
  journal.allow(/integrity|could not be loaded|Failed to (?:fetch|load)/i)
  const { snippet, importMapHash } = release
  const change: Visit['change'] = (path, text) =>
    path.includes('/triggers.') ? `document.title='changed';${text}` : text
  await open(page, { head: snippet, csp: policy(`'${importMapHash}'`), change })
  await expect
    .poll(() => journal.warnings())
    .toContainEqual(expect.stringContaining('<bindery-account-menu> could not be loaded'))
  await expect(fallback(page)).toBeVisible()
  await expect(page).toHaveTitle('A page')
})

test('the moving loader takes its chunks from the folder of its version', async ({ page }) => {
  const head = readFileSync(join(out, 'latest/snippet.html'), 'utf8')
  const served = await open(page, { head, csp: policy('') })
  await authModal(page).openSignIn()
  await expect(authModal(page).email).toBeVisible()
  expect(served[0]).toBe('latest/bindery.js')
  const chunks = served.slice(1)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.filter((path) => !path.startsWith(`${release.version}/chunks/`))).toEqual([])
})
