/** The cart page, bindery-cart (spec content 2, 3, 5 and 7; cases 1, 3, 4, 7 and 17). */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { choosing, fillCart, guide, headerCart, study } from './cart.ts'

const path = '/api/shopping-cart'
/** The tag with its forms, which render in the light DOM. */
const tag = (page: Page) => page.locator('bindery-cart')
const promo = (page: Page) => tag(page).getByRole('textbox', { name: 'Promo code' })
const state = (page: Page) => tag(page).getByRole('combobox', { name: 'State or province' })
const cart = (page: Page) => page.getByRole('region', { name: 'Your cart' })
const line = (page: Page, title: string) =>
  cart(page)
    .getByRole('list', { name: 'What is in your cart' })
    .getByRole('listitem')
    .filter({ hasText: title })
const meetings = (page: Page) => line(page, 'Guide to Better Meetings')
const quantity = (page: Page) => meetings(page).getByRole('textbox', { name: /^Quantity of/ })
const summary = (page: Page) => cart(page).getByRole('region', { name: 'Order summary' })
const posts = async (mock: { calls(path: string): Promise<{ method: string; path: string }[]> }) =>
  (await mock.calls(path)).filter((call) => call.method === 'POST' && call.path === path)

test('a screen reader calls no text of the cart clickable', async ({ page, context, host }) => {
  await fillCart(context, host, guide)
  await page.goto('/shopping-cart')
  await expect(meetings(page)).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: "document.querySelector('bindery-cart').shadowRoot.querySelector('section')",
  })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  expect(listeners.map(({ type }) => type)).not.toContain('click')
})

test('an empty cart asks nobody to sign in, and the first product brings the form', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/shopping-cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const frame = page.locator('bindery-checkout-frame')
  await expect(frame).toBeHidden()
  await fillCart(context, host, guide)
  await page.reload()
  await expect(frame).toBeVisible()
})

test("a guest's changes, removal, undo, promo code and estimate survive a reload of the cart page", async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide, study, { ...choosing, productPrice: 15 })
  await page.goto('/shopping-cart')
  await expect(summary(page)).toContainText('Total$61.80')
  await expect(line(page, 'Choosing What to Drop')).toContainText('Price changed: it was $15.00.')
  await cart(page).getByRole('button', { name: 'Got it' }).click()
  await expect(cart(page)).not.toContainText('Price changed')
  const more = meetings(page).getByRole('button', { name: 'One more of Guide to Better Meetings' })
  await more.click()
  await more.click()
  await expect(quantity(page)).toHaveValue('4')
  await expect(meetings(page)).toContainText('$79.80')
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 6 items')
  await expect(line(page, 'Eleven Minutes').getByRole('textbox')).toHaveCount(0)
  await line(page, 'Eleven Minutes')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cart(page)).toContainText('“Eleven Minutes on Platform Four” has been removed')
  await cart(page).getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Eleven Minutes')).toBeVisible()
  await promo(page).fill('nosuch')
  await tag(page).getByRole('button', { name: 'Apply' }).click()
  await expect(tag(page).getByText('We do not know this promo code.')).toBeVisible()
  await promo(page).fill('welcome20')
  await tag(page).getByRole('button', { name: 'Apply' }).click()
  await expect(summary(page)).toContainText('Discount−$20.34')
  await expect(cart(page)).toContainText('WELCOME20: 20% off')
  await expect(tag(page).getByRole('combobox', { name: 'Country' })).toHaveValue('US')
  await state(page).selectOption('California')
  await tag(page).getByRole('button', { name: 'Estimate' }).click()
  await expect(summary(page)).toContainText('Estimated for California, United States')
  // Tax: 7.25 % of 63.84 and 10.36. Shipping: five light items.
  await expect(summary(page)).toContainText('Tax$5.38')
  await expect(summary(page)).toContainText('Shipping$9.99')
  await expect(summary(page)).toContainText('Total$96.73')
  await page.reload()
  await expect(summary(page)).toContainText('Total$96.73')
  await expect(quantity(page)).toHaveValue('4')
  await expect(cart(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    /\/shipping-payment$/,
  )
})

