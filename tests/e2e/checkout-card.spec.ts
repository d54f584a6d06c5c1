/** bindery-checkout-card: the three cards of the checkout (spec accounts 2, 4, 5 and 8). */
import { hold } from '../support/hold.ts'
import { expect, password, test } from '../support/test.ts'
import { fillCart, guide } from './cart.ts'
import {
  cardIn,
  cart,
  checkoutEvents,
  closeEvent,
  frameOf,
  nora,
  recordMessages,
} from './checkout-card.ts'
import {
  generic,
  locked,
  offline,
  required,
  resetSent,
  restricted,
  unavailable,
  wrongCredentials,
} from './expected-messages.ts'

const wrongEmail = 'This email address is not valid.'
const orReset = 'You can also reset your password.'

test.beforeEach(({ context, host }) => fillCart(context, host, guide))

test('each checkout card has its heading, its buttons and its links to the other cards', async ({
  page,
  host,
  axe,
}) => {
  const card = cardIn(page)
  for (const [path, onward] of [
    ['/sign-in', 'On to checkout'],
    ['/sign-in?gift', 'On to recipient'],
  ] as const) {
    await page.goto(host.checkoutUrl + path)
    await expect(card.heading('Sign in to your account')).toBeVisible()
    await expect(card.button(onward)).toBeVisible()
    await expect(card.inside).toContainText("Don't have an account? Create one.")
    await axe()
  }
  await card.link('Create one.').click()
  await expect(card.heading('Create an account')).toBeFocused()
  await expect(card.button('On to recipient')).toBeVisible()
  await axe()
  await card.link('Sign in.').click()
  await expect(card.heading('Sign in to your account')).toBeFocused()
  await card.link('Forgot your password?').click()
  await expect(card.heading('Reset password')).toBeFocused()
  await expect(card.button('Send link')).toBeVisible()
  await axe()
  await card.button('Back to sign in').click()
  await expect(card.heading('Sign in to your account')).toBeFocused()
  for (const [path, title] of [
    ['/registration', 'Create an account'],
    ['/reset-password', 'Reset password'],
  ] as const) {
    await page.goto(host.checkoutUrl + path)
    await expect(card.heading(title)).toBeVisible()
  }
})

test('a checkout card reports missing and malformed values in its own words and sends nothing', async ({
  page,
  host,
  mock,
}) => {
  const card = cardIn(page)
  await page.goto(`${host.checkoutUrl}/sign-in`)
  await card.press('On to checkout')
  await expect(card.email).toBeFocused()
  await expect(card.email).toHaveAccessibleDescription(required)
  await expect(card.password).toHaveAccessibleDescription(required)
  await card.email.fill('nora')
  await card.press('On to checkout')
  await expect(card.email).toHaveAccessibleDescription(wrongEmail)
  await card.link('Create one.').click()
  await card.press('On to checkout')
  for (const label of ['First name', 'Last name', 'Email address', 'Password']) {
    await expect(card.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(card.field('First name')).toHaveAccessibleDescription(required)
  await page.goto(`${host.checkoutUrl}/reset-password`)
  await card.press('Send link')
  await expect(card.email).toHaveAccessibleDescription(required)
  await card.email.fill('nora@')
  await card.press('Send link')
  await expect(card.email).toHaveAccessibleDescription(wrongEmail)
  const writes = (await mock.calls()).filter(({ method }) => method === 'POST')
  // The cart was filled before the page was opened.
  expect(writes.map(({ path }) => path)).toEqual(['/api/shopping-cart/items'])
})

test('the sign-in card counts wrong passwords down, links to the reset card and reports the lock', async ({
  page,
  mock,
  axe,
}) => {
  const card = cardIn(frameOf(page))
  await page.goto(cart)
  await card.fill({ 'Email address': 'good@example.com', Password: 'Wrong#Word99' })
  for (const tries of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await card.press('On to checkout')
    await expect(card.alert).toHaveText(`${wrongCredentials} You have ${tries} left. ${orReset}`)
    await expect(card.email).toHaveAttribute('aria-invalid', 'true')
  }
  await axe()
  await card.press('On to checkout')
  await expect(card.alert).toHaveText(locked('15 minutes'))
  await mock.clock(870_000)
  await card.press('On to checkout')
  // The server's clock also runs by itself.
  await expect(card.alert).toContainText(/please wait [123]?\d seconds to unlock/)
  await mock.clock(30_000)
  await card.press('On to checkout')
  await expect(card.alert).toContainText('You have 4 tries left.')
  await card.link('reset your password').click()
  await expect(card.heading('Reset password')).toBeFocused()
  await expect(card.email).toHaveValue('good@example.com')
  await card.button('Back to sign in').click()
  await card.fill({ 'Email address': 'locked@example.com', Password: password })
  await card.press('On to checkout')
  await expect(card.alert).toHaveText(locked('2 hours'))
  await card.fill({ 'Email address': 'restricted@example.com' })
  await card.press('On to checkout')
  await expect(card.alert).toHaveText(restricted)
})

test('a taken e-mail links to the reset card and to the sign-in (409 and 422)', async ({
  page,
  mock,
}) => {
  const card = cardIn(frameOf(page))
  await page.goto(cart)
  await card.link('Create one.').click()
  await card.fill({ ...nora, 'Email address': 'reader@example.com' })
  await card.press('On to checkout')
  await expect(card.alert).toHaveText(`${unavailable} ${orReset}`)
  await expect(card.email).toHaveAttribute('aria-invalid', 'true')
  expect(await mock.calls('/api/user/register')).toMatchObject([{ status: 409 }])
  // The server does not accept a subscriber by e-mail alone.
  await mock.faults([{ path: '/api/user/subscriber/search', status: 500, body: '' }])
  await card.fill({ 'Email address': 'print@example.com' })
  await card.press('On to checkout')
  await expect.poll(async () => (await mock.calls('/api/user/register')).at(-1)?.status).toBe(422)
  await expect(card.alert).toHaveText(`${unavailable} ${orReset}`)
  await card.link('reset your password').click()
  await expect(card.heading('Reset password')).toBeFocused()
  await page.goto(cart)
  await card.link('Create one.').click()
  await card.fill({ ...nora, 'Email address': 'reader@example.com' })
  await card.press('On to checkout')
  await card.alert.getByRole('link', { name: 'Sign in' }).click()
  await expect(card.heading('Sign in to your account')).toBeFocused()
  await expect(card.email).toHaveValue('reader@example.com')
})

test('the registration card leads a restricted reader and a known subscriber out of the frame', async ({
  page,
  host,
}) => {
  const card = cardIn(frameOf(page))
  for (const [email, to] of [
    ['restricted@example.com', `${host.url}/restricted-user`],
    ['print@example.com', `${host.url}/subscriber-registration`],
  ] as const) {
    await page.goto(cart)
    await card.link('Create one.').click()
    await card.fill({ ...nora, 'Email address': email })
    await card.press('On to checkout')
    await page.waitForURL(to)
  }
  await expect(page.getByLabel('Email address').first()).toHaveValue('print@example.com')
})

test('a card leaves its frame without `window.open` (Firefox cannot)', async ({ page, host }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (url, target, ...rest) => (target === '_top' ? null : open(url, target, ...rest))
  })
  const card = cardIn(frameOf(page))
  await page.goto(cart)
  await card.link('Create one.').click()
  await card.fill({ ...nora, 'Email address': 'restricted@example.com' })
  await card.press('On to checkout')
  await page.waitForURL(`${host.url}/restricted-user`)
})

