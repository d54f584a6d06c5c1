/** Where focus goes when the focused element disappears. */
import { cartOf } from '@bindery/state/cart/cart.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { book, putIntoCart } from '../test/buying.ts'
import { onPage } from '../test/on-page.ts'
import './checkout.element.ts'
import '../order-history/order-history.element.ts'

const origin = 'https://publisher.example'
const button = (name: string) => page.getByRole('button', { name, exact: true })

const setup = async () => {
  const here = await onPage({}, { reader: 'reader@example.com' })
  await putIntoCart(here, [book])
  const element = place('bindery-checkout')
  await expect.element(page.getByRole('heading', { name: 'Address' })).toBeVisible()
  return { ...here, element }
}

test('focus moves from the retry button to the states once they have loaded', async () => {
  const { mock } = await setup()
  await mock.faults([{ path: '/api/commerce/state-province', status: 404 }])
  await page.getByLabelText('A new address').click()
  await page.getByLabelText('Country').selectOptions('Canada')
  const told = page.getByRole('alert').filter({ hasText: 'The states of this country' })
  await expect.element(told).toBeVisible()
  await button('Try again').click()
  await expect.element(told).toBeVisible()
  await expectFocus(button('Try again'))
  await mock.faults([])
  await button('Try again').click()
  await expectFocus(page.getByLabelText('State or province'))
  await expect.element(button('Try again')).not.toBeInTheDocument()
})

test('focus stays on the next country while the states of the last one fail', async () => {
  const { mock } = await setup()
  await mock.faults([{ path: '/api/commerce/state-province/CA', status: 404 }])
  await page.getByLabelText('A new address').click()
  const country = page.getByLabelText('Country')
  await country.selectOptions('Canada')
  await button('Try again').click()
  await expectFocus(button('Try again'))
  country.element().focus()
  await country.selectOptions('United States')
  await expect.element(page.getByLabelText('State or province')).toBeVisible()
  await expectFocus(country)
})

test('focus moves to the message about an empty cart', async () => {
  const here = await setup()
  await button('Continue').click()
  await expect.element(page.getByRole('heading', { name: 'Shipping method' })).toBeVisible()
  await here.environment.fetch(`${origin}/api/shopping-cart?itemid=${book.availabilityId}`, {
    method: 'DELETE',
    headers: { 'X-Requested-With': 'bindery' },
  })
  await button('Continue').click()
  await expect.element(page.getByText('There is nothing in your cart.')).toBeVisible()
  const box = here.element.shadowRoot?.querySelector('[part=box]')
  await expect.poll(() => here.element.shadowRoot?.activeElement === box).toBe(true)
})

test('focus elsewhere on the page stays there when the cart is empty', async () => {
  const here = await setup()
  const field = place('input', { 'aria-label': 'Elsewhere' })
  field.focus()
  await here.environment.fetch(`${origin}/api/shopping-cart?itemid=${book.availabilityId}`, {
    method: 'DELETE',
    headers: { 'X-Requested-With': 'bindery' },
  })
  await cartOf(here.state).load()
  await expect.element(page.getByText('There is nothing in your cart.')).toBeVisible()
  expect(document.activeElement).toBe(field)
})

test.each([
  ['bindery-checkout', '/api/commerce/shipping-payment', 'Order summary'],
  ['bindery-order-history', '/api/user/history', 'Order 20417'],
])('focus in %s moves to the loaded content after a retry', async (tag, path, words) => {
  const { mock, environment } = await onPage({}, { reader: 'reader@example.com' })
  await putIntoCart({ environment }, [book])
  await mock.faults([{ path, status: 403 }])
  const element = place(tag)
  await expect.element(page.getByRole('alert').filter({ hasText: 'could not be' })).toBeVisible()
  await mock.faults([])
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  const box = element.shadowRoot?.querySelector('[part=box]')
  await expect.poll(() => element.shadowRoot?.activeElement === box).toBe(true)
})
