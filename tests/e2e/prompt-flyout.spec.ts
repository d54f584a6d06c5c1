/** bindery-prompt-flyout, opened by the page itself (spec content and commerce 2 and 6). */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const body = `<p><button id="share">Share this list</button> <button>Next</button></p>
<bindery-account-menu></bindery-account-menu>
<bindery-prompt-flyout anchor="share" reason="To share this list"></bindery-prompt-flyout>
<p>After it</p>`
const share = (page: Page) => page.getByRole('button', { name: 'Share this list' })
const box = (page: Page) => page.getByRole('dialog', { name: 'Sign in or register' })
const open = (page: Page) =>
  page.locator('bindery-prompt-flyout').evaluate((element) => element.toggleAttribute('open', true))

test.beforeEach(async ({ page, mock }) => {
  await serveTestPage(mock, { body })
  await page.goto(testPage)
  await expect(page.locator('bindery-prompt-flyout')).toHaveJSProperty('open', false)
})

for (const [name, title] of [
  ['Sign In', titles.signIn],
  ['Register', titles.registration],
] as const) {
  test(`a keyboard user gets from the prompt's ${name} to the modal with its reason, and back to the anchor`, async ({
    page,
  }) => {
    await share(page).focus()
    await open(page)
    await expect(box(page).getByRole('heading')).toBeFocused()
    await expect(box(page)).toContainText('To share this list')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    if (name === 'Register') await page.keyboard.press('Tab')
    await expect(box(page).getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(authModal(page).dialog(title)).toContainText('To share this list')
    await expect(box(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(authModal(page).dialog()).toHaveCount(0)
    await expect(share(page)).toBeFocused()
  })
}

test('the prompt sends the sign-in request from its anchor to a page with its own login', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.addEventListener('bindery-sign-in-request', (event) => {
      event.preventDefault()
      const { screen, reason } = (event as CustomEvent).detail
      document.title = `${(event.target as Element).id}: ${screen}: ${reason}`
    })
  })
  await open(page)
  await box(page).getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveTitle('share: registration: To share this list')
  await expect(box(page)).toHaveCount(0)
  await expect(authModal(page).dialog()).toHaveCount(0)
})

test('the prompt closes on a click outside and on Escape, and does not open for a signed-in reader', async ({
  page,
  signIn,
}) => {
  await open(page)
  await expect(box(page)).toBeVisible()
  await page.getByText('After it').click()
  await expect(box(page)).toHaveCount(0)
  await open(page)
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await signIn('reader@example.com')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  await open(page)
  await expect(page.locator('bindery-prompt-flyout')).not.toHaveAttribute('open')
  await expect(box(page)).toHaveCount(0)
})

test('signing in from the prompt closes it', async ({ page }) => {
  await open(page)
  await box(page).getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).signIn('reader@example.com', password)
  await expect(page.getByRole('button', { name: 'Robin Reader' })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

for (const [scheme, width, dir] of [
  ['light', 1280, 'ltr'],
  ['dark', 320, 'rtl'],
] as const) {
  test(`the prompt stays inside the window and has no axe violation: ${scheme}, ${width} px, ${dir}`, async ({
    page,
    axe,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    await open(page)
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}
