/** bindery-checkout: from a cart to an order (spec content and commerce 2, 4 and 7). */
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal } from './auth-modal.ts'
import { fillCart } from './cart.ts'
import { visibleText } from './reader-data.ts'
import { cards, checkoutOf, paperback, pdf, subscription } from './store.ts'

const reader = 'reader@example.com'
const submits = '/api/commerce/order/submit'

test("the checkout places one order after a new address, a declined card and a bank's challenge", async ({
  page,
  context,
  host,
  mock,
  journal,
  signIn,
  axe,
}) => {
  journal.allow(/402/)
  await signIn(reader)
  await fillCart(context, host, paperback, subscription)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await page.getByLabel('A new address').check()
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Neu')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 New Street')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('Postal code').fill('M5V 2T6')
  await page.getByLabel('Country').selectOption('Canada')
  await page.getByLabel('State or province').selectOption('Ontario')
  await axe()
  await checkout.continue()
  await checkout.step('Shipping method')
  await expect(page).toHaveURL(/\/shipping-payment\?step=shipping$/)
  await page.getByLabel(/^Expedited/).check()
  await checkout.continue()
  await checkout.step('Payment')
  await checkout.pay(cards.declined)
  await checkout.continue()
  await checkout.step('Review your order')
  await expect(page).toHaveURL(/\/review-order$/)
  await expect(checkout.tag).toContainText('Nora Neu, 1 New Street')
  await checkout.button('Place order').click()
  await checkout.step('Payment')
  await expect(checkout.tag.getByText('Your payment was declined.')).toBeVisible()
  await checkout.pay(cards.challenged)
  await checkout.continue()
  await checkout.step('Review your order')
  await checkout.button('Place order').click()
  await page.getByLabel('Code from your bank').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(checkout.placed).toBeVisible()
  await expect(page).toHaveURL(/\/review-order\?order=\d+$/)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  const mails = await mock.mailbox()
  expect(mails.filter(({ subject }) => subject === `Your order ${number}`)).toHaveLength(1)
  await expect(checkout.tag.getByRole('link', { name: 'Activate your subscription' })).toBeVisible()
  await page.reload()
  await expect(checkout.placed).toContainText(number)
  // The order cookie completes the activation on the next page, whichever that is.
  await expect(page.locator('html')).toHaveClass(/subscribers/)
})

