/** The store: its shelves, the product page, and the link that adds a product (spec content and commerce 2). */
import { expect, test } from '../support/test.ts'

test('a reader gets from the store to a shelf and to a product, and a landing page counts its titles', async ({
  page,
  axe,
}) => {
  await page.goto('/store')
  await page
    .getByRole('navigation', { name: 'Store' })
    .getByRole('link', { name: 'Guides' })
    .click()
  await expect(page).toHaveURL('/store/landing/guides')
  await expect(page.getByText('5 titles')).toBeVisible()
  for (const path of ['20-minute-managers', 'mustreads']) {
    expect((await page.request.get(`/store/landing/${path}`)).status()).toBe(200)
  }
  await page.getByRole('link', { name: 'Store', exact: true }).first().click()
  await expect(page.getByText('Available February 09, 2027')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/store/case-studies')
  await expect(page.getByRole('button', { name: 'Add to Cart: The Price of Soil' })).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'The Price of Soil' }).click()
  await expect(page).toHaveURL('/product/the-price-of-soil/10418-PDF-ENG')
})

test.describe('the store without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader chooses a product by links and adds it to the cart without the script', async ({
    page,
    mock,
  }) => {
    await page.goto('/product/guide-to-better-meetings/10407-PBK-ENG')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide to Better Meetings')
    await page.getByRole('link', { name: 'ePub' }).click()
    await expect(page).toHaveURL('/product/guide-to-better-meetings/10407-EPB-ENG')
    await page.locator('.product').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page).toHaveURL('/shopping-cart')
    const cart = async () =>
      (await (await page.request.get('/api/shopping-cart')).json()) as { items: unknown[] }
    expect((await cart()).items).toMatchObject([{ availabilityId: '10407-EPB-ENG', quantity: 1 }])

    // During maintenance nothing is added, and the page says so.
    await mock.settings({ maintenance: true })
    await page.goBack()
    await page.goto('/product/the-price-of-soil/10418-PDF-ENG')
    await page.locator('.product').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Ordering is unavailable')
    expect((await cart()).items).toHaveLength(1)
  })
})

test('a link on another site cannot add to the cart', async ({ page }) => {
  const path = '/product/the-price-of-soil/an/10418-PDF-ENG'
  const reply = await page.request.get(path, {
    maxRedirects: 0,
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  })
  expect([reply.status(), reply.headers()['location']]).toEqual([
    303,
    '/product/the-price-of-soil/10418-PDF-ENG',
  ])
  const cart = await (await page.request.get('/api/shopping-cart')).json()
  expect(cart.line_items).toEqual({ physical_items: 0, digital_items: 0 })
})
