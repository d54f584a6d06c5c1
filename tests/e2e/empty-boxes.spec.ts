/** No page keeps space for what never comes: a form that a guest does not get, or the lines of an empty cart. */
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { layoutShift, measureLayoutShift } from './layout-shift.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const

/** The height between the lower edge of one element and the upper edge of another, in pixels. */
const gap = async (above: Locator, below: Locator): Promise<number> => {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()]
  if (!first || !second) throw new Error('One of the two is not shown.')
  return second.y - first.y - first.height
}

for (const size of sizes) {
  test(`the boxes of the account page are as high as what a guest gets: ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await measureLayoutShift(page)
    await page.goto('/account')
    const boxOf = (name: string) => page.getByRole('region', { name, exact: true })
    for (const [above, below] of [
      ['Profile', 'Reading'],
      ['Password', 'Passkeys'],
    ] as const) {
      const signIn = boxOf(above).getByRole('button', { name: 'Sign In' })
      await expect(signIn).toBeVisible()
      const next = page.getByRole('heading', { name: below, exact: true })
      expect(await gap(signIn, next), above).toBeLessThan(130)
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })

  test(`an empty cart and its checkout end with the link to the store: ${size.width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(size)
    await signIn('reader.de@example.com')
    await measureLayoutShift(page)
    await page.goto('/shopping-cart')
    const main = page.getByRole('main')
    const toStore = main.getByRole('link', { name: 'Visit Our Store' })
    await expect(toStore).toBeVisible()
    expect(await gap(toStore, main.getByText('Are you buying for somebody else?'))).toBeLessThan(80)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    await page.goto('/shipping-payment')
    await expect(toStore).toBeVisible()
    expect(await gap(toStore, main.getByRole('heading', { name: 'Your card' }))).toBeLessThan(130)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })

  test(`a cart that another tab fills has its checkout: ${size.width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/shopping-cart')
    const checkout = page.locator('bindery-checkout-frame')
    await expect(page.getByRole('main').getByText('Your cart is empty.')).toBeVisible()
    await expect(checkout).toBeHidden()
    const other = await context.newPage()
    await other.goto('/product/guide-to-short-plans/10409-PBK-ENG')
    await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(other.getByRole('dialog').getByText('Added to your cart')).toBeVisible()
    await expect(checkout).toBeVisible()
  })

  test(`My Library of a guest ends with the link to sign in: ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await measureLayoutShift(page)
    await page.goto('/my-library')
    const main = page.getByRole('main')
    const link = main.getByRole('link', { name: 'Sign in' })
    await expect(main.locator('bindery-my-library:defined')).toBeVisible()
    expect(await gap(link, main.getByText('An article may lie in several folders'))).toBeLessThan(
      80,
    )
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
  })
}