test('a keyboard user checks out, and Back and Forward keep every choice', async ({
  page,
  context,
  host,
  signIn,
}) => {
  await signIn(reader)
  await fillCart(context, host, paperback)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await page.getByRole('radio', { name: /Gloucester/ }).focus()
  await page.keyboard.press('Space')
  await checkout.button('Continue').focus()
  await page.keyboard.press('Enter')
  await expect(checkout.tag.getByRole('heading', { name: 'Shipping method' })).toBeFocused()
  await expect(page.getByLabel(/^Expedited/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Expedited/)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(checkout.tag.getByRole('heading', { name: 'Payment' })).toBeFocused()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.keyboard.press('Tab')
  for (const typed of [cards.good, '12/34', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(checkout.button('Continue')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(checkout.tag.getByRole('heading', { name: 'Review your order' })).toBeFocused()
  await page.goBack()
  await checkout.step('Payment')
  await expect(page.getByLabel('Card number')).toHaveValue(cards.good)
  await page.goBack()
  await expect(page.getByLabel(/^Expedited/)).toBeChecked()
  // This choice is made but not submitted.
  await page.getByLabel(/^Next day/).check()
  await page.goBack()
  await checkout.step('Address')
  await page.goForward()
  await expect(page.getByLabel(/^Next day/)).toBeChecked()
  await page.reload()
  await expect(page.getByLabel(/^Next day/)).toBeChecked()
  await page.getByLabel(/^Expedited/).check()
  await checkout.continue()
  await checkout.step('Payment')
  await checkout.pay(cards.good)
  await checkout.continue()
  await checkout.step('Review your order')
  await page.goBack()
  await checkout.step('Payment')
  await page.goForward()
  await checkout.step('Review your order')
  await checkout.button('Place order').focus()
  await page.keyboard.press('Enter')
  await expect(checkout.tag.getByRole('heading', { name: 'Thank you' })).toBeFocused()
})

test("the checkout returns to the first incomplete step, shows another tab's cart and asks to sign in after the session has ended", async ({
  page,
  context,
  host,
  journal,
  signIn,
}) => {
  journal.allow(/401/)
  await signIn(reader)
  await fillCart(context, host, paperback)
  await page.goto('/review-order')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await expect(checkout.tag.getByText('Please enter your address first.')).toBeVisible()
  await expect(page).toHaveURL(/\/shipping-payment$/)
  await page.getByLabel('A new address').check()
  await page.getByLabel('First name').fill('Nora')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await page.getByRole('radio', { name: /Gloucester/ }).check()
  await fillCart(context, host, pdf)
  await checkout.continue()
  await checkout.step('Shipping method')
  await expect(checkout.tag.getByLabel('Order summary')).toContainText('$48.85')
  await context.clearCookies()
  await checkout.continue()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('the checkout keeps the typed address when the reader signs in again after the session has ended', async ({
  page,
  context,
  host,
  journal,
  signIn,
}) => {
  journal.allow(/401/)
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn('better@example.com')
  await fillCart(context, host, paperback)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await page.getByLabel('First name').fill('Nora')
  await page.getByLabel('Last name').fill('Neu')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 New Street')
  await page.getByLabel('City').fill('Toronto')
  await page.getByLabel('Postal code').fill('M5V 2T6')
  await page.getByLabel('Country').selectOption('Canada')
  await page.getByLabel('State or province').selectOption('Ontario')
  await context.clearCookies()
  await checkout.continue()
  const modal = authModal(page)
  await loadBy(page, () => modal.signIn('better@example.com', password))
  await expect(checkout.tag.getByRole('heading', { name: 'Address' })).toBeInViewport()
  await expect(page.getByLabel('City')).toHaveValue('Toronto')
  // The reader reloads the page in the middle of the form.
  await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded()
  await page.reload()
  await expect(checkout.tag.getByRole('heading', { name: 'Address' })).toBeInViewport()
  await checkout.continue()
  await checkout.step('Shipping method')
})

test('the checkout has no axe violation, dark and narrow', async ({
  page,
  context,
  host,
  signIn,
  axe,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(reader)
  await fillCart(context, host, paperback)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await checkout.step('Address')
  await page.getByLabel('A new address').check()
  await expect(page.getByLabel('State or province')).toBeVisible()
  await axe()
})

test('the checkout shows markup as text, reports a busy server and clears its data after a sign-out in another tab', async ({
  page,
  context,
  host,
  mock,
  journal,
  signIn,
}) => {
  journal.allow(/429/)
  await signIn(reader)
  await fillCart(context, host, paperback)
  const script = '<img src=x onerror=alert(1)>'
  const saved = await context.request.post(`${host.url}/api/commerce/address`, {
    data: {
      firstName: 'Mallory',
      lastName: 'M',
      address1: script,
      city: script,
      postalCode: '1',
      countryCode: 'DE',
    },
    headers: { 'X-Requested-With': 'bindery', Origin: host.url },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/shipping-payment')
  const checkout = checkoutOf(page)
  await page.getByRole('radio', { name: /Mallory/ }).check()
  await checkout.continue()
  await checkout.step('Shipping method')
  await checkout.continue()
  await checkout.step('Payment')
  await checkout.pay(cards.good)
  await checkout.continue()
  await expect(checkout.tag.getByText(script).first()).toBeVisible()
  await mock.faults([
    { method: 'POST', path: submits, status: 429, headers: { 'Retry-After': '30' } },
  ])
  await checkout.button('Place order').click()
  await expect(page.getByText('Please wait 30 seconds and try again.')).toBeVisible()
  expect(await mock.calls(submits)).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Robin Reader' }).click()
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(checkout.button('Sign In')).toBeVisible()
  expect(await visibleText(page)).not.toMatch(/Mallory|4242/)
  expect(await page.evaluate(() => sessionStorage.getItem('bindery:checkout'))).toBeNull()
})
