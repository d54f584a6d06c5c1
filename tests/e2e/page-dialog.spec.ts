/** Widgets inside the page's own modal `<dialog>`: content outside of it is inert and silent for a screen reader. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { liveRegion } from './live-region.ts'
import {
  article,
  buttonOf,
  expectSaved,
  flyout,
  folderBox,
  pressInFlyout,
  saveButton,
} from './save.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const savedMessage = `“${article.title}” was saved to My Library.`

/** A page's dialog with an article, smaller than the window and moved by a transform. */
const quickLook = `<main><h1>All articles</h1><button id="look">Quick look</button></main>
  <dialog id="quick" aria-labelledby="quick-title"><h2 id="quick-title">The Neighbour Test</h2>
  ${buttonOf(article)} <button>Next article</button></dialog>`

const pageDialog = (page: Page) => page.locator('#quick')

async function open(page: Page, mock: Mock, body = quickLook): Promise<void> {
  await serveTestPage(mock, { body })
  await page.goto(testPage)
  await expect(page.locator('bindery-save-button').first()).toBeAttached()
  await show(page)
  await expect(saveButton(page)).toBeVisible()
}

const show = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#quick')
    if (!dialog) return
    Object.assign(dialog.style, { transform: 'translateX(40px)', width: '240px', overflow: 'auto' })
    dialog.showModal()
  })

const setOpen = (page: Page, id: string, wanted: boolean) =>
  page.evaluate(
    ([name, show]) => {
      const dialog = document.querySelector<HTMLDialogElement>(`#${name}`)
      if (show) dialog?.showModal()
      else dialog?.close()
    },
    [id, wanted] as const,
  )

test("a guest signs in above the page's dialog, and the pending save is done", async ({
  page,
  mock,
  axe,
}) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
  // The modal covers the whole window, although the page's dialog has a transform.
  const window = page.viewportSize()
  await expect
    .poll(() => modal.dialog(titles.registration).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: window?.width })
  await axe()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await expect(saveButton(page)).toBeHidden()
  await expect(liveRegion(page)).toContainText(savedMessage)
})

test('Escape closes the topmost dialog, one at a time', async ({ page, mock }) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal.dialog(titles.registration)).toBeHidden()
  await expect(pageDialog(page)).toBeVisible()
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pageDialog(page)).toBeHidden()
})

test("the modal stays open with its input when the page's dialog under it closes", async ({
  page,
  mock,
}) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await modal.email.fill('reader@example.com')
  await setOpen(page, 'quick', false)
  await expect(modal.email).toBeVisible()
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  await modal.button('Close').click()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await show(page)
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
})

test("the modal returns to the top when the page's dialog opens above it", async ({
  page,
  mock,
}) => {
  const modal = authModal(page)
  await serveTestPage(mock, { body: `${quickLook}<bindery-auth-modal open></bindery-auth-modal>` })
  await page.goto(testPage)
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await show(page)
  await modal.field('First name').click()
  await expect(modal.field('First name')).toBeFocused()
})

test("a flyout opens and is announced in the page's dialog, and later on the page", async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await open(page, mock, `${quickLook}${buttonOf({ ...article, id: 'other', title: 'Other' })}`)
  await expectSaved(page, false)
  await saveButton(page).click()
  await expect(flyout(page)).toBeVisible()
  await folderBox(page, 'Strategy 2026').check()
  await pressInFlyout(page, 'Save')
  await expect(liveRegion(page)).toHaveText('Saved!')
  await expect(pageDialog(page).getByRole('status')).toBeAttached()
  await setOpen(page, 'quick', false)
  await saveButton(page, 'Other').click()
  await expect(flyout(page)).toBeVisible()
  await expect(folderBox(page, 'Strategy 2026')).toBeVisible()
})

test("the modal stays on top with its input however often the page's dialog opens and closes", async ({
  page,
  mock,
}) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await modal.email.fill('reader@example.com')
  for (const wanted of [false, true, false, true]) {
    await setOpen(page, 'quick', wanted)
    await modal.field('Last name').click()
    await expect(modal.field('Last name')).toBeFocused()
    await expect(modal.email).toHaveValue('reader@example.com')
  }
})

test('the modal works in a dialog above another, and in the first after that has closed', async ({
  page,
  mock,
}) => {
  const modal = authModal(page)
  await open(
    page,
    mock,
    `${quickLook}<dialog id="sure"><p>Really?</p>${buttonOf(article)}</dialog>`,
  )
  await setOpen(page, 'sure', true)
  await page.locator('#sure').getByRole('button', { name: 'Save' }).click()
  await modal.email.fill('reader@example.com')
  await setOpen(page, 'sure', false)
  await modal.field('Last name').click()
  await expect(modal.field('Last name')).toBeFocused()
  await expect(modal.email).toHaveValue('reader@example.com')
  await modal.button('Close').click()
  await expect(pageDialog(page)).toBeVisible()
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
})
