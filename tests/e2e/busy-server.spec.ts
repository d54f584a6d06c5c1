/** A rate-limited server (429): the reader sees and hears how long to wait. */
import { expect, test } from '../support/test.ts'
import { fillCart, guide, headerCart, miniCart } from './cart.ts'

const busy = { method: 'GET', status: 429, headers: { 'Retry-After': '30' } }
const wait = /Please wait \d\d seconds and try again\./

test('the cart page and the mini-cart show the wait after a 429 and load when it is over', async ({
  page,
  context,
  host,
  mock,
  journal,
}) => {
  journal.allow(/429/)
  await fillCart(context, host, guide)
  await page.clock.install()
  await mock.faults([{ ...busy, path: '/api/shopping-cart' }])
  await page.goto('/shopping-cart')
  const cart = page.locator('bindery-cart')
  await expect(cart.getByRole('alert')).toContainText(wait)
  await headerCart(page).click()
  await expect(miniCart(page).getByRole('alert')).toHaveText(wait)
  const calls = await mock.calls('/api/shopping-cart')
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1)
  await mock.faults([])
  await page.clock.runFor(31_000)
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect(miniCart(page).getByRole('listitem')).toHaveCount(1)
})

test('the spinner turns slowly for a reader who prefers reduced motion', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('reader@example.com')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mock.faults([{ path: '/api/shopping-cart', delayMs: 60_000 }])
  await page.goto('/shopping-cart')
  const spinner = page.locator('bindery-cart').getByRole('progressbar')
  await expect(spinner).toHaveCSS('animation-duration', '4s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(spinner).toHaveCSS('animation-duration', '0.8s')
})

test("the cart's estimate shows the wait when the states of a country answer 429", async ({
  page,
  context,
  host,
  mock,
  journal,
}) => {
  journal.allow(/429/)
  await fillCart(context, host, guide)
  await mock.faults([{ ...busy, path: '/api/commerce/state-province' }])
  await page.goto('/shopping-cart')
  const form = page.locator('bindery-cart').getByRole('form', { name: /^Estimate/ })
  await form.getByLabel('Country').selectOption('US')
  await expect(form.getByRole('alert')).toHaveText(wait)
  await expect(form.getByRole('button', { name: 'Estimate' })).not.toHaveAttribute('aria-busy')
})

test('the checkout shows the wait after a 429, also after a retry', async ({
  page,
  context,
  host,
  mock,
  journal,
  signIn,
}) => {
  journal.allow(/429/)
  await signIn('reader@example.com')
  await fillCart(context, host, guide)
  await mock.faults([{ ...busy, path: '/api/commerce/address' }])
  await page.goto('/shipping-payment')
  const checkout = page.locator('bindery-checkout')
  await expect(checkout.getByRole('alert')).toContainText(wait)
  const again = checkout.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(checkout.getByRole('alert')).toContainText(wait)
  await expect(again).not.toHaveAttribute('aria-busy')
})
