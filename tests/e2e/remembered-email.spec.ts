/** The e-mail used last: filled in when the same reader signs in again, forgotten after signing out. */
import type { Page } from '@playwright/test'
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header } from './auth-modal.ts'
import { storageHasReader } from './reader-data.ts'
import { freeArticle } from './site-pages.ts'

const reader = 'reader@example.com'
const forget = 'Forget this email address'
const day = 24 * 60 * 60 * 1000

async function signInOnArticle(page: Page): Promise<void> {
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await loadBy(page, () => modal.signIn(reader, password))
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await header(page).getByRole('button').click()
  await loadBy(page, () => header(page).getByRole('button', { name: 'Log out' }).click())
}

test('the sign-in form keeps the e-mail after the session has expired', async ({
  page,
  mock,
  journal,
  axe,
}) => {
  await signInOnArticle(page)
  await mock.clock(15 * day)
  journal.allow(/401/)
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toHaveValue(reader)
  await axe()
  expect(page.url()).not.toContain('example.com')
  await modal.password.fill(password)
  await modal.press('Sign In')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test("a keyboard user removes another reader's e-mail with one press", async ({
  page,
  mock,
  journal,
}) => {
  await signInOnArticle(page)
  await mock.clock(15 * day)
  journal.allow(/401/)
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(modal.button(forget)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(modal.email).toBeFocused()
  await expect(modal.email).toHaveValue('')
  await expect(modal.button(forget)).toBeHidden()
  expect(await storageHasReader(page)).toBe(false)
  await page.reload()
  await modal.openSignIn()
  await expect(modal.email).toHaveValue('')
})

test('signing out removes the e-mail from the browser', async ({ page }) => {
  await signInOnArticle(page)
  await logOut(page)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toHaveValue('')
  expect(await storageHasReader(page)).toBe(false)
})

test('remember-email="always" keeps the e-mail after signing out', async ({ page }) => {
  await page.route('**/bindery.js', async (route) => {
    const reply = await route.fetch()
    const setting = "document.currentScript.dataset.rememberEmail = 'always';"
    await route.fulfill({ response: reply, body: setting + (await reply.text()) })
  })
  await page.route(
    ({ pathname }) => pathname === freeArticle,
    async (route) => {
      const reply = await route.fetch()
      const text = (await reply.text()).replace(/ integrity="[^"]*"/g, '')
      await route.fulfill({ response: reply, body: text })
    },
  )
  await signInOnArticle(page)
  await logOut(page)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toHaveValue(reader)
  await modal.button(forget).click()
  await expect.poll(() => storageHasReader(page)).toBe(false)
})
