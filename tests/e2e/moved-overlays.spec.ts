/** Overlays whose tag the page moves in the document while they are open. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, guide, headerCart, miniCart } from './cart.ts'
import { freeArticle } from './site-pages.ts'

/** Moves a tag to the start of the main content, as a page does that rebuilds its header. */
const move = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name)
    if (element) document.querySelector('main')?.prepend(element)
  }, tag)

test('an account menu that moves while it is open says that it is closed, and opens again', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.goto(freeArticle)
  const button = page.getByRole('button', { name: 'Robin Reader' })
  const logOut = page.getByRole('button', { name: 'Log out' })
  await button.click()
  await expect(logOut).toBeVisible()
  await move(page, 'bindery-account-menu')
  await expect(logOut).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(logOut).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(logOut).toBeHidden()
})

for (const tag of ['bindery-mini-cart', 'bindery-mini-cart-flyout'])
  test(`the mini cart stays usable after ${tag} moves while it is open`, async ({
    page,
    context,
    host,
  }) => {
    await fillCart(context, host, guide)
    await page.goto(freeArticle)
    await headerCart(page).click()
    await expect(miniCart(page)).toBeVisible()
    await move(page, tag)
    const button = page.getByRole('button', { name: /^Cart/ })
    await expect
      .poll(async () => [
        await miniCart(page).isVisible(),
        (await button.getAttribute('aria-expanded')) === 'true',
      ])
      .toEqual([true, true])
    await page.keyboard.press('Escape')
    await expect(miniCart(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(miniCart(page)).toBeVisible()
  })

test('a search that moves while its overlay is open leaves the page usable, and opens again', async ({
  page,
}) => {
  await page.goto(freeArticle)
  const button = page.getByRole('button', { name: 'Search' }).first()
  const field = page.getByRole('combobox', { name: 'Search the site' })
  await button.click()
  await expect(field).toBeVisible()
  await move(page, 'bindery-search')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await button.click()
  await expect(field).toBeFocused()
})
