/** bindery-notification-flyout, opened by the page itself (spec content and commerce 2, 4 and 9). */

import type { Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { freeArticle, serveTestPage, testPage } from './site-pages.ts'

const body = (attributes = '') =>
  `<p><button id="mine">Mine</button> <button>Next</button> <bindery-help-button help-id="words"></bindery-help-button></p>
<div id="words" hidden><h2>Help words</h2><p>Some.</p></div>
<bindery-notification-flyout ${attributes}><p>Your list is saved. <a href="/my-library">See it</a></p></bindery-notification-flyout>
<p>After it</p>`

const flyout = (page: Page) => page.locator('bindery-notification-flyout')
const box = (page: Page) => page.getByRole('dialog', { name: /Your list is saved/ })
/** Opens the page and stops its clock, so that the flyout's 2 seconds do not run out on a slow machine. */
const openPage = async (page: Page) => {
  await page.clock.install()
  await page.goto(testPage)
  await expect(flyout(page)).toHaveJSProperty('open', false)
  await stopClock(page)
}
const open = async (page: Page) => {
  await flyout(page).evaluate((element) => element.toggleAttribute('open', true))
}
const link = (page: Page) => page.getByRole('link', { name: 'See it' })
const words = (page: Page) => page.getByText('Your list is saved.')

test("the notification shows the page's words without taking focus, and is reached with Tab and closed with Escape", async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: body() })
  await openPage(page)
  await expect(words(page)).toBeHidden()
  const mine = page.getByRole('button', { name: 'Mine' })
  await mine.focus()
  await open(page)
  await expect(words(page)).toBeInViewport({ ratio: 1 })
  await expect(mine).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(words(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(words(page)).toBeHidden()
  await expect(mine).toBeFocused()
  await expect(flyout(page)).not.toHaveAttribute('open')
})

test('the notification closes after 2 seconds unless the pointer or focus is on it', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: body() })
  await openPage(page)
  await open(page)
  await expect(words(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(words(page)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(words(page)).toBeHidden()
  await open(page)
  await words(page).hover()
  await page.clock.runFor(60_000)
  await expect(words(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(1000)
  await expect(words(page)).toBeVisible()
  await page.clock.runFor(1100)
  await expect(words(page)).toBeHidden()
})

test('the notification is placed at its anchor and closes on a click outside and for another flyout', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, { body: body('anchor="mine"') })
  await openPage(page)
  const mine = page.getByRole('button', { name: 'Mine' })
  await open(page)
  await expect(words(page)).toBeVisible()
  const [at, below] = [await mine.boundingBox(), await words(page).boundingBox()]
  expect(below?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0))
  expect(below?.y).toBeLessThan((at?.y ?? 0) + (at?.height ?? 0) + 60)
  await mine.click()
  await expect(words(page)).toBeVisible()
  await page.getByText('After it').click()
  await expect(words(page)).toBeHidden()
  await open(page)
  await expect(words(page)).toBeVisible()
  await page.getByRole('button', { name: 'Help: Help words' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Help words' })).toBeVisible()
  await expect(words(page)).toBeHidden()
})

test('a keyboard user restores a removed article from the notification, also after another flyout', async ({
  page,
  signIn,
}) => {
  await signIn('better@example.com')
  await page.goto(freeArticle)
  const save = page.locator('bindery-save-button').first().getByRole('button')
  const inFlyout = (name: string) =>
    page.getByRole('dialog', { name: 'Save to folders' }).getByRole('button', { name, exact: true })
  await save.click()
  await inFlyout('Save').click()
  await expect(save).toHaveText('Saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save.click()
  await inFlyout('Remove from My Library').focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(save).toBeFocused()
  await expect(page.getByText('Removed from My Library. For Undo, press Tab.')).toBeAttached()
  const gift = page.getByRole('button', { name: 'Gift this article' })
  await gift.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Gift this article' })).toBeVisible()
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(undo).toBeVisible()
  await expect(gift).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(save).toHaveText('Saved')
  await expect(undo).toHaveCount(0)
  await expect(gift).toBeFocused()
})

for (const [scheme, width, dir] of [
  ['light', 1280, 'ltr'],
  ['dark', 320, 'rtl'],
] as const) {
  test(`the notification stays inside the window and has no axe violation: ${scheme}, ${width} px, ${dir}`, async ({
    page,
    mock,
    axe,
  }) => {
    await serveTestPage(mock, { body: body() })
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await openPage(page)
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    await open(page)
    await words(page).hover()
    await page.clock.resume()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}
