/** Prices, bindery-price (spec content and commerce 5 and 9). */
import { expect, test } from '../support/test.ts'
import { serveTestPage, testPage } from './site-pages.ts'

test("the price uses the site's language and currency, and is hidden for articles and amounts of 0", async ({
  page,
  mock,
}) => {
  const printed: string[] = []
  page.on('console', (line) => line.type() === 'warning' && printed.push(line.text()))
  const price = (id: string, amount: string, type = 'Book') =>
    `<p id="${id}"><bindery-price amount="${amount}" content-type="${type}">Ask us</bindery-price>.</p>`
  await serveTestPage(mock, {
    body: `<bindery-site currency="EUR" locale="de"></bindery-site>
      ${price('book', '1299.5')} ${price('free', '0')} ${price('article', '8.95', 'Digital Article')}
      ${price('slip', '24,95')}`,
  })
  await page.goto(testPage)
  await expect(page.locator('#book').getByText('1.299,50 €')).toBeVisible()
  await expect(page.locator('#free').getByText('Ask us')).toBeHidden()
  await expect(page.locator('#article').getByText('Ask us')).toBeHidden()
  // An amount that is not a number leaves the page's own text and warns once.
  await expect(page.locator('#slip').getByText('Ask us')).toBeVisible()
  await expect.poll(() => printed.filter((line) => line.includes('24,95'))).toHaveLength(1)
})
