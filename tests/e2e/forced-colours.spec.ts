/** Forced colours, and a page's choice of theme, in what the browser paints. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { fillCart, guide } from './cart.ts'
import { openAuth } from './kit.ts'
import { meteredArticle, serveTestPage, testPage } from './site-pages.ts'

const greyOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('forced colours paint an aria-disabled submit button grey', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await openAuth(page, { screen: 'sign-in' })
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  const grey = await greyOf(page)
  await expect(modal.button('Sign In')).toHaveAttribute('aria-disabled', 'true')
  await expect(modal.button('Sign In')).toHaveCSS('color', grey)
})

test('forced colours paint Move and Discard without a selection grey, and the minus of one copy', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await fillCart(context, host, guide)
  await page.goto('/shopping-cart')
  const cart = page.locator('bindery-cart')
  const fewer = cart.getByRole('button', { name: /^One fewer/ })
  await fewer.click()
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await expect(fewer).toHaveCSS('color', await greyOf(page))
  await signIn('reader@example.com')
  await page.goto('/my-library')
  const bulk = page.getByRole('group', { name: 'What is selected' })
  for (const name of ['Move', 'Discard'])
    await expect(bulk.getByRole('button', { name })).toHaveCSS('color', await greyOf(page))
})

test("forced colours give the paywall's gate a border and do not fade the teaser", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(meteredArticle)
  const gate = page.getByRole('region', { name: 'Keep reading with a free account' })
  await expect(gate).toHaveCSS('border-left-style', 'solid')
  await expect(page.locator('bindery-paywall slot[name=teaser]')).toHaveCSS('mask-image', 'none')
})

test("forced colours give the cart's number a border", async ({ page, context, host }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await fillCart(context, host, guide)
  await page.goto('/')
  const badge = page.getByRole('banner').locator('[part=badge]')
  await expect(badge).toHaveText('2')
  await expect(badge).toHaveCSS('border-left-style', 'solid')
})

test('forced colours mark the current folder', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('reader@example.com')
  await page.goto('/my-library')
  const library = page.locator('bindery-my-library')
  const folder = (name: RegExp) => library.getByRole('link', { name })
  await folder(/^Strategy 2026/).click()
  await expect(folder(/^Strategy 2026/)).toHaveCSS('outline-style', 'solid')
  await expect(folder(/^Team reading/)).toHaveCSS('outline-style', 'none')
})

test('forced colours mark the current page and the used free articles', async ({
  page,
  mock,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('reader@example.com')
  await serveTestPage(mock, {
    body: '<main><bindery-quota-meter></bindery-quota-meter><bindery-stream stream="latest" paging="numbers"></bindery-stream></main>',
  })
  await page.goto(testPage)
  const pages = page.getByRole('navigation')
  await expect(pages.locator('[aria-current=page]')).toHaveCSS('border-left-width', '3px')
  await expect(pages.getByText('2', { exact: true })).toHaveCSS('border-left-width', '1px')
  // A used article is a ring instead of a filled dot.
  const dot = page.locator('bindery-quota-meter [part=dots] i').first()
  await expect(dot).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(dot).toHaveCSS('forced-color-adjust', 'none')
})

test("a tag's own theme applies to that tag only, also after a form has loaded its sheets", async ({
  page,
  mock,
}) => {
  const save = (attribute: string) =>
    `<bindery-save-button ${attribute} item-id="a" item-title="A" item-url="/a"></bindery-save-button>`
  await serveTestPage(mock, {
    body: `${save('id="dark" data-bindery-theme="dark"')}<p data-bindery-theme="dark">${save('id="plain"')}</p>`,
  })
  await page.goto(testPage)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(2)
  const expectSchemes = async () => {
    await expect(page.locator('#dark')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('#plain')).toHaveCSS('color-scheme', 'normal')
  }
  await expectSchemes()
  await openAuth(page, { screen: 'sign-in' })
  await authModal(page).dialog(titles.signIn).waitFor()
  await expectSchemes()
})
