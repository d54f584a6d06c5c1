/** The cart of a server that sends minor units, or decimals as text (spec content 3). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fillCart, guide, study } from './cart.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

test('a reader sees the right prices of a server that sends cents', async ({
  page,
  context,
  host,
  mock,
}) => {
  await mock.settings({ amounts: 'minor' })
  await serveTestPage(mock, {
    body: `<bindery-site amounts="minor"></bindery-site><bindery-cart></bindery-cart>`,
  })
  await fillCart(context, host, guide, { ...study, productPrice: 795 })
  await page.goto(testPage)
  await expect(summary(page)).toContainText('Total$48.85')
  await expect(page.getByText('Price changed: it was $7.95.')).toBeVisible()
})

test('a reader sees the right prices of a server that sends decimals as text', async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide, study)
  await page.route('**/api/shopping-cart', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/("(?:subTotal|grandTotal|unitPrice|amount)":)([\d.]+)/g, '$1"$2"')
    expect(body).toContain('"grandTotal":"48.85"')
    await route.fulfill({ response, body })
  })
  await page.goto('/shopping-cart')
  await expect(summary(page)).toContainText('Total$48.85')
})
