/** The hint that subscribers see once on the search page (spec accounts 2). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const hint = (page: Page) => page.getByRole('dialog', { name: 'Search as a subscriber' })
const field = (page: Page) => page.locator('main').getByRole('searchbox')

test('a subscriber sees the hint at the search field once and keeps typing', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('good@example.com')
  await page.goto('/search')
  // Until the tag has upgraded, Enter submits the form and loads another page.
  await expect(page.locator('.bindery-pages')).toBeVisible()
  await field(page).focus()
  await expect(hint(page)).toContainText('your subscription includes all articles')
  await expect(page.getByRole('status')).toContainText('Search as a subscriber')
  await expect(field(page)).toBeFocused()
  await axe()
  await field(page).click()
  await page.keyboard.type('the')
  await expect(hint(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=the$/)
  const outcome = page.locator('main').getByText(/^\d+ results$/)
  await expect(outcome.filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Grace Good' }).waitFor()
  await expect(hint(page)).toHaveCount(0)
})

test('Tab moves from the search field into the hint, and closing it returns focus', async ({
  page,
  signIn,
}) => {
  await signIn('allaccess@example.com')
  await page.goto('/search')
  await expect(page.locator('.bindery-pages')).toBeVisible()
  await hint(page).waitFor()
  await field(page).focus()
  await page.keyboard.press('Tab')
  await expect(hint(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hint(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

for (const [who, email] of [
  ['a guest', null],
  ['a registered reader', 'reader@example.com'],
] as const) {
  test(`${who} sees no hint`, async ({ page, signIn }) => {
    if (email) await signIn(email)
    const loaded = page.waitForResponse(/page-behaviour/)
    await page.goto('/search')
    await loaded
    await page
      .getByRole('button', { name: email ? 'Robin Reader' : 'Sign In', exact: true })
      .waitFor()
    await expect(hint(page)).toHaveCount(0)
  })
}