test('a card outside a frame moves its page to /restricted-user', async ({ page, host }) => {
  const card = cardIn(page)
  await page.goto(`${host.checkoutUrl}/registration`)
  await card.fill({ ...nora, 'Email address': 'restricted@example.com' })
  await card.press('On to checkout')
  await page.waitForURL(`${host.url}/restricted-user`)
})

test('a reader resets a forgotten password by mail and signs in within the frame', async ({
  page,
  mock,
  host,
  context,
  axe,
}) => {
  const card = cardIn(frameOf(page))
  await recordMessages(page)
  await page.goto(cart)
  await card.link('Forgot your password?').click()
  await card.fill({ 'Email address': 'reader@example.com' })
  await card.press('Send link')
  await expect(card.inside.getByRole('status').filter({ hasText: resetSent })).toBeVisible()
  await expect(card.heading('Reset password')).toBeFocused()
  await axe()
  const [mail] = await mock.mailbox()
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).toContain(`${host.url}/reset-password?token=`)
  const other = await context.newPage()
  await other.goto(link)
  const form = other.locator('bindery-reset-password')
  await form.getByLabel('New password', { exact: true }).fill('Fresh#Start1')
  await form.locator('button[type=submit]').click()
  await expect(form).toContainText(/Your (new )?password/)
  await other.close()
  await card.button('On to sign in').click()
  await expect(card.heading('Sign in to your account')).toBeFocused()
  await expect(card.email).toHaveValue('reader@example.com')
  await card.fill({ Password: 'Fresh#Start1' })
  await card.press('On to checkout')
  await expect(card.heading('You are signed in.')).toBeFocused()
  await expect.poll(() => checkoutEvents(page)).toContainEqual(closeEvent('sign-in'))
})

test('the reset and sign-in cards show each refusal and failure and keep the input', async ({
  page,
  host,
  mock,
}) => {
  const card = cardIn(page)
  await page.goto(`${host.checkoutUrl}/reset-password`)
  await card.fill({ 'Email address': 'restricted@example.com' })
  await card.press('Send link')
  await expect(card.alert).toHaveText(restricted)
  await card.fill({ 'Email address': 'locked@example.com' })
  await card.press('Send link')
  await expect(card.alert).toContainText('Your account is blocked')
  await page.goto(`${host.checkoutUrl}/sign-in`)
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  for (const [fault, message] of [
    [{ status: 500, body: '' }, generic],
    [{ status: 200, body: '[]' }, generic],
    [{ status: 200, body: 'not JSON' }, generic],
    [{ abort: true }, offline],
  ] as const) {
    await mock.faults([{ path: '/authenticate', ...fault }])
    await card.press('On to checkout')
    await expect(card.alert).toHaveText(message)
    await expect(card.password).toHaveValue(password)
  }
})

test('a checkout card with a paywall reloads its page once and then asks for nothing', async ({
  page,
  host,
}) => {
  const card = cardIn(page)
  await page.goto(`${host.checkoutUrl}/sign-in?paywall`)
  await card.fill({ 'Email address': 'reader@example.com', Password: password })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await card.press('On to checkout')
  await expect.poll(() => loads).toBe(1)
  await expect(card.heading('You are signed in.')).toBeVisible()
  await expect(card.email).toBeHidden()
  expect(loads).toBe(1)
})

test('a double press registers the reader once', async ({ page, mock }) => {
  const card = cardIn(frameOf(page))
  await recordMessages(page)
  await page.goto(cart)
  await card.link('Create one.').click()
  await card.fill(nora)
  const answer = await hold(page, '**/api/user/register')
  await card.button('On to checkout').dblclick()
  answer()
  await expect(card.heading('You are signed in.')).toBeFocused()
  expect(await mock.calls('/api/user/register')).toMatchObject([{ status: 200 }])
  await expect.poll(() => checkoutEvents(page)).toEqual([closeEvent('registration')])
  await expect(page.locator('bindery-account-menu')).toContainText('Nora New')
})
