/** bindery-order-history: what a reader has ordered (spec content and commerce 2, 4 and 9). */
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { madeUp, makeUp } from './pages.ts'

const path = '/api/user/history'

test('five lines of each order, one of them cancelled; and on My Library as well', async ({
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
  test(`${dialect}: a guest signs in, a 503 is said and asked again`, async ({
    page,
    mock,
    journal,
  }) => {
    journal.allow(/503/)
    const script = `<script async src="/bindery/bindery.js" data-dialect="${dialect}" data-reload="never"></script>`
    await makeUp(mock, { body: '<bindery-order-history></bindery-order-history>', script })
    await page.goto(madeUp)
    const tag = page.locator('bindery-order-history')
    await tag.getByRole('button', { name: 'Sign in' }).click()
    const modal = authModal(page)
    // A read is tried three times before it is given up.
    const prefix = dialect === 'api' ? path : '/service/user/history'
    await mock.faults([{ method: 'GET', path: prefix, status: 503, times: 3 }])
    await modal.signIn('reader@example.com', password)
    await expect(tag.getByText('Your orders could not be loaded.')).toBeVisible()
    await tag.getByRole('button', { name: 'Try again' }).click()
    await expect(tag.getByRole('heading', { name: 'Order 20417' })).toBeVisible()
  })
}

test('while the store is looked after there is a notice', async ({ page, mock, signIn }) => {
  await mock.settings({ maintenance: true })
  await signIn('reader@example.com')
  await page.goto('/account')
  await expect(
    page.getByText(
      'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration.',
    ),
  ).toBeVisible()
})
