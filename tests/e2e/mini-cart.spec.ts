/** The header's cart button, bindery-mini-cart, and bindery-mini-cart-flyout (spec content 2 and 4). */
import { expect, test } from '../support/test.ts'
import { fillCart, guide, headerCart, miniCart, study } from './cart.ts'
import { freeArticle } from './site-pages.ts'

test('a guest opens the empty and the filled mini-cart and continues to the cart page', async ({
  page,
  context,
  host,
}) => {
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items')
  await headerCart(page).click()
  await expect(miniCart(page)).toContainText('Your cart is empty.')
  const store = miniCart(page).getByRole('link', { name: 'Visit Our Store' })
  await expect(store).toHaveAttribute('href', /\/store$/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(miniCart(page)).toHaveCount(0)
  await fillCart(context, host, guide, study)
  await page.reload()
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 3 items')
  await headerCart(page).dblclick()
  await expect(miniCart(page).getByRole('listitem')).toHaveCount(2)
  await expect(miniCart(page)).toContainText('Total $48.85')
  await miniCart(page).getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/shopping-cart$/)
})

test('a keyboard user opens the mini-cart, tabs around in it and returns to its button', async ({
  page,
  context,
  host,
}) => {
  await fillCart(context, host, guide)
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
  await headerCart(page).focus()
  await page.keyboard.press('Enter')
  const view = miniCart(page).getByRole('link', { name: 'View Cart' })
  await expect(view).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(view).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(miniCart(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(miniCart(page)).toHaveCount(0)
  await expect(headerCart(page)).toBeFocused()
})

test('the mini-cart reports a failed read, and a retry waits for a busy server', async ({
  page,
  mock,
  journal,
}) => {
  journal.allow(/Failed to load resource|ContractError/)
  const path = '/api/shopping-cart'
  await mock.faults([{ method: 'GET', path, body: '<p>Hello</p>' }])
  await page.goto(freeArticle)
  await headerCart(page).click()
  await expect(miniCart(page).getByRole('alert')).toHaveText(
    'Something went wrong. Please try again.',
  )
  await mock.faults([
    { method: 'GET', path, status: 429, headers: { 'Retry-After': '1' }, times: 1 },
  ])
  await miniCart(page).getByRole('button', { name: 'Try again' }).click()
  await expect(miniCart(page)).toContainText('Your cart is empty.')
  const answers = (await mock.calls(path)).map(({ status }) => status)
  expect(answers.slice(-2)).toEqual([429, 200])
})

test('the mini-cart empties and closes after a sign-out in another tab', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await signIn('good@example.com')
  await fillCart(context, host, guide)
  await page.goto(freeArticle)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
  await headerCart(page).click()
  await expect(miniCart(page)).toContainText('Guide to Better Meetings')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Grace Good Digital' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(miniCart(page)).toHaveCount(0)
  await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items')
  // The key is absent, or holds a guest's empty cart that a tab has read since.
  const kept = await page.evaluate(() => localStorage.getItem('bindery:shopping-cart'))
  expect(JSON.parse(kept ?? '{"items":[]}').items).toEqual([])
  await headerCart(page).click()
  await expect(miniCart(page)).toContainText('Your cart is empty.')
})

test('the mini-cart is a link to the cart without JavaScript', async ({ browser, host }) => {
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
  test(`the mini-cart stays inside the window and has no axe violation: ${scheme}, ${width} px`, async ({
    page,
    context,
    host,
    axe,
  }) => {
    await fillCart(context, host, guide, study)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(freeArticle)
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 3 items')
    await headerCart(page).click()
    await expect(miniCart(page)).toContainText('$48.85')
    await expect(miniCart(page)).toBeInViewport({ ratio: 1 })
    await axe()
  })
}
