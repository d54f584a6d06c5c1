/** A publisher's Vite application with `@bindery/elements`, installed from its tarball. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type FileServer, startFileServer } from '../support/file-server.ts'
import { createProject, type Project } from '../support/installed.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { article, buttonOf, expectSaved, pressInFlyout, saveButton } from './save.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'"

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>An application</title></head>
  <body>
    <header><bindery-account-menu><a href="/register">Register</a></bindery-account-menu></header>
    <main><h1>An article</h1>${buttonOf(article)}</main>
    <script type="module" src="/main.js"></script>
  </body>
</html>`

const main = `import { startBindery } from '@bindery/elements'
import '@bindery/elements/account-menu.js'
import '@bindery/elements/save-button.js'

startBindery({ apiBase: '/api/', reload: 'never' })
`

let project: Project
let files: FileServer
test.beforeAll(async () => {
  project = createProject()
  project.write('index.html', html)
  project.write('main.js', main)
  const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--base', '/app/', '--logLevel', 'error'], {
    cwd: project.folder,
  })
  files = await startFileServer(join(project.folder, 'dist'), '/app/')
})
test.afterAll(async () => {
  await files.stop()
  project.remove()
})

/** Opens the built application on the origin of the API, under a strict policy. */
async function open(page: Page): Promise<void> {
  await page.route('**/app/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: new URL(pathname, files.url).href })
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await page.goto('/app/')
}

test('a reader signs in and saves an article in an application built by Vite', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await open(page)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('reader@example.com', password)
  await expectSaved(page, false)
  await saveButton(page).click()
  await pressInFlyout(page, 'Save')
  await expectSaved(page, true)
  expect(await page.evaluate(() => Reflect.get(window, 'bindery').user.status)).toBe('registered')
  const others = /carousel|cart-badge|checkout|follow-button|my-library|search|stream/
  expect(loaded.filter((path) => others.test(path))).toEqual([])
  expect(loaded.filter((path) => path.startsWith('/bindery/'))).toEqual([])
})
