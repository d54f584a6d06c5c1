import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { book, ebook, putIntoCart } from '../test/buying.ts'
import { onPage } from '../test/on-page.ts'
import { leave } from '../test/page.ts'
import { providePayment } from '../test/payment.ts'
import './checkout.element.ts'
import type { PaymentContext } from './payment-provider.ts'

const reader = 'reader@example.com'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('a provider that listens to the former name of the event still pays, and the console names the new one', async () => {
  const here = await onPage({}, { reader })
  await putIntoCart(here, [ebook])
  const provider = {
    mount: (container: HTMLElement) => void container.append('Fields of the old script'),
    tokenise: async () => ({ token: 'nothing' }),
  }
  const answer = (event: Event) =>
    (event as CustomEvent<{ register(one: unknown): void }>).detail.register(provider)
  document.addEventListener('bindery-payment-request', answer)
  leave(() => document.removeEventListener('bindery-payment-request', answer))
  place('bindery-checkout')
  await expect.element(heading('Address')).toBeVisible()
  await button('Continue').click()
  await expect.element(page.getByText('Fields of the old script')).toBeVisible()
  expect(here.environment.warnings).toEqual([
    'bindery-payment-request is deprecated: use bindery-payment-wanted instead',
  ])
})

test('the provider learns the total with shipping when it makes the token', async () => {
  const here = await onPage({}, { reader })
  await putIntoCart(here, [book])
  const amounts: number[] = []
  providePayment({
    mount: (_: HTMLElement, { amount }: PaymentContext) => void amounts.push(amount),
    tokenise: async ({ amount }: PaymentContext) => {
      amounts.push(amount)
      return { token: 'nothing' }
    },
  })
  place('bindery-checkout')
  await expect.element(heading('Address')).toBeVisible()
  await page.getByRole('radio').first().click()
  await button('Continue').click()
  await expect.element(heading('Shipping method')).toBeVisible()
  await page.getByRole('radio').first().click()
  await button('Continue').click()
  await expect.element(heading('Payment')).toBeVisible()
  await button('Continue').click()
  await expect.element(heading('Review your order')).toBeVisible()
  const [before = 0, after = 0] = amounts
  expect(after).toBeGreaterThan(before)
  const total = page.getByRole('complementary').getByText(`$${(after / 100).toFixed(2)}`)
  await expect.element(total.last()).toBeVisible()
})

test('a provider whose fields fail to load late is named in the console', async () => {
  const here = await onPage({}, { reader })
  await putIntoCart(here, [ebook])
  providePayment({
    mount: () => Promise.reject(new Error('no fields')),
    tokenise: async () => ({ token: 'nothing' }),
  })
  place('bindery-checkout')
  await expect
    .poll(() => here.environment.warnings)
    .toEqual(['bindery-checkout: the payment provider failed: Error: no fields'])
})
