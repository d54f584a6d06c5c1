import { cartOf } from '@bindery/state/cart/cart.ts'
import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import { failedAtOnce } from '../../test/page.ts'
import '../badge/cart-badge.element.ts'
import './mini-cart.element.ts'
import './mini-cart-flyout.element.ts'

const button = page.getByRole('button', { name: /^Cart/ })
const box = page.getByRole('dialog', { name: 'Your cart' })
const book = { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 }
const ebook = { productId: '501', availabilityId: '501-KND-ENG', quantity: 1 }
const path = '/api/shopping-cart'

type Faults = Parameters<Awaited<ReturnType<typeof onPage>>['mock']['faults']>[0]

const setup = async (faults: Faults = []) => {
  const here = await onPage({})
  await here.mock.faults(faults)
  for (const tag of ['bindery-mini-cart', 'bindery-mini-cart-flyout']) place(tag, {})
  return here
}

test('an empty mini-cart links to the store', async () => {
  await setup()
  await button.click()
  await expect.element(box.getByText('Your cart is empty.')).toBeVisible()
  const link = box.getByRole('link', { name: 'Visit Our Store' })
  await expect.element(link).toHaveAttribute('href', 'https://publisher.example/store')
})

test('the mini-cart shows lines, quantities and the total, and follows the cart while open', async () => {
  const { state } = await setup()
  await cartOf(state).add([book])
  await expect.element(button).toHaveAccessibleName('Cart, 2 items')
  await button.click()
  await expect.element(box.getByText('Hardcover · English')).toBeVisible()
  await expect.element(box.getByText('Total $64.00')).toBeVisible()
  await cartOf(state).add([ebook])
  await expect.element(box.getByText('Total $88.95')).toBeVisible()
  await expect.element(button).toHaveAccessibleName('Cart, 3 items')
  await expect
    .element(box.getByRole('link', { name: 'View Cart' }))
    .toHaveAttribute('href', 'https://publisher.example/shopping-cart')
})

test('the mini-cart traps the focus, and Escape returns it', async () => {
  const { state } = await setup()
  await cartOf(state).add([book])
  await expect.element(button).toHaveAccessibleName('Cart, 2 items')
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box.getByRole('link', { name: 'View Cart' })).toBeVisible()
  const names = []
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent)
  }
  expect(names).toEqual(['Close', 'The Plan on One Page', 'View Cart', 'Close'])
  await userEvent.tab({ shift: true })
  expect(focused()?.textContent).toBe('View Cart')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(focused).toBe(button.element())
})

test('the mini-cart shows a failed load and can be retried', async () => {
  const { mock } = await setup([{ method: 'GET', path, body: '<p>' }])
  await button.click()
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await mock.faults([])
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect.element(box.getByText('Your cart is empty.')).toBeVisible()
})

test('the mini-cart says that lines are stale after a failed load, until a retry succeeds', async () => {
  const { state, mock } = await setup()
  await cartOf(state).add([book])
  await button.click()
  await expect.element(box.getByText('Total $64.00')).toBeVisible()
  await mock.faults([path, '/api/commerce'].map((one) => ({ path: one, status: failedAtOnce })))
  await cartOf(state).load()
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent(
      'Something went wrong. Please try again. This is your cart as we last knew it.',
    )
  await expect.element(box.getByText('Total $64.00')).toBeVisible()
  // Opening it again retries, which fails again.
  await userEvent.keyboard('{Escape}')
  await button.click()
  await expect
    .element(box.getByRole('alert'))
    .toHaveTextContent(
      'Something went wrong. Please try again. This is your cart as we last knew it.',
    )
  await mock.faults([])
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect.element(box.getByRole('alert')).toBeEmptyDOMElement()
  await expect.element(box.getByText('Total $64.00')).toBeVisible()
})

test('the badge announces the number of items only when it changes', async () => {
  const { state } = await onPage({ 'bindery-cart-badge': {} })
  await expect.element(page.getByText('0 items')).toBeInTheDocument()
  expect(state.liveRegion.$announcement.get().count).toBe(0)
  await cartOf(state).add([book])
  await expect.element(page.getByText('2 items')).toBeInTheDocument()
  expect(state.liveRegion.$announcement.get()).toEqual({ text: '2 items in your cart', count: 1 })
  await cartOf(state).estimate({ country: 'DE' })
  expect(state.liveRegion.$announcement.get().count).toBe(1)
})

test('the mini-cart shows scripts in names as text and links to no other site', async () => {
  const item = {
    itemid: 'x',
    quantity: 1,
    listPrice: 100,
    unitPrice: 100,
    productTitle: '<img src=x onerror=alert(1)>',
    productUrl: 'javascript:alert(1)',
    image: '//evil.example/x.png',
    format: '<script>alert(1)</script>',
  }
  const line_items = { physical_items: 1, digital_items: 0 }
  const body = { cart_amount: 100, line_items, items: [item] }
  await setup([{ method: 'GET', path, body }])
  await button.click()
  await expect.element(box.getByText(item.productTitle)).toBeVisible()
  expect(box.element().querySelectorAll('img, a:not([part])')).toHaveLength(0)
})
