/** Hostile texts in what a reader opens step by step: flyouts, a notification, a list with entries, the checkout. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { fillCart, guide } from './cart.ts'
import { answerHostile, faults, hostile, shown, word } from './hostile-texts.ts'
import { addAuthenticator, passkeys } from './passkeys.ts'
import { serveTestPage, testPage } from './site-pages.ts'
import { cards, checkoutOf } from './store.ts'

const reader = 'reader@example.com'

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 700 }))

/** Waits for the hostile text in this tag, and expects that it does no harm. */
const expectHarmless = async (page: Page, tag: string) => {
  await shown(page, tag)
  expect(await faults(page)).toEqual([])
}

/** An answer that arrives after the end of a test has no page any more. */
const endRoutes = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

test('long words, overrides and floods of marks stay in their place: the confirmation of Add to Cart', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<bindery-add-to-cart product-id="10403-PBK-ENG" product-title="${hostile}"></bindery-add-to-cart>`,
  })
  await answerHostile(page)
  await page.goto(testPage)
  await page.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByRole('region', { name: 'You might also like' })).toBeVisible()
  await expectHarmless(page, 'role=dialog')
  await endRoutes(page)
})

test('long words, overrides and floods of marks stay in their place: the bulk flyouts of My Library', async ({
  page,
  signIn,
}) => {
  await signIn(reader)
  await page.goto('/my-library/library/strategy-2026')
  const checkbox = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
  await expect(checkbox).toBeVisible()
  await answerHostile(page)
  await page.reload()
  await shown(page, 'bindery-my-library')
  await checkbox.check()
  const bulk = page.getByRole('group', { name: 'What is selected' })
  await bulk.getByRole('button', { name: 'Move' }).click()
  await expectHarmless(page, 'bindery-bulk-organize-flyout')
  await expect(page.getByRole('checkbox', { name: /^Take out of .*Donau/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await bulk.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await endRoutes(page)
})

test('long words, overrides and floods of marks stay in their place: the modal with a pending action, and its notification', async ({
  page,
  mock,
}) => {
  await serveTestPage(mock, {
    body: `<header><bindery-account-menu></bindery-account-menu></header>
      <bindery-follow-button type="newsletter" item-id="figures" name="${hostile}"></bindery-follow-button>
      <bindery-auth-modal></bindery-auth-modal>`,
  })
  await page.goto(testPage)
  await expect(page.getByText('Follow', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: word }).click()
  const modal = authModal(page)
  await expectHarmless(page, 'role=dialog')
  await modal.signIn(reader, 'Bindery#2026')
  await expectHarmless(page, 'bindery-notification-flyout')
})

test('long words, overrides and floods of marks stay in their place: the list of passkeys', async ({
  page,
  signIn,
}) => {
  const authenticator = await addAuthenticator(page)
  await authenticator.willing(true)
  await signIn(reader)
  await page.goto('/account')
  const { add, button, region } = passkeys(page)
  await add('Laptop')
  await expect(button('Remove Laptop')).toBeVisible()
  await answerHostile(page)
  await page.reload()
  await page.locator('bindery-passkeys').scrollIntoViewIfNeeded()
  await expectHarmless(page, 'bindery-passkeys')
  await region.getByRole('button', { name: /^Remove/ }).click()
  await expect(region.getByText(/^Remove .*\?/)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await endRoutes(page)
})

test('long words, overrides and floods of marks stay in their place: the flyout that shares a list', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn(reader)
  await serveTestPage(mock, {
    body: `<bindery-share-list-button list="${hostile}">Share</bindery-share-list-button>`,
  })
  await page.goto(testPage)
  await page.getByRole('button', { name: /^Share list/ }).click()
  await expectHarmless(page, 'bindery-share-list-flyout')
})

test('long words, overrides and floods of marks stay in their place: payment and review in the checkout', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await signIn(reader)
  await fillCart(context, host, guide)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await checkout.continue()
  await checkout.step('Shipping method')
  await answerHostile(page)
  await checkout.continue()
  await checkout.step('Payment')
  expect(await faults(page)).toEqual([])
  await checkout.pay(cards.good)
  await checkout.continue()
  await checkout.step('Review your order')
  await expectHarmless(page, 'bindery-checkout')
  await endRoutes(page)
})
