/** Adding to the cart: bindery-add-to-cart and its confirmation (spec content and commerce 2, 4, 5 and 8). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { serveTestPage, testPage } from './site-pages.ts'

const path = '/api/shopping-cart/items'
const product = '/product/the-quiet-half/10403-PBK-ENG'
const button = (page: Page) =>
  page.locator('.product').getByRole('button', { name: 'Add to Cart: The Quiet Half' })
/** The button renders at once; the choice comes later, from the product options. */
const ready = async (page: Page) => {
  await page.locator('bindery-product-options').scrollIntoViewIfNeeded()
  await expect(page.getByRole('radio', { name: 'Paperback' })).toBeChecked()
  await expect(button(page)).toBeVisible()
}
const quantity = (page: Page) => page.locator('.product').getByLabel('Quantity')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const added = (page: Page) => dialog(page, 'Added to your cart')
const sorry = (page: Page) => dialog(page, 'Our apologies, something went wrong.')
const items = async (page: Page) =>
  (await (await page.request.get('/api/shopping-cart')).json()).items as unknown[]

test('a double press adds the product once, with its quantity and referral code', async ({
  page,
  mock,
  axe,
}) => {
  await page.goto(`${product}?referral=02749`)
  await ready(page)
  await quantity(page).fill('0')
  await button(page).click()
  await expect(page.getByText('Please enter a quantity from 1 to 999.')).toBeVisible()
  expect(await mock.calls(path)).toHaveLength(0)
  await quantity(page).fill('3')
  await expect(page.getByText('Please enter a quantity from 1 to 999.')).toBeHidden()
  const answer = await hold(page, `**${path}`)
  await button(page).evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await expect(dialog(page, 'Adding to your cart…')).toBeVisible()
  answer()
  await expect(added(page)).toContainText('The Quiet Half, 3 copies')
  await expect(added(page).getByRole('region', { name: 'You might also like' })).toContainText(
    'Guide to Your Own Hours',
  )
  expect(await mock.calls(path)).toHaveLength(1)
  expect(await items(page)).toMatchObject([
    { availabilityId: '10403-PBK-ENG', quantity: 3, referral: 2749 },
  ])
  await axe({ include: 'bindery-add-to-cart-modal' })
  await added(page).getByRole('button', { name: 'Continue Shopping' }).click()
  await expect(added(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${product}?referral=02749`)
})

test('a keyboard user adds a product and continues to the checkout', async ({ page }) => {
  await page.goto(product)
  await ready(page)
  await quantity(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(added(page)).toContainText('The Quiet Half, 2 copies')
  await page.keyboard.press('Escape')
  await expect(added(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(added(page)).toBeVisible()
  const checkout = added(page).getByRole('link', { name: 'Checkout' })
  await checkout.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shopping-cart')
  expect(await items(page)).toMatchObject([{ quantity: 4 }])
})

test("a failed addition shows an apology with the phone number and the product's code, then the maintenance notice", async ({
  page,
  mock,
  axe,
  journal,
}) => {
  journal.allow(/Failed to load resource/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(product)
  await mock.faults([{ method: 'POST', path, status: 503, times: 1 }])
  await ready(page)
  await quantity(page).fill('2')
  await button(page).click()
  await expect(sorry(page)).toContainText(
    'Please call Customer Service (1-800-555-0142) and quote 10403-PBK-ENG.',
  )
  await axe({ include: 'bindery-add-to-cart-modal' })
  await sorry(page).getByRole('button', { name: 'Back to the page' }).click()
  // The form keeps the quantity, and the next press adds it once.
  await expect(quantity(page)).toHaveValue('2')
  await mock.settings({ maintenance: true })
  await button(page).click()
  await expect(dialog(page, 'Our store is being moved')).toContainText(
    'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration.',
  )
  await page.keyboard.press('Escape')
  await mock.settings({ maintenance: false })
  await button(page).click()
  await expect(added(page)).toBeVisible()
  expect(await items(page)).toMatchObject([{ quantity: 2 }])
})

test('a session that ends during the addition opens the modal once and adds the product once after sign-in', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  await page.goto(product)
  await expect(page.getByRole('button', { name: 'Grace Good Digital' })).toBeVisible()
  await ready(page)
  await page.context().clearCookies()
  await button(page).click()
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(added(page)).toHaveCount(0)
  await modal.signIn('good@example.com', password)
  await expect(page.getByRole('button', { name: 'Grace Good Digital' })).toBeVisible()
  await expect.poll(() => items(page)).toMatchObject([{ availabilityId: '10403-PBK-ENG' }])
  expect((await mock.calls(path)).map(({ status }) => status)).toEqual([401, 200])
})

test('a page that cancels the request keeps the widget from adding; markup in a title is shown as text', async ({
  page,
  mock,
}) => {
  const evil = '<img src=x onerror=alert(1)>'
  await serveTestPage(mock, {
    body: `<bindery-add-to-cart product-id="10403-PBK-ENG" product-title="${evil.replace(/</g, '&lt;')}"><a href="/store">Add</a></bindery-add-to-cart><p>After</p>`,
  })
  await page.goto(testPage)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await expect(add).toBeVisible()
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const take = (event: Event) => {
      event.preventDefault()
      heard.push((event as CustomEvent).detail.items.length)
    }
    document.addEventListener('bindery-add-to-cart-request', take, { once: true })
  })
  await add.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([1])
  expect(await mock.calls(path)).toHaveLength(0)
  await add.click()
  await expect(added(page)).toContainText(evil)
})

test('the add-to-cart button works on a quirks-mode page with hostile styles', async ({ page }) => {
  await page.goto('/legacy/quirks')
  await expect(page.getByText('The scripts of this page have run.')).toBeVisible()
  await page.evaluate(() => {
    const add = document.createElement('bindery-add-to-cart')
    add.setAttribute('product-id', '10403-PBK-ENG')
    document.body.prepend(add, document.createTextNode(' '))
  })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(added(page)).toBeVisible()
  await expect(added(page)).toBeInViewport({ ratio: 1 })
})
