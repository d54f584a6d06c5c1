/** Products, cards and the checkout of the reference store. */
import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** A paperback and a PDF of the reference site, and the subscription. */
export const paperback = { productId: '10403', availabilityId: '10403-PBK-ENG', quantity: 2 }
export const pdf = { productId: '10420', availabilityId: '10420-PDF-ENG', quantity: 1 }
export const subscription = { productId: 'HALYARD-DIGITAL-YEAR', quantity: 1 }

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
}

/** The checkout's elements and actions. */
export const checkoutOf = (page: Page) => {
  const tag = page.locator('bindery-checkout')
  const button = (name: string) => tag.getByRole('button', { name, exact: true })
  return {
    tag,
    button,
    step: (name: string) => expect(tag.getByRole('heading', { name })).toBeVisible(),
    continue: () => button('Continue').click(),
    /** Fills in the payment provider's own fields. */
    pay: async (number: string) => {
      await page.getByLabel('Card number').fill(number)
      await page.getByLabel('Expiry date').fill('12/34')
      await page.getByLabel('Security code').fill('123')
    },
    placed: tag.getByText('Your order number is'),
  }
}
