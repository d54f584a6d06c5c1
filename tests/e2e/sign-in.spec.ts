/** Signing in on the reference site (spec accounts 2, 4, 5 and 8). */
import { loadBy } from '../support/load.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, titles } from './auth-modal.ts'
import {
  generic,
  locked,
  offline,
  required,
  restricted,
  wrongCredentials,
} from './expected-messages.ts'
import { liveRegion } from './live-region.ts'
import { freeArticle, plainPage } from './site-pages.ts'

test('a reader signs in on an article and returns to it signed in', async ({ page, mock }) => {
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.email).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await modal.signIn('reader@example.com', password)
  await reloaded
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(liveRegion(page)).toHaveText('You are signed in as Robin Reader.')
  await expect(modal.dialog()).toHaveCount(0)
  await expect(page).toHaveURL(freeArticle)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  expect(await mock.calls('/authenticate')).toHaveLength(1)
  await page.reload()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(page.getByText('You are signed in as')).toHaveCount(0)
})

test('a reader who signs in on a German page hears it in German', async ({ page }) => {
  await page.goto('/de')
  await header(page).getByRole('button', { name: 'Anmelden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anmelden' })
  await dialog.getByLabel('E-Mail-Adresse').fill('reader@example.com')
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(liveRegion(page)).toHaveText('Sie sind angemeldet als Robin Reader.')
})

test('the sign-in form reports missing values and focuses the first', async ({ page, mock }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.button('Sign In')).toBeDisabled()
  await modal.press('Sign In')
  await expect(modal.email).toBeFocused()
  await expect(modal.email).toHaveAccessibleDescription(required)
  await expect(modal.password).toHaveAccessibleDescription(required)
  await modal.email.fill('rea der@example.com')
  await modal.password.fill('x')
  await expect(modal.email).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(modal.password).toHaveAccessibleDescription('')
  expect(await mock.calls('/authenticate')).toEqual([])
})

test('the sign-in form keeps its input when another screen fails to load, and a retry loads it', async ({
  page,
  journal,
}) => {
  journal.allow(/Failed to load resource|Failed to fetch dynamically/)
  const otherScreens = /\/other-screens\./
  await page.route(otherScreens, (route) => route.abort())
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.email.fill('nora@example.com')
  await modal.link('Create one').click()
  await expect(modal.alert).toHaveText(offline)
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(modal.email).toHaveValue('nora@example.com')
  await page.unroute(otherScreens)
  await modal.link('Create one').click()
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await expect(modal.email).toHaveValue('nora@example.com')
})

test('the sign-in form counts wrong passwords down, locks for 15 minutes after the fifth and unlocks', async ({
  page,
  mock,
  host,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await modal.signIn('reader@example.com', 'Wrong#Horse9')
    await expect(modal.alert).toHaveText(`${wrongCredentials} You have ${left} left.`)
    await expect(modal.email).toHaveAttribute('aria-invalid', 'true')
    await expect(modal.email).toHaveValue('reader@example.com')
    await expect(modal.password).toHaveValue('Wrong#Horse9')
  }
  await modal.press('Sign In')
  await expect(modal.alert).toHaveText(locked('15 minutes'))
  await expect(modal.alert.getByRole('link', { name: 'Customer Service' })).toHaveAttribute(
    'href',
    `${host.url}/subscriber-help#contact-customer-service`,
  )
  await mock.clock(600_000)
  await modal.signIn('reader@example.com', password)
  await expect(modal.alert).toHaveText(locked('5 minutes'))
  await mock.clock(270_000)
  await modal.press('Sign In')
  // The server's clock also runs by itself.
  await expect(modal.alert).toContainText(/please wait [123]?\d seconds to unlock/)
  await mock.clock(30_000)
  await modal.press('Sign In')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('the sign-in form shows a locked reader the hours and a restricted one the contact', async ({
  page,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('locked@example.com', password)
  await expect(modal.alert).toHaveText(locked('2 hours'))
  await modal.signIn('restricted@example.com', password)
  await expect(modal.alert).toHaveText(restricted)
})

test('the sign-in form shows each failure, keeps the input, and a retry succeeds', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  for (const [fault, message] of [
    [{ status: 401, body: {} }, wrongCredentials],
    [{ status: 401, body: '<h1>No</h1>' }, wrongCredentials],
    [
      { status: 401, body: { code: 401, tries_left: 1 } },
      `${wrongCredentials} You have 1 try left.`,
    ],
    [{ status: 403, body: { code: 'user_restricted' } }, restricted],
    [{ status: 500, body: 'oops' }, generic],
    [{ abort: true }, offline],
    [{ status: 429, headers: { 'retry-after': '30' } }, 'Please wait 30 seconds and try again.'],
  ] as const) {
    await mock.faults([{ method: 'POST', path: '/authenticate', ...fault }])
    await modal.signIn('reader@example.com', password)
    await expect(modal.alert).toHaveText(message)
    await expect(modal.email).toHaveValue('reader@example.com')
    await expect(modal.password).toHaveValue(password)
  }
  await mock.faults([])
  await modal.press('Sign In')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('the e-mail is kept between the sign-in screen and the others', async ({ page }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.email.fill('reader@example.com')
  await modal.link('Create one').click()
  await expect(modal.dialog(titles.registration)).toBeVisible()
  await expect(modal.email).toHaveValue('reader@example.com')
  await modal.link('Sign in.').click()
  await modal.link('Forgot your password?').click()
  await expect(modal.email).toHaveValue('reader@example.com')
  await modal.link('Back to sign in').click()
  await expect(modal.email).toHaveValue('reader@example.com')
})

test('the sign-in form keeps the e-mail after Escape, and forgets the password', async ({
  page,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.fill({ 'Email address': 'reader@example.com', Password: 'Half a pass' })
  await page.keyboard.press('Escape')
  await expect(modal.dialog()).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Sign In' })).toBeFocused()
  await modal.openSignIn()
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(modal.password).toHaveValue('')
})

test('closing the modal aborts a sign-in that is under way', async ({ page, mock }) => {
  await mock.faults([{ path: '/authenticate', delayMs: 60_000 }])
  await page.goto(freeArticle)
  const modal = authModal(page)
  await modal.openSignIn()
  const sent = page.waitForRequest((request) => request.url().includes('/authenticate'))
  await modal.signIn('reader@example.com', password)
  const aborted = page.waitForEvent('requestfailed')
  await sent
  await page.keyboard.press('Escape')
  expect((await aborted).url()).toContain('/authenticate')
  await expect(modal.dialog()).toHaveCount(0)
  await modal.openSignIn()
  await expect(modal.alert).toHaveText('')
})

test('the reload after a sign-in does not send a form of the page a second time', async ({
  page,
}) => {
  const methods: string[] = []
  await page.route(`**${freeArticle}`, async (route) => {
    methods.push(route.request().method())
    await route.fulfill({ response: await route.fetch({ method: 'GET', postData: '' }) })
  })
  await page.goto(freeArticle)
  await loadBy(page, () =>
    page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'))
      form.method = 'post'
      form.submit()
    }),
  )
  const modal = authModal(page)
  await modal.openSignIn()
  await loadBy(page, () => modal.signIn('reader@example.com', password))
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect(methods).toEqual(['GET', 'POST', 'GET'])
})
