/** Opens an application of a publisher with `@bindery/react`: rendered on its server, hydrated in the browser. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { bundleApp } from '../support/app-bundle.ts'
import { applicationOf } from './react-app.ts'
import { applicationOf as formsOf } from './react-forms.ts'

const dist = join(import.meta.dirname, '../../dist')

/** The built package. */
export const entry = join(dist, 'react/index.js')

const applications = { 'react-app.ts': applicationOf, 'react-forms.ts': formsOf }

/** The file of an application. */
type Application = keyof typeof applications

const clientOf = (application: Application) => `
  import { createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import * as widgets from '@bindery/react'
  import { applicationOf } from ${JSON.stringify(join(import.meta.dirname, application))}
  widgets.startBindery({ apiBase: '/api/', country: 'US' })
  hydrateRoot(document.querySelector('#app'), createElement(applicationOf(widgets)), {
    onRecoverableError: (error) => console.error(error.message),
  })
`

/** The script of an application. Bundled once for all tests of a worker. */
const codes = new Map<Application, Promise<string>>()
const codeOf = (application: Application): Promise<string> => {
  const code = codes.get(application) ?? bundleApp(clientOf(application), dist, 'development')
  codes.set(application, code)
  return code
}

/** The HTML that the application's server sends. */
export const drawn = async (application: Application): Promise<string> =>
  renderToString(createElement(applications[application](await import(entry))))

/**
 * Opens an application. Any message of React fails the test (support/journal.ts).
 * @param others HTML of the page before the application
 * @param before called with the HTML of the server on the page, before the script
 */
export async function openApplication(
  page: Page,
  application: Application,
  { others = '', before = async () => {} } = {},
): Promise<void> {
  const [html, code] = await Promise.all([drawn(application), codeOf(application)])
  const head = '<meta charset="utf-8"><title>An application</title>'
  const body = `${others}<div id="app">${html}</div><script type="module" src="/app.js"></script>`
  await page.route('**/app', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    }),
  )
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/app.js', async (route) => {
    await promise
    await route.fulfill({ contentType: 'text/javascript', body: code })
  })
  await page.goto('/app', { waitUntil: 'commit' })
  await before()
  resolve()
  await page.waitForLoadState()
}
