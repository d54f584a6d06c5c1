/** `@bindery/react` in a publisher's application: rendered on its server, hydrated in the browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { bundleApp } from '../support/app-bundle.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { applicationOf } from './react-app.ts'

const dist = join(import.meta.dirname, '../../dist')
const entry = join(dist, 'react/index.js')

const client = `
  import { createElement } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import * as widgets from '@bindery/react'
  import { applicationOf } from ${JSON.stringify(join(import.meta.dirname, 'react-app.ts'))}
  widgets.startBindery({ apiBase: '/api/', country: 'US' })
  hydrateRoot(document.querySelector('#app'), createElement(applicationOf(widgets)), {
    onRecoverableError: (error) => console.error(error.message),
  })
`

/** The HTML that the application's server sends. */
const drawn = async () => renderToString(createElement(applicationOf(await import(entry))))

/**
 * Opens the application. Any message of React fails the test (support/journal.ts).
 * @param others HTML of the page before the application
 * @param before called with the HTML of the server on the page, before the script
 */
async function open(page: Page, others = '', before = async () => {}): Promise<void> {
  const [html, code] = await Promise.all([drawn(), bundleApp(client, dist, 'development')])
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

test('the server renders the fallbacks, and startBindery does nothing there', async () => {
  expect(await drawn()).toContain(
    '<bindery-account-menu><a href="/in">Login</a></bindery-account-menu>',
  )
  const { startBindery } = await import(entry)
  expect(startBindery({ apiBase: '/api/' })).toMatchObject({ version: expect.any(String) })
  expect(readFileSync(entry, 'utf8'), 'is for the browser, to frameworks').toMatch(
    /^["']use client/,
  )
})

test('a reader signs in, and the application receives the event', async ({ page, axe }) => {
  await open(page)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('best@example.com', password)
  await expect(page.getByText('Welcome, subscribers')).toBeVisible()
  await expect(header(page).getByText('Bea Best')).toBeVisible()
  await expect(modal.dialog()).toHaveCount(0)
  await axe()
})

test('a reader signs in where forms of the page hide members of document', async ({ page }) => {
  const members = ['adoptedStyleSheets', 'baseURI', 'body', 'cookie', 'documentElement', 'head']
  await open(page, members.map((name) => `<form name="${name}"></form>`).join(''))
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('best@example.com', password)
  await expect(header(page).getByText('Bea Best')).toBeVisible()
})

test("a tag's fallback is hidden, whatever its content and place", async ({ page }) => {
  expect(await drawn()).toContain('<a href="/in">Save this</a></bindery-save-button>')
  await open(page)
  await expect(page.getByRole('button', { name: 'Save “of a CMS”' })).toBeVisible()
  await expect(page.getByText('Save this')).toBeHidden()
  await expect(page.locator('section').getByLabel('Email address')).toBeVisible()
  await expect(page.getByText('Mail us.')).toBeHidden()
})

test('a field keeps its input while the application renders again', async ({ page }) => {
  await open(page)
  const card = page.locator('bindery-forgot-password-card').first()
  const email = card.getByLabel('Email address')
  await email.fill('reader@example.com')
  const buttons = page.locator('bindery-save-button')
  await expect(buttons.getByRole('button')).toHaveCount(3)
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(card).toContainText('Forgot it 2 times?')
  await expect(buttons.first()).toHaveAttribute('item-id', 'refusals-worth-making')
  await expect(buttons.getByRole('button')).toHaveCount(3)
  await expect(email).toHaveValue('reader@example.com')
})

test('the state of the application follows a flyout that the reader closes, so that it opens again', async ({
  page,
}) => {
  await open(page)
  const explain = page.getByRole('button', { name: 'Explain' })
  const help = page.getByRole('dialog', { name: 'Help' })
  const state = page.getByText('The state is')
  for (const [reason, close] of [
    ['escape', () => page.keyboard.press('Escape')],
    ['button', () => help.getByRole('button', { name: 'Close' }).click()],
    ['outside', () => page.getByRole('heading', { name: 'An application' }).click()],
  ] as const) {
    await explain.click()
    await expect(help.getByText('Words of help.')).toBeVisible()
    await expect(state).toHaveText('The state is open, opened')
    await close()
    await expect(state).toHaveText(`The state is closed, closed by ${reason}`)
    await expect(help).toHaveCount(0)
  }
})

test('a reader types into forms of the server while the application hydrates, and goes on in those of the tags', async ({
  page,
}) => {
  const tags = { mail: 'bindery-mb-signup', lookup: 'bindery-subscriber-lookup' }
  const field = (tag: string, label: string) =>
    page.locator(tag).getByLabel(label, { exact: true }).filter({ visible: true })
  await open(page, '', async () => {
    await field(tags.lookup, 'Email address').fill('print@example.com')
    await field(tags.mail, 'First name').press('End')
    await page.keyboard.type('r')
  })
  await page.keyboard.type('a')
  for (const tag of Object.values(tags))
    await expect(page.locator(`${tag} [data-bindery-light] form`)).toBeVisible()
  await page.keyboard.type('!')
  await expect(field(tags.mail, 'First name')).toHaveValue('Nora!')
  await expect(field(tags.mail, 'First name')).toBeFocused()
  await expect(field(tags.lookup, 'Email address')).toHaveValue('print@example.com')
  await page.getByRole('button', { name: 'Draw again' }).click()
  await expect(field(tags.mail, 'First name')).toHaveValue('Nora!')
})
