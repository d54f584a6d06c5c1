/** `@bindery/react` in a publisher's application: rendered on its server, hydrated in the browser. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { drawn as drawnApplication, entry, openApplication } from './react-page.ts'

const drawn = () => drawnApplication('react-app.ts')
const open = (page: Page, others = '') => openApplication(page, 'react-app.ts', { others })

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
