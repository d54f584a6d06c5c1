/** Prices, bindery-price (spec content and commerce 5 and 9). */
import { expect, test } from '../support/test.ts'
import { madeUp, makeUp } from './pages.ts'

test('by the language and currency of the site, above 0 only, and not of articles', async ({
  page,
  mock,
}) => {
  const printed: string[] = []
  page.on('console', (line) => line.type() === 'warning' && printed.push(line.text()))
  const price = (id: string, amount: string, type = 'Book') =>
    `<p id="${id}"><bindery-price amount="${amount}" content-type="${type}">Ask us</bindery-price>.</p>`
  await makeUp(mock, {
    body: `<bindery-site currency="EUR" locale="de"></bindery-site>
      ${price('book', '1299.5')} ${price('free', '0')} ${price('article', '8.95', 'Digital Article')}
      ${price('slip', '24,95')}`,
  })
  await page.goto(madeUp)
  await expect(page.locator('#book').getByText('1.299,50 €')).toBeVisible()
  await expect(page.locator('#free').getByText('Ask us')).toBeHidden()
  await expect(page.locator('#article').getByText('Ask us')).toBeHidden()
  // What is no amount is the page's to say, and its builder is told once.
  await expect(page.locator('#slip').getByText('Ask us')).toBeVisible()
  await expect.poll(() => printed.filter((line) => line.includes('24,95'))).toHaveLength(1)
})
