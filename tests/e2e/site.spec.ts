/** bindery-site: the class for the reader's tier, the page type and the settings (spec accounts 4). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

/** The data of the latest entry with this name in the tag manager's list. */
const latestEntry = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const list: { name: string; data: unknown }[] = Reflect.get(window, 'dataLayer') ?? []
    return list.findLast((each) => each.name === wanted)?.data
  }, name)

for (const [email, name, userState] of [
  [null, 'bindery-guest', 'Guest'],
  ['reader@example.com', 'bindery-registered', 'Registered'],
  ['best@example.com', 'bindery-subscribers', 'Subscriber'],
] as const) {
  test(`${email ?? 'a guest'} gives the page the class ${name}, and analytics get ${userState}`, async ({
    page,
    signIn,
  }) => {
    if (email) await signIn(email)
    await page.goto(freeArticle)
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${name}\\b`))
    await expect.poll(() => latestEntry(page, 'page')).toEqual({ pageType: 'Article', userState })
  })
}

test('signing out gives the page the class for guests', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bbindery-registered\b/)
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveClass(/\bbindery-guest\b/)
})

test('a mistake in a setting warns once with the allowed values, and the page works', async ({
  page,
  mock,
  journal,
}) => {
  await serveTestPage(mock, {
    body: `<bindery-site currency="dollars" reload="sometimes" apibase="/elsewhere/"></bindery-site>
      <bindery-account-menu></bindery-account-menu>`,
  })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.poll(() => journal.warnings().length).toBe(3)
  for (const parts of [
    ['bindery-site', 'currency', 'dollars', 'three letters'],
    ['bindery-site', 'reload', 'sometimes', 'auto or never'],
    ['bindery-site', 'apibase', 'Did you mean api-base?'],
  ]) {
    const line = journal.warnings().find((text) => text.includes(parts[1] ?? ''))
    for (const part of parts) expect(line).toContain(part)
  }
})

test('reload="never" keeps the page after sign-in and shows its reader', async ({ page, mock }) => {
  await serveTestPage(mock, {
    body: `<bindery-site reload="never"></bindery-site><header><bindery-account-menu></bindery-account-menu></header>
      <bindery-auth-modal open screen="sign-in"></bindery-auth-modal>`,
  })
  await page.goto(testPage)
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  await page.getByLabel('Email address').fill('good@example.com')
  await page.getByLabel('Password').fill('Bindery#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Grace Good' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})
