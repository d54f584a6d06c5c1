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

  test(`what could not be read leaves no empty box: ${size.width} px`, async ({
    page,
    mock,
    signIn,
  }) => {
    await page.setViewportSize(size)
    await signIn('reader@example.com')
    await mock.faults(['/api/', '/service/'].map((path) => ({ path, status: 500, body: '' })))
    await page.goto('/account')
    const boxOf = (title: string) =>
      page.locator('.form-card', { has: page.getByRole('heading', { name: title, exact: true }) })
    for (const [box, name] of [
      [boxOf('Profile'), 'Profile'],
      [boxOf('Password'), 'Password'],
      [boxOf('Orders'), 'Orders'],
      [page.locator('#newsletters'), 'Newsletters'],
    ] as const) {
      await box.scrollIntoViewIfNeeded()
      const retry = box.getByRole('button', { name: 'Try again' })
      await expect(retry, name).toBeVisible()
      const [outer, inner] = [await box.boundingBox(), await retry.boundingBox()]
      if (!outer || !inner) throw new Error('The box is not shown.')
      expect(outer.y + outer.height - inner.y - inner.height, name).toBeLessThan(60)
    }
    for (const [path, tag] of [
      ['/shopping-cart', 'bindery-cart'],
      ['/my-library', 'bindery-my-library'],
    ] as const) {
      await page.goto(path)
      const retry = page.locator(tag).getByRole('button', { name: 'Try again' }).first()
      await expect(retry).toBeVisible()
      const [outer, inner] = [await page.locator(tag).boundingBox(), await retry.boundingBox()]
      if (!outer || !inner) throw new Error('The tag is not shown.')
      expect(outer.y + outer.height - inner.y - inner.height, path).toBeLessThan(60)
    }
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
    // The tag's own button names the product. That of the plain form before it leads to the cart's page.
    const add = other.locator('.product').getByRole('button', { name: /^Add to Cart: / })
    await add.click()
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
