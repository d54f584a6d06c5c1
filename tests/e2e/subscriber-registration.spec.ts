/** The page for a known subscriber (spec accounts 2, 4 and 7; reliability 13). */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, goodPassword, header, nora, titles } from './auth-modal.ts'
import { generic, offline } from './expected-messages.ts'
import { headerReady, readFocus, tabTo } from './keyboard.ts'
import { accountExists, formOf, noSubscription, print } from './subscriber.ts'

const route = '/subscriber-registration'
const registrationForm = (page: Page) => formOf(page, 'bindery-subscriber-registration')
const encoded = (email: string) => encodeURIComponent(Buffer.from(email).toString('base64'))
const unreadable = 'We could not read your email address from the link. Please enter it below.'

const registerInModal = async (page: Page, path: string, email: string) => {
  await page.goto(path)
  const modal = authModal(page)
  await modal.openRegistration()
  await modal.fill({ ...nora, 'Email address': email })
  await modal.press('Create account')
  return modal
}

test('a print subscriber registers by keyboard, is recognised, verifies the subscription and is signed in', async ({
  page,
}) => {
  // The site scrolls smoothly, so a focused field would still be moving.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const modal = authModal(page)
  await headerReady(page)
  await tabTo(page, 'Register', false)
  await page.keyboard.press('Enter')
  await expect(modal.field('First name')).toBeFocused()
  await page.keyboard.type('Paula')
  await tabTo(page, 'Last name')
  await page.keyboard.type('Print')
  await tabTo(page, 'Email address')
  await page.keyboard.type(print.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')

  const form = registrationForm(page)
  await expect(form.email).toHaveValue(print.email)
  await expect(page).toHaveURL(route)
  await headerReady(page)
  await tabTo(page, 'Account number', false)
  await page.keyboard.type(print.accountNumber)
  await tabTo(page, 'Password', false)
  await page.keyboard.type(goodPassword)
  await tabTo(page, 'Send me newsletters and special offers.', false)
  await page.keyboard.press('Space')
  await tabTo(page, 'Create account', false)
  await page.keyboard.press('Enter')

  await expect(
    header(page).getByRole('button', { name: 'Paula Print Digital + Print' }),
  ).toBeVisible()
  await expect(form.heading('Your subscription')).toBeVisible()
  const profile = await (await page.request.get('/api/user/profile')).json()
  expect(profile).toMatchObject({ status: 'subscribers', tiers: [{ roleCode: 'TIER_BETTER' }] })
})

test('a print subscriber who registers from an article finds the way back to it', async ({
  page,
}) => {
  await registerInModal(page, '/the-latest', print.email)
  const form = registrationForm(page)
  await expect(form.email).toHaveValue(print.email)
  await form.fill({ 'Account number': print.accountNumber, Password: goodPassword })
  await page.waitForLoadState()
  const reloaded = page.waitForEvent('load')
  await form.press('Create account')
  // A press at the very moment at which the new page replaces the old one is lost.
  await reloaded
  await expect(form.heading('Your subscription')).toBeVisible()
  await form.inside.getByRole('link', { name: 'Go back to the page you came from' }).click()
  await expect(page).toHaveURL('/the-latest')
})

test('the page of the subscriber form leaks the e-mail to no other address or storage', async ({
  page,
  request,
}) => {
  const reply = await request.get(`${route}?emailAddress=${encoded(print.email)}`)
  expect(reply.headers()['referrer-policy']).toBe('no-referrer')
  expect(reply.headers()['cache-control']).toBe('private, no-store')
  const html = await reply.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain(print.email)
  expect(html).not.toContain(encoded(print.email))

  const seen: string[] = []
  await page.route('**/*', (to) => {
    if (!to.request().isNavigationRequest()) {
      seen.push(to.request().url(), to.request().headers()['referer'] ?? '')
    }
    return to.continue()
  })
  await page.goto(`${route}?emailAddress=${encoded(print.email)}&from=letter#form`)
  await expect(registrationForm(page).email).toHaveValue(print.email)
  await expect(page).toHaveURL(`${route}?from=letter#form`)
  expect(seen.join('\n')).not.toMatch(/emailAddress|print(@|%40)example/)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('print@')
})

test('the subscriber form reads an e-mail in any alphabet from the address', async ({ page }) => {
  const email = 'jürgen.müller@bücher.example'
  const base64 = Buffer.from(email).toString('base64')
  for (const value of [encoded(email), base64, Buffer.from(email).toString('base64url')]) {
    await page.goto(`${route}?emailAddress=${value}`)
    await expect(registrationForm(page).email).toHaveValue(email)
    await expect(page).toHaveURL(route)
  }
})

test('the subscriber form reports an e-mail that it cannot read and leaves the field empty', async ({
  page,
}) => {
  for (const value of ['***', encoded('<img src=x>@x.example'), '']) {
    await page.goto(`${route}?emailAddress=${value}`)
    const form = registrationForm(page)
    await expect(form.inside.getByRole('status').filter({ hasText: unreadable })).toBeVisible()
    await expect(form.email).toHaveValue('')
    await expect(page).toHaveURL(route)
  }
  await page.goto(route)
  await expect(registrationForm(page).email).toHaveValue('')
  await expect(page.getByText(unreadable)).toHaveCount(0)
})

test('the subscriber form reports each failure and an existing account, and keeps the input', async ({
  page,
  mock,
}) => {
  await page.goto(`${route}?emailAddress=${encoded(print.email)}`)
  const form = registrationForm(page)
  await form.fill({ 'Account number': '1', Password: goodPassword })
  await form.press('Create account')
  await expect(form.alert).toHaveText(noSubscription)
  await form.accountNumber.fill(print.accountNumber)
  for (const call of ['search', 'verify']) {
    for (const [fault, message] of [
      [{ status: 500, body: {} }, generic],
      [{ status: 200, body: '[]' }, generic],
      [{ abort: true }, offline],
    ] as const) {
      await mock.faults([{ path: `/api/user/subscriber/${call}`, ...fault }])
      await form.press('Create account')
      await expect(form.alert).toHaveText(message)
      await expect(form.email).toHaveValue(print.email)
      await expect(form.accountNumber).toHaveValue(print.accountNumber)
      await expect(form.password).toHaveValue(goodPassword)
    }
  }
  await mock.faults([])
  await form.fill({ 'Email address': 'good@example.com', 'Account number': '3333333331' })
  await form.press('Create account')
  await expect(form.alert).toHaveText(accountExists)
  await form.inside.getByRole('link', { name: 'Sign in' }).click()
  await expect(authModal(page).dialog(titles.signIn)).toBeVisible()
})

test('a subscriber without a verifiable subscription registers as any reader', async ({ page }) => {
  const modal = await registerInModal(page, '/', 'agency@example.com')
  await expect(modal.dialog(titles.profile)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the subscriber form has no axe violation, also with errors, and shows its focus', async ({
  page,
  axe,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  const form = registrationForm(page)
  await form.press('Create account')
  await expect(form.email).toBeFocused()
  await axe({ include: 'bindery-subscriber-registration' })
  await tabTo(page, 'Create account', false)
  expect(await readFocus(page)).toMatchObject({ name: 'Create account', seen: true })
})

test('a return from the checkout activates the purchase and cleans the address', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  const { guid } = await (await page.request.get('/api/user/profile')).json()
  await page.goto(`/registration-complete?uid=${guid}`)
  await expect(page).toHaveURL('/registration-complete')
  const told = () =>
    page.evaluate(() => {
      const layer: readonly { name?: string }[] = Reflect.get(window, 'dataLayer') ?? []
      return layer.filter(({ name }) => name === 'transaction-complete')
    })
  await expect.poll(told).toEqual([
    {
      event: 'bindery-analytics',
      name: 'transaction-complete',
      data: { status: 'subscribers', subscriptions: ['CDS_US'] },
    },
  ])
  const calls = async () => [
    ...(await mock.calls('/api/user/subscribe/')),
    ...(await mock.calls('/api/digitaldata/')),
  ]
  await expect
    .poll(async () => (await calls()).map(({ path }) => path))
    .toEqual(['/api/user/subscribe/checkoutComplete', '/api/digitaldata/piano/transactionComplete'])
  await page.reload()
  await header(page).getByText('Grace Good').waitFor()
  expect(await calls()).toHaveLength(2)
})

test('two tabs that return from the checkout activate and report the purchase once', async ({
  page,
  context,
  mock,
  signIn,
}) => {
  await signIn('good@example.com')
  const { guid } = await (await page.request.get('/api/user/profile')).json()
  const other = await context.newPage()
  const release = await Promise.all([page, other].map((tab) => hold(tab, '**/checkoutComplete')))
  await Promise.all([page, other].map((tab) => tab.goto(`/registration-complete?uid=${guid}`)))
  const locks = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [held.length, pending.length]
    })
  await expect.poll(locks).toEqual([1, 1])
  for (const go of release) go()
  await expect.poll(locks).toEqual([0, 0])
  for (const tab of [page, other]) {
    const news = tab.getByRole('main').getByRole('status')
    await expect(news).toHaveText(/^\s*Your subscription is active/, { useInnerText: true })
  }
  expect(await mock.calls('/api/digitaldata/')).toHaveLength(1)
  expect(await mock.calls('/api/user/subscribe/')).toHaveLength(1)
})

test('a reader without a subscription is not told that one is active', async ({ page, signIn }) => {
  await signIn('reader@example.com')
  await page.goto('/registration-complete')
  const news = page.getByRole('main').getByRole('status')
  await expect(page.locator('html')).toHaveClass(/bindery-registered/)
  await expect(news).toContainText(/four subscriber articles/, { useInnerText: true })
  await expect(news).not.toContainText('is active. Every', { useInnerText: true })
})
