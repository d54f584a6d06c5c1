/** The header's cart, bindery-mini-cart, and its box, bindery-mini-cart-flyout (spec content 2 and 4). */
import { expect, test } from '../support/test.ts'
import { box, fill, guide, headerCart, study } from './cart.ts'
import { freeArticle } from './pages.ts'

test('a guest looks into the cart: empty, filled, and on to its page', async ({
  page,
  context,
  host,
}) => {
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items')
  await headerCart(page).click()
  await expect(box(page)).toContainText('Your cart is empty.')
  const store = box(page).getByRole('link', { name: 'Visit Our Store' })
  await expect(store).toHaveAttribute('href', /\/store$/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(box(page)).toHaveCount(0)
  await fill(context, host, guide, study)
  await page.reload()
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 3 items')
  await headerCart(page).dblclick()
  await expect(box(page).getByRole('listitem')).toHaveCount(2)
  await expect(box(page)).toContainText('Total $48.85')
  await box(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/shopping-cart$/)
})

test('by keyboard alone: in, around, out and back', async ({ page, context, host }) => {
  await fill(context, host, guide)
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
  await headerCart(page).focus()
  await page.keyboard.press('Enter')
  const view = box(page).getByRole('link', { name: 'View Cart' })
  await expect(view).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(view).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(headerCart(page)).toBeFocused()
})

test('a server that fails is told, and tried again; reads wait when it is busy', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/Failed to load resource|ContractError/)
  const path = '/api/shopping-cart'
  await mock.faults([{ method: 'GET', path, body: '<p>Hello</p>' }])
  await page.goto(freeArticle)
  await headerCart(page).click()
  await expect(box(page).getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  await mock.faults([
    { method: 'GET', path, status: 429, headers: { 'Retry-After': '1' }, times: 1 },
  ])
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(box(page)).toContainText('Your cart is empty.')
  const answers = (await mock.calls(path)).map(({ status }) => status)
  expect(answers.slice(-2)).toEqual([429, 200])
})

test('who signs out in another tab leaves no cart behind', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await signIn('good@example.com')
  await fill(context, host, guide)
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
  await headerCart(page).click()
  await expect(box(page)).toContainText('Guide to Better Meetings')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Grace Good Digital' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items')
  // Nothing, or a guest's empty one that a tab has asked for since.
  const kept = await page.evaluate(() => localStorage.getItem('bindery:shopping-cart'))
  expect(JSON.parse(kept ?? '{"items":[]}').items).toEqual([])
  await headerCart(page).click()
  await expect(box(page)).toContainText('Your cart is empty.')
})

test('without JavaScript it is a link to the cart', async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(host.url + freeArticle)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL(/\/shopping-cart$/)
  await context.close()
})

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 320],
] as const) {
  test(`open, ${scheme}, ${width} px: inside the window, no violation`, async ({
    page,
    context,
    host,
    axe,
  }) => {
    await fill(context, host, guide, study)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(freeArticle)
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 3 items')
    await headerCart(page).click()
    await expect(box(page)).toContainText('$48.85')
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}
