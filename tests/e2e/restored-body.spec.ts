/** A page that replaces its whole body without a reload and later restores a copy of it (Turbo, htmx). */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import { liveRegion } from './live-region.ts'
import { article, buttonOf, pressInFlyout, saveButton } from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const body = `<header><bindery-account-menu></bindery-account-menu></header>
  <main><h1>An article</h1>${buttonOf(article)}</main>
  <aside inert>Not yet</aside><bindery-auth-modal></bindery-auth-modal>`

async function open(page: Page, mock: Mock): Promise<void> {
  await serveTestPage(mock, { body })
  await page.goto(testPage)
  await header(page).getByRole('button', { name: 'Sign In' }).waitFor()
}

/** Replaces the body by a page without tags and keeps a copy of the old body. */
const replaceBody = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'copy', document.body.cloneNode(true))
    const heading = document.createElement('h1')
    heading.textContent = 'Another page'
    const next = document.createElement('body')
    next.append(heading)
    document.body.replaceWith(next)
  })

/** Restores the copy. */
const restoreBody = (page: Page) =>
  page.evaluate(() => document.body.replaceWith(Reflect.get(window, 'copy') as Node))

test('the tags of a restored body work, and their messages are announced', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await serveTestPage(mock, { body })
  await page.goto(testPage)
  await expect(saveButton(page)).toBeVisible()
  await replaceBody(page)
  await expect(page.getByRole('heading', { name: 'Another page' })).toBeVisible()
  await restoreBody(page)
  await saveButton(page).click()
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
})

test('a modal that was open in the restored body closes and leaves the page as it was', async ({
  page,
  mock,
}) => {
  await open(page, mock)
  const modal = authModal(page)
  await modal.openSignIn()
  await replaceBody(page)
  await expect(modal.dialog()).toHaveCount(0)
  await restoreBody(page)
  await expect(modal.dialog(titles.signIn)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveText(['Not yet'])
  await modal.openSignIn()
  await modal.signIn('best@example.com', password)
  await expect(header(page).getByText('Bea Best')).toBeVisible()
})
