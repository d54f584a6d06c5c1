/** Finding a subscription and verifying it (spec accounts 1, 3, 7 and 8). */
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, goodPassword, header, titles } from './auth-modal.ts'
import { generic, offline, required, restricted, unavailable } from './expected-messages.ts'
import { testPage } from './site-pages.ts'
import { accountExists, lookup, noSubscription, print, sentPosts } from './subscriber.ts'

const at = '/subscriber-help#find-your-subscription'

test('a print subscriber finds the subscription, verifies it and is signed in', async ({
  page,
  mock,
}) => {
  await page.goto(at)
  const form = lookup(page)
  await form.search(' Print@example.com', '12345 67890')
  await expect(form.found).toBeFocused()
  await expect(form.email).toHaveValue('Print@example.com')
  await expect(form.optIn).toBeChecked()
  await form.password.fill(goodPassword)
  const reloaded = page.waitForEvent('load')
  await form.press('Verify subscription')
  await reloaded
  await expect(
    header(page).getByRole('button', { name: 'Paula Print Digital + Print' }),
  ).toBeVisible()
  await expect(form.heading('Your subscription')).toBeVisible()
  await expect(form.inside).toContainText('March 1, 2036')
  expect(await sentPosts(mock)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
  expect(await page.evaluate(() => sessionStorage.getItem('bindery:header-flag'))).toBe('on')
})

test('the lookup skips an access code and sends another source to Customer Service', async ({
  page,
}) => {
  await page.goto(at)
  const form = lookup(page)
  await form.search('agency@example.com', '4444444443')
  await expect(form.alert).toContainText(
    'Your subscription is active, but it cannot be connected here.',
  )
  await expect(form.alert.getByRole('link', { name: 'Customer Service' })).toHaveAttribute(
    'href',
    /subscriber-help#contact-customer-service$/,
  )
  await form.search('several@example.com', '4444444442')
  await expect(form.found).toBeVisible()
  await form.press('Look for another subscription')
  await form.search('code@example.com', '4444444441')
  await form.password.fill(goodPassword)
  await form.press('Verify subscription')
  await expect(
    header(page).getByRole('button', { name: 'Clara Code Digital + Print' }),
  ).toBeVisible()
})

test("the lookup reports that nothing was found in the spec's words and marks the number", async ({
  page,
}) => {
  await page.goto(at)
  const form = lookup(page)
  for (const [email, accountNumber] of [
    ['lapsed@example.com', '2222222222'],
    ['nobody@example.com', '1234567890'],
    ['print@example.com', '1234567891'],
  ] as const) {
    await form.search(email, accountNumber)
    await expect(form.alert).toHaveText(noSubscription)
    await expect(form.accountNumber).toHaveAttribute('aria-invalid', 'true')
    await expect(form.accountNumber).toBeFocused()
    await expect(form.email).toHaveValue(email)
  }
})

test('the lookup requires both fields, a valid e-mail and a strong password', async ({
  page,
  mock,
}) => {
  await page.goto(at)
  const form = lookup(page)
  await form.press('Find subscription')
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(required)
  await form.search('print', ' ')
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(form.accountNumber).toHaveAccessibleDescription(new RegExp(`${required}$`))
  expect(await sentPosts(mock)).toEqual([])
  await form.search(print.email, print.accountNumber)
  await expect(form.found).toBeFocused()
  await form.password.fill('weak')
  await form.press('Verify subscription')
  await expect(form.password).toBeFocused()
  await expect(form.password).toHaveAttribute('aria-invalid', 'true')
  expect(await sentPosts(mock)).toEqual(['/api/user/subscriber/search'])
})

test('the lookup offers sign-in to a reader with an account', async ({ page }) => {
  await page.goto(at)
  const form = lookup(page)
  await form.search('good@example.com', '3333333331')
  await expect(form.alert).toHaveText(accountExists)
  await form.inside.getByRole('link', { name: 'Sign in' }).click()
  const modal = authModal(page)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.inside.getByRole('link', { name: 'Sign in' })).toBeFocused()
})

test('the lookup limits guesses of account numbers and works again after the wait', async ({
  page,
  mock,
}) => {
  await page.goto(at)
  const form = lookup(page)
  for (const number of ['1', '2', '3', '4', '5']) {
    await form.search(print.email, number)
    await expect(form.button('Find subscription')).not.toHaveAttribute('aria-busy')
    await expect(form.alert).toHaveText(noSubscription)
  }
  await form.search(print.email, print.accountNumber)
  await expect(form.alert).toHaveText('Please wait 15 minutes and try again.')
  await mock.clock(15 * 60_000)
  await form.press('Find subscription')
  await expect(form.found).toBeVisible()
})

