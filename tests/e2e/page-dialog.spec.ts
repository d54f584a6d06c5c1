/** Widgets in a modal `<dialog>` of the page: all that is outside of it can be neither pressed nor heard. */
import type { Page } from '@playwright/test'
import type { Mock } from '../support/mock.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'
import { said } from './said.ts'
import { article, box, buttonOf, flyout, known, press, saveButton } from './save.ts'

const told = `“${article.title}” was saved to My Library.`

/** A quick look at an article, in a dialog that is neither as large as the window nor where it begins. */
const quickLook = `<main><h1>All articles</h1><button id="look">Quick look</button></main>
  <dialog id="quick" aria-labelledby="quick-title"><h2 id="quick-title">The Neighbour Test</h2>
  ${buttonOf(article)} <button>Next article</button></dialog>`

const theirs = (page: Page) => page.locator('#quick')

async function open(page: Page, mock: Mock, body = quickLook): Promise<void> {
  await makeUp(mock, { body })
  await page.goto(madeUp)
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

test('a guest signs in over it, and what was wanted is done', async ({ page, mock, axe }) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
  // Over the whole window, whatever the page's dialog is moved by.
  const window = page.viewportSize()
  await expect
    .poll(() => modal.dialog(titles.registration).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: window?.width })
  await axe()
  await modal.link('Sign in.').click()
  await modal.signIn('reader@example.com', password)
  await expect(saveButton(page)).toBeHidden()
  await expect(said(page)).toContainText(told)
})

test('Escape closes what is on top, one at a time', async ({ page, mock }) => {
  const modal = authModal(page)
  await open(page, mock)
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal.dialog(titles.registration)).toBeHidden()
  await expect(theirs(page)).toBeVisible()
  await expect(saveButton(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(theirs(page)).toBeHidden()
})

test('when it closes under the modal, the modal stays, with what was typed, over the page', async ({
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

test('the dialog opens over the modal: that comes to the top again', async ({ page, mock }) => {
  const modal = authModal(page)
  await makeUp(mock, { body: `${quickLook}<bindery-auth-modal open></bindery-auth-modal>` })
  await page.goto(madeUp)
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await show(page)
  await modal.field('First name').click()
  await expect(modal.field('First name')).toBeFocused()
})

test('a flyout opens in it, is heard, and later on the page, too', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await open(page, mock, `${quickLook}${buttonOf({ ...article, id: 'other', title: 'Other' })}`)
  await known(page, false)
  await saveButton(page).click()
  await expect(flyout(page)).toBeVisible()
  await box(page, 'Strategy 2026').check()
  await press(page, 'Save')
  await expect(said(page)).toHaveText('Saved!')
  await expect(theirs(page).getByRole('status')).toBeAttached()
  await setOpen(page, 'quick', false)
  await saveButton(page, 'Other').click()
  await expect(flyout(page)).toBeVisible()
  await expect(box(page, 'Strategy 2026')).toBeVisible()
})

test('however often the dialog opens and closes, the modal stays on top, with what was typed', async ({
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

test('in a dialog that opens over another one, and when that closes, in the first', async ({
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
  await expect(theirs(page)).toBeVisible()
  await saveButton(page).click()
  await expect(modal.field('First name')).toBeFocused()
})
