/** bindery-order-history: the reader's orders (spec content and commerce 2, 4 and 9). */
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const path = '/api/user/history'

test('the order history shows five lines of each order and marks a cancelled one', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('reader@example.com')
  await page.goto('/account')
  const orders = page.locator('bindery-order-history').getByRole('list', { name: 'Your orders' })
  await expect(orders.locator('> li')).toHaveCount(3)
  await expect(orders.locator('> li').nth(0)).toContainText('Purchased')
  await expect(orders.locator('> li').nth(1)).toContainText('Cancelled')
  const long = orders.locator('> li').nth(2)
  await expect(long.getByRole('listitem')).toHaveCount(5)
  await expect(long).toContainText('and 2 more')
  await expect(long).toContainText('Access to case studies expires six months after purchase.')
  await axe()
})

for (const dialect of ['api', 'service'] as const) {
  test(`the order history asks a guest to sign in and reports a 503, and a retry loads it: ${dialect}`, async ({
    page,
    mock,
    journal,
  }) => {
    journal.allow(/503/)
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}" data-reload="never"></script>`
    await serveTestPage(mock, { body: '<bindery-order-history></bindery-order-history>', script })
    await page.goto(testPage)
    const tag = page.locator('bindery-order-history')
    await tag.getByRole('button', { name: 'Sign In' }).click()
    const modal = authModal(page)
    // The client tries a read three times.
    const prefix = dialect === 'api' ? path : '/service/user/history'
    await mock.faults([{ method: 'GET', path: prefix, status: 503, times: 3 }])
    await modal.signIn('reader@example.com', password)
    await expect(tag.getByText('Your orders could not be loaded.')).toBeVisible()
    await tag.getByRole('button', { name: 'Try again' }).click()
    await expect(tag.getByRole('heading', { name: 'Order 20417' })).toBeVisible()
  })
}

test("the order history shows a notice during the store's maintenance", async ({
  page,
  mock,
  signIn,
}) => {
  await mock.settings({ maintenance: true })
  await signIn('reader@example.com')
  await page.goto('/account')
  await expect(
    page.getByText(
      'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration.',
    ),
  ).toBeVisible()
})
