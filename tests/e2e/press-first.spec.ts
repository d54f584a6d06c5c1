/** A press never waits for the server: a panel stands with its words, and is filled when the answer comes. */
import type { Page, Request } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { fillCart, guide, headerCart, miniCart } from './cart.ts'
import { article, flyout, folderBox, saveButton } from './save.ts'
import { shareFlyout } from './share.ts'

/** Every call of the kit: to its API in both dialects, and to sign in. */
const everyCall = /\/(?:api|service|authenticate)(?:\/|$)/

const focusIsIn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element !== document.body && element?.checkVisibility()
      }),
    )
    .toBe(true)

/** Opens an article for a known reader while no call is answered. Returns what lets the answers through. */
const openUnanswered = async (page: Page, signIn: (email: string) => Promise<void>) => {
  await signIn('reader@example.com')
  const answer = await hold(page, everyCall)
  await page.goto(article.url)
  return answer
}

test('the sign-in form opens for a guest while no call is answered', async ({ page }) => {
  await page.goto(article.url)
  const modal = authModal(page)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  const answer = await hold(page, everyCall)
  await modal.openSignIn()
  await expect(modal.email).toBeFocused()
  await modal.signIn('reader@example.com', 'Bindery#2026')
  await expect(modal.button('Sign In')).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(header(page).getByRole('button', { name: 'Robin Reader' })).toBeVisible()
})

test('the registration opens for a guest who saves while no call is answered', async ({ page }) => {
  await page.goto(article.url)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  await hold(page, everyCall)
  await saveButton(page).click()
  await expect(authModal(page).dialog('Create an account')).toBeVisible()
  await expect(authModal(page).field('First name')).toBeFocused()
})

test('the folders’ panel stands before the server says who the reader is', async ({
  page,
  signIn,
}) => {
  const answer = await openUnanswered(page, signIn)
  await saveButton(page).click()
  await expect(flyout(page)).toContainText('Loading your folders…')
  await focusIsIn(page)
  answer()
  await expect(folderBox(page, 'Strategy 2026')).toBeVisible()
})

test('the share panel stands before the server says who the reader is', async ({
  page,
  signIn,
}) => {
  const answer = await openUnanswered(page, signIn)
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click()
  await expect(shareFlyout(page).box).toBeVisible()
  await focusIsIn(page)
  answer()
  await expect(shareFlyout(page).to).toBeVisible()
})

test('the cart’s panel stands before the server says what is in the cart', async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide)
  const answer = await hold(page, everyCall)
  await page.goto(article.url)
  await headerCart(page).click()
  await expect(miniCart(page)).toContainText('Loading')
  await focusIsIn(page)
  answer()
  await expect(miniCart(page)).toContainText('Guide to Better Meetings')
})

test('the search opens and takes letters while no call is answered', async ({ page }) => {
  const answer = await hold(page, everyCall)
  await page.goto(article.url)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('price')
  answer()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a guest who points at Save before the press waits for no file', async ({ page }) => {
  await page.goto(article.url)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  await saveButton(page).hover()
  const isAnswered = async (request: Request) => (await request.response())?.ok()
  await expect
    .poll(() => [...asked].some((each) => each.url().includes('/pending-runner.')))
    .toBe(true)
  await expect
    .poll(async () => (await Promise.all([...asked].map(isAnswered))).every(Boolean))
    .toBe(true)
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  await saveButton(page).click()
  await expect(authModal(page).dialog('Create an account')).toBeVisible()
  await expect(authModal(page).field('First name')).toBeFocused()
  expect(files).toEqual([])
})