test('a keyboard user changes a quantity, corrects a wrong one, and removes and restores the last line', async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide)
  await page.goto('/shopping-cart')
  await expect(quantity(page)).toHaveValue('2')
  await quantity(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(meetings(page)).toContainText('Please enter a quantity from 1 to 999.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(meetings(page)).toContainText('$239.40')
  await expect(quantity(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(meetings(page).getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart(page)).toContainText('Your cart is empty.')
  await expect(cart(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('12')
  await expect(cart(page).getByRole('heading', { name: /^Your cart/ })).toBeFocused()
})

test('the cart page shows each failed change and keeps its state, and a retry succeeds', async ({
  page,
  context,
  host,
  mock,
  journal,
}) => {
  journal.allow(/Failed to load resource|ContractError/)
  await fillCart(context, host, guide, study)
  await page.goto('/shopping-cart')
  await expect(quantity(page)).toHaveValue('2')
  await mock.faults([{ method: 'POST', path, status: 503 }])
  await quantity(page).fill('5')
  await quantity(page).press('Enter')
  await expect(meetings(page).getByRole('alert')).toContainText('Something went wrong.')
  await expect(quantity(page)).toHaveValue('2')
  await mock.faults([{ method: 'POST', path, status: 429, headers: { 'Retry-After': '9' } }])
  await meetings(page).getByRole('button', { name: 'Try again' }).click()
  await expect(meetings(page).getByRole('alert')).toContainText('Please wait 9 seconds')
  await mock.faults([])
  await meetings(page).getByRole('button', { name: 'Try again' }).click()
  await expect(meetings(page)).toContainText('$99.75')
  await expect(meetings(page).getByRole('alert')).toBeEmpty()
  expect(await posts(mock)).toHaveLength(3)
  await mock.faults([{ method: 'DELETE', path, body: '[]' }])
  await meetings(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(meetings(page).getByRole('alert')).toContainText('Something went wrong.')
  await mock.faults([
    { path: '/api/commerce/shopping-cart', status: 500 },
    { method: 'GET', path, body: 'null' },
  ])
  await page.reload()
  await expect(cart(page).getByRole('alert')).toContainText('Something went wrong.')
  await mock.faults([])
  await cart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(summary(page)).toContainText(/Total\$/)
})

test("the cart page follows another tab and shows what is no longer sold and the store's maintenance", async ({
  page,
  context,
  host,
  mock,
}) => {
  await fillCart(context, host, guide, study)
  await page.goto('/shopping-cart')
  await expect(quantity(page)).toHaveValue('2')
  const other = await context.newPage()
  await other.goto('/shopping-cart')
  await expect(quantity(other)).toHaveValue('2')
  await quantity(other).fill('7')
  await quantity(other).press('Enter')
  await expect(quantity(page)).toHaveValue('7')
  await expect(summary(page)).toContainText('Total$148.60')
  await other.close()
  await mock.settings({ prices: { [study.availabilityId]: null }, maintenance: true })
  await page.reload()
  await expect(cart(page)).toContainText('“Eleven Minutes on Platform Four” is not sold any more.')
  await expect(cart(page)).toContainText(
    'unavailable between 7:30am and 10am EST during a store migration.',
  )
  await expect(tag(page).getByRole('textbox')).toHaveCount(0)
  await expect(cart(page).getByRole('link', { name: 'Checkout' })).toHaveCount(0)
})

test("a session that ends on the cart page opens sign-in once, repeats the change once and reports the guest's items", async ({
  page,
  context,
  host,
  mock,
  signIn,
}) => {
  await fillCart(context, host, study)
  await signIn('good@example.com')
  await fillCart(context, host, guide)
  await page.goto('/shopping-cart')
  await expect(quantity(page)).toHaveValue('2')
  await expect(page.getByRole('button', { name: 'Grace Good Digital' })).toBeVisible()
  await context.clearCookies()
  await fillCart(context, host, choosing)
  await quantity(page).fill('3')
  await quantity(page).press('Enter')
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toContainText('To change your cart')
  await modal.signIn('good@example.com', password)
  await expect(quantity(page)).toHaveValue('3')
  await expect(line(page, 'Choosing What to Drop')).toBeVisible()
  await expect(cart(page)).toContainText('What you had chosen before you signed in (1 product)')
  expect(await posts(mock)).toMatchObject([{ status: 401 }, { status: 200 }])
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`a full cart page has no axe violation and does not scroll sideways: ${scheme}, ${width} px`, async ({
    page,
    context,
    host,
    axe,
  }) => {
    await fillCart(context, host, guide, study, { ...choosing, productPrice: 15 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/shopping-cart')
    await expect(state(page)).toBeVisible()
    await quantity(page).fill('0')
    await quantity(page).press('Enter')
    await expect(meetings(page)).toContainText('Please enter a quantity from 1 to 999.')
    await axe()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}
