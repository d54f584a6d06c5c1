/** The formats of a product, bindery-product-options (spec content and commerce 3, 4 and 5). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const refusals = '/product/refusals-worth-making'
const soil = '/product/the-price-of-soil/10418-PDF-ENG'
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const button = (page: Page, title: string) =>
  page.locator('.product').getByRole('button', { name: `Add to Cart: ${title}` })
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' })

test('the product options keep format, language, price and address in step and add the chosen product', async ({
  page,
  axe,
}) => {
  await page.goto(`${refusals}/10401-HBK-ENG`)
  await expect(radio(page, 'Hardcover')).toBeChecked()
  await expect(radio(page, 'German only as PDF')).toBeDisabled()
  await radio(page, 'Spanish').check()
  await expect(page).toHaveURL(`${refusals}/10401-HBK-SPA`)
  await expect(page.getByRole('strong').getByText('$34.00')).toBeVisible()
  await radio(page, 'PDF').check()
  await expect(
    page.getByText('PDF is not available in Spanish. English has been selected.'),
  ).toBeAttached()
  await radio(page, 'German').check()
  await expect(page).toHaveURL(`${refusals}/10401-PDF-GER`)
  await expect(page.getByText('To download, yours at once', { exact: true })).toBeVisible()
  await axe()
  await button(page, 'Refusals Worth Making').click()
  await expect(added(page)).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL('/shopping-cart')
  const cart = await (await page.request.get('/api/shopping-cart')).json()
  expect(cart.items).toMatchObject([
    { availabilityId: '10401-PDF-GER', quantity: 1, language: 'German' },
  ])
  await page.goBack()
  await expect(radio(page, 'German')).toBeChecked()
})

test('a keyboard user chooses a permission to copy with its own quantity', async ({ page }) => {
  await page.goto(soil)
  await expect(radio(page, 'PDF')).toBeVisible()
  await radio(page, 'PDF').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Web edition')).toBeChecked()
  await expect(radio(page, 'German only as PDF')).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(radio(page, 'PDF')).toBeChecked()
  await page.getByLabel('Add the permission to make copies').focus()
  await page.keyboard.press('Space')
  const copies = page.getByLabel('Number of copies to be made')
  await expect(copies).toBeVisible()
  await button(page, 'The Price of Soil').focus()
  await page.keyboard.press('Enter')
  await expect(copies).toBeFocused()
  await expect(page.getByText('Please enter a number from 1 to 999.')).toBeVisible()
  await page.keyboard.type('30')
  await button(page, 'The Price of Soil').focus()
  await page.keyboard.press('Enter')
  await expect(added(page)).toContainText('Permission to make 30 copies of The Price of Soil')
  const cart = await (await page.request.get('/api/shopping-cart')).json()
  expect(cart.items).toMatchObject([
    { availabilityId: '10418-PDF-ENG', type: '', quantity: 1, unitPrice: 8.95 },
    { availabilityId: '10418-PDF-ENG', type: 'Perm', quantity: 30, unitPrice: 4.25 },
  ])
  await page.keyboard.press('Escape')
  await expect(added(page)).toHaveCount(0)
  await expect(button(page, 'The Price of Soil')).toBeFocused()
})

test('the product options show volume prices, bundles and a product that is not available yet', async ({
  page,
  axe,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/product/the-quiet-half/10403-PBK-ENG')
  await expect(page.getByRole('row', { name: '25 to 99 $15.95' })).toBeVisible()
  await axe({ include: '.product' })
  const other = page.getByRole('checkbox', { name: 'Bad Mornings' })
  await other.click()
  await expect(other).not.toBeChecked()
  await expect(page.getByText('Together $38.90')).toBeVisible()
  await page.getByRole('button', { name: 'Add all 2 items to Cart' }).click()
  await expect(added(page).getByRole('listitem').first()).toHaveText('The Quiet Half')
  await expect(added(page)).toContainText('Guide to Your Own Hours')
  await page.goto('/product/the-second-chief/10423-HBK-ENG')
  await expect(radio(page, 'Hardcover')).toBeVisible()
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^Available February 09, 2027$/, visible: true }),
  ).toHaveCount(1)
  await expect(button(page, 'The Second Chief')).toHaveCount(0)
})

test("the product options keep the page's links after an error, retry, and work in the service dialect", async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/Failed to load resource|ContractError/)
  const path = '/api/product/'
  await mock.faults([{ method: 'GET', path, status: 404, body: '<p>Gone</p>' }])
  await page.goto(`${refusals}/10401-HBK-ENG`)
  const product = page.locator('.product')
  await expect(product.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await expect(product.getByRole('link', { name: 'Ebook' })).toBeVisible()
  await expect(button(page, 'Refusals Worth Making')).toBeVisible()
  await mock.faults([])
  await product.getByRole('button', { name: 'Try again' }).click()
  await expect(radio(page, 'Hardcover')).toBeChecked()

  await serveTestPage(mock, {
    body: '<bindery-product-options product-id="10413">Ask us</bindery-product-options><p>After</p>',
    script:
      '<script async src="/bindery/bindery.js" data-api-base="/api/" data-dialect="service"></script>',
  })
  await page.goto(testPage)
  // On a page without a button the options render their own.
  await page.getByRole('button', { name: 'Add to Cart: Choosing What to Drop' }).click()
  await expect(added(page)).toBeVisible()
  expect((await mock.calls('/service/cart')).map(({ method }) => method)).toContain('POST')
})
