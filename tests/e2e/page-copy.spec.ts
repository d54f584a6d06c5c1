/** A page that changes its whole body without loading anew, and goes back to a copy of it (Turbo, htmx). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import { article, buttonOf, press, saveButton } from './save.ts'

const body = `<header><bindery-account-menu></bindery-account-menu></header>
  <main><h1>An article</h1>${buttonOf(article)}</main>
  <aside inert>Not yet</aside><bindery-auth-modal></bindery-auth-modal>`

async function open(page: Page, mock: Mock): Promise<void> {
  await makeUp(mock, { body })
  await page.goto(madeUp)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
}

/** Goes on to a page of no tags, and keeps a copy of the one that is left. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'copy', document.body.cloneNode(true))
    const heading = document.createElement('h1')
    heading.textContent = 'Another page'
    const next = document.createElement('body')
    next.append(heading)
    document.body.replaceWith(next)
  })

/** Goes back to that copy. */
const goBack = (page: Page) =>
  page.evaluate(() => document.body.replaceWith(Reflect.get(window, 'copy') as Node))

test('its tags work again, and what is done is heard', async ({ page, mock, signIn }) => {
  await signIn('reader@example.com')
  await makeUp(mock, { body })
  await page.goto(madeUp)
  await expect(saveButton(page)).toBeVisible()
  await leave(page)
  await expect(page.getByRole('heading', { name: 'Another page' })).toBeVisible()
  await goBack(page)
  await saveButton(page).click()
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
})

test('a modal that was open in the copy can be closed, and leaves the page as it was', async ({
  page,
  mock,
}) => {
  await open(page, mock)
  const modal = authModal(page)
  await modal.openSignIn()
  await leave(page)
  await expect(modal.dialog()).toHaveCount(0)
  await goBack(page)
  await expect(modal.dialog(titles.signIn)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveText(['Not yet'])
  await modal.openSignIn()
  await modal.signIn('best@example.com', password)
  await expect(header(page).getByText('Bea Best')).toBeVisible()
})
