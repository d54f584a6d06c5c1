/** A page on paper: the text without controls. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { header } from './auth-modal.ts'
import { readFocus } from './keyboard.ts'
import { liveRegion } from './live-region.ts'
import { shareFlyout } from './share.ts'
import { freeArticle, meteredArticle } from './site-pages.ts'

test('an article prints its text, and no button', async ({ page, signIn }) => {
  await signIn('better@example.com')
  await page.goto(meteredArticle)
  await header(page).getByRole('button', { name: 'Ben Better' }).waitFor()
  const controls = page.getByRole('button', { name: /^(Follow|Share|Save|Gift|Search|Menu)/ })
  await expect(controls.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('At ten minutes to four on a Thursday')).toBeVisible()
  await expect(controls).toHaveCount(0)
})

test('an open flyout and a dialog are not printed, and keep focus', async ({ page }) => {
  await page.goto(freeArticle)
  const dialog = page.getByRole('dialog', { name: 'Added to your cart' })
  const share = shareFlyout(page)
  const expectOnScreenOnly = async (box: Locator) => {
    await expect(box).toBeVisible()
    await expect(box).toHaveCSS('opacity', '1')
    const focusBefore = (await readFocus(page)).name
    await page.emulateMedia({ media: 'print' })
    await expect(box).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'screen' })
    await expect(box).toHaveCSS('opacity', '1')
    expect((await readFocus(page)).name).toBe(focusBefore)
  }
  await page.getByRole('button', { name: /^Share: / }).click()
  await expectOnScreenOnly(share.box)
  await page.goto('/product/the-quiet-half/10403-PBK-ENG')
  await page
    .locator('.product')
    .getByRole('button', { name: 'Add to Cart: The Quiet Half' })
    .click()
  await expectOnScreenOnly(dialog)
})

test('a message of the live region is not printed', async ({ page, journal }) => {
  journal.allow(/Failed to load resource|error loading dynamically/i)
  await page.route('**/share-flyout.*', (route) => route.fulfill({ status: 404 }))
  const texts = page.waitForResponse(/chunks\/failure\.messages\./)
  await page.goto(freeArticle)
  await texts
  await page.getByRole('button', { name: /^Share: / }).click()
  await expect(liveRegion(page)).toHaveText('Something went wrong. Please try again.')
  await expect(liveRegion(page)).toHaveCSS('clip-path', 'none')
  await page.emulateMedia({ media: 'print' })
  await expect(liveRegion(page)).toHaveCSS('clip-path', 'inset(50%)')
})