test('the lookup reports each failure of both calls and keeps the input', async ({
  page,
  mock,
}) => {
  await page.goto(at)
  const form = lookup(page)
  const failures = [
    [{ status: 500, body: {} }, generic],
    [{ status: 200, body: '{"active": ' }, generic],
    [{ abort: true }, offline],
  ] as const
  for (const [fault, message] of failures) {
    await mock.faults([{ path: '/api/user/subscriber/search', ...fault }])
    await form.search(print.email, print.accountNumber)
    await expect(form.alert).toHaveText(message)
    await expect(form.email).toHaveValue(print.email)
    await expect(form.accountNumber).toHaveValue(print.accountNumber)
  }
  await mock.faults([])
  await form.press('Find subscription')
  await form.password.fill(goodPassword)
  await form.optIn.uncheck()
  for (const [fault, message] of [
    ...failures,
    [{ status: 403, body: {} }, restricted],
    [{ status: 409, body: {} }, unavailable],
    [{ status: 404, body: {} }, noSubscription],
  ] as const) {
    await mock.faults([{ path: '/api/user/subscriber/verify', ...fault }])
    await form.press('Verify subscription')
    await expect(form.alert).toContainText(message)
    await expect(form.password).toHaveValue(goodPassword)
    await expect(form.optIn).not.toBeChecked()
  }
  // A failure of the last call does not undo the verification.
  await mock.faults([{ path: '/api/user/subscriber/register', status: 500, body: {} }])
  const reloaded = page.waitForEvent('load')
  await form.press('Verify subscription')
  await reloaded
  await expect(header(page).getByText('Paula Print')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('bindery:header-flag'))).toBeNull()
})

test('a double press makes each call of the lookup once', async ({ page, mock }) => {
  const found = await hold(page, '**/api/user/subscriber/search')
  const proved = await hold(page, '**/api/user/subscriber/verify')
  await page.goto(at)
  const form = lookup(page)
  await form.fill({ 'Email address': print.email, 'Account number': print.accountNumber })
  await form.button('Find subscription').dblclick()
  found()
  await form.password.fill(goodPassword)
  await form.button('Verify subscription').dblclick()
  proved()
  await expect(header(page).getByText('Paula Print')).toBeVisible()
  expect(await sentPosts(mock)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
})

test('the opt-in box of the lookup is empty outside the United States', async ({ page, mock }) => {
  await mock.faults([
    {
      path: testPage,
      body: `<!doctype html><html lang="en"><title>Made up</title><link rel="icon" href="/assets/mark.svg"><script async src="/bindery/bindery.js"></script><body><bindery-site country="GB"></bindery-site><bindery-subscriber-lookup></bindery-subscriber-lookup>`,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  ])
  await page.goto(testPage)
  const form = lookup(page)
  await form.search(print.email, print.accountNumber)
  await expect(form.optIn).not.toBeChecked()
})

test('the lookup shows a name with markup as text (case 17)', async ({ page, mock }) => {
  const firstName = '"><img src=/stolen onerror=alert(1)><script>alert(1)</script>'
  const subscriptions = [{ active: true, subscriptionSourceCode: 'CDS_US' }]
  const body = { active: true, subscriptions, firstName, emailAddress: firstName }
  await mock.faults([{ path: '/api/user/subscriber/search', status: 200, body }])
  await page.goto(at)
  const form = lookup(page)
  await form.search(print.email, print.accountNumber)
  await expect(form.inside).toContainText(`Welcome, ${firstName}.`)
  expect(await mock.calls('/stolen')).toEqual([])
})

test('the lookup shows the captcha notice and sends a token with the verification', async ({
  page,
  mock,
}) => {
  await mock.settings({ captcha: true })
  await page.goto(at)
  const form = lookup(page)
  const notice = form.inside.getByText('This site is protected by reCAPTCHA')
  await form.search(print.email, print.accountNumber)
  await expect(form.found).toBeVisible()
  await expect(notice).toBeVisible()
  const sent = page.waitForRequest('**/api/user/subscriber/verify')
  await form.password.fill(goodPassword)
  await form.press('Verify subscription')
  expect((await sent).postDataJSON()).toMatchObject({ reCaptchaToken: expect.stringMatching(/./) })
  await expect(header(page).getByText('Paula Print')).toBeVisible()
})

test('each step of the lookup has no axe violation', async ({ page, axe }) => {
  await page.goto(at)
  const form = lookup(page)
  await form.press('Find subscription')
  await axe({ include: 'bindery-subscriber-lookup' })
  await form.search(print.email, print.accountNumber)
  await form.password.fill('weak')
  await form.press('Verify subscription')
  await axe({ include: 'bindery-subscriber-lookup' })
})
