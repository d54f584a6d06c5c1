/** The document's title names the folder, the step and the page that a tag shows (WCAG 2.4.2). */
import { expect, test } from '../support/test.ts'
import { fillCart } from './cart.ts'
import { folderLink, openLibrary } from './library.ts'
import { cards, checkoutOf, paperback } from './store.ts'

const site = 'Halyard Business Review'

test('the title names the folder of My Library, and goes back with the reader', async ({
  page,
  signIn,
}) => {
  await signIn('reader@example.com')
  await openLibrary(page)
  const all = `My Library | ${site}`
  await expect(page).toHaveTitle(all)
  await folderLink(page, 'Strategy 2026').click()
  await expect(page).toHaveTitle(`Strategy 2026 | ${all}`)
  await folderLink(page, 'Team reading').click()
  await expect(page).toHaveTitle(`Team reading | ${all}`)
  await page.goBack()
  await expect(page).toHaveTitle(`Strategy 2026 | ${all}`)
  await page.getByRole('tab', { name: /Following/ }).click()
  await expect(page).toHaveTitle(all)
  await page.goBack()
  await expect(page).toHaveTitle(all)
  await page.goForward()
  await expect(page).toHaveTitle(`Strategy 2026 | ${all}`)
  await page.reload()
  await expect(page).toHaveTitle(`Strategy 2026 | ${all}`)
})

test('the title names the step of the checkout, and goes back with the reader', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await signIn('reader@example.com')
  await fillCart(context, host, paperback)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await expect(page).toHaveTitle(`Address | Checkout | ${site}`)
  await checkout.continue()
  await expect(page).toHaveTitle(`Shipping method | Checkout | ${site}`)
  await page.goBack()
  await expect(page).toHaveTitle(`Address | Checkout | ${site}`)
  await checkout.continue()
  await checkout.step('Shipping method')
  await checkout.continue()
  await expect(page).toHaveTitle(`Payment | Checkout | ${site}`)
  await checkout.pay(cards.good)
  await checkout.continue()
  await expect(page).toHaveTitle(`Review your order | Checkout | ${site}`)
  await checkout.button('Place order').click()
  await expect(checkout.placed).toBeVisible()
  await expect(page).toHaveTitle(`Thank you for your order. | Checkout | ${site}`)
})

test('the title names the page of a stream, and goes back with the reader', async ({ page }) => {
  await page.goto('/the-latest')
  const all = await page.title()
  await page.locator('.bindery-pages').getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveTitle(/page 2/i)
  await page.goBack()
  await expect(page).toHaveTitle(all)
})

test('the title names the term and the page of a search', async ({ page }) => {
  await page.goto('/search?q=price')
  await expect(page).toHaveTitle(`Search: price | ${site}`)
})

test('a page that cancels the request sets its title itself', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.addInitScript(() => {
    document.addEventListener('bindery-title-request', (event) => {
      event.preventDefault()
      const { part } = (event as CustomEvent<{ part: string }>).detail
      document.title = `Mine: ${part}`
    })
  })
  await openLibrary(page)
  await folderLink(page, 'Strategy 2026').click()
  await expect(page).toHaveTitle('Mine: Strategy 2026')
  await folderLink(page, 'My Library').click()
  await expect(page).toHaveTitle('Mine: ')
})
