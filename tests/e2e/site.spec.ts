/** What bindery-site does for a page: the reader's class, the page type, settings (spec accounts 4). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { freeArticle, madeUp, makeUp } from './pages.ts'

/** What a tag manager has been told under a name, last. */
const entry = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const list: { name: string; data: unknown }[] = Reflect.get(window, 'dataLayer') ?? []
    return list.findLast((each) => each.name === wanted)?.data
  }, name)

for (const [email, name, userState] of [
  [null, 'bindery-guest', 'Guest'],
  ['reader@example.com', 'bindery-registered', 'Registered'],
  ['best@example.com', 'bindery-subscribers', 'Subscriber'],
] as const) {
  test(`${email ?? 'a guest'} makes the page ${name}, and analytics hear ${userState}`, async ({
    page,
    signIn,
  }) => {
    if (email) await signIn(email)
    await page.goto(freeArticle)
    await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${name}\\b`))
    await expect.poll(() => entry(page, 'page')).toEqual({ pageType: 'Article', userState })
  })
}

test('logging out turns the page back into one for guests', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bbindery-registered\b/)
  await header(page).getByRole('button', { name: 'Robin Reader' }).click()
  await header(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('html')).toHaveClass(/\bbindery-guest\b/)
})

test('a mistake in the settings is told once, with what is allowed, and the page works', async ({
  page,
  mock,
  journal,
}) => {
  await makeUp(mock, {
    body: `<bindery-site currency="dollars" reload="sometimes" apibase="/elsewhere/"></bindery-site>
      <bindery-account-menu></bindery-account-menu>`,
  })
  await page.goto(madeUp)
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

test('reload="never" leaves the page where it is, with its reader', async ({ page, mock }) => {
  await makeUp(mock, {
    body: `<bindery-site reload="never"></bindery-site><header><bindery-account-menu></bindery-account-menu></header>
      <bindery-auth-modal open screen="sign-in"></bindery-auth-modal>`,
  })
  await page.goto(madeUp)
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  await page.getByLabel('Email address').fill('good@example.com')
  await page.getByLabel('Password').fill('Bindery#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Grace Good' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})
