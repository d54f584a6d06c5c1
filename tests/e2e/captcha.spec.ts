/** The captcha: its notice, its absence, and one that never answers (reliability 15, case 19). */
import type { Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { authModal, header, nora, titles } from './auth-modal.ts'
import { noCaptcha, resetSent } from './messages.ts'
import { madeUp, makeUp } from './pages.ts'

const notice =
  'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.'

const withKey = `<bindery-site captcha-key="site-key" country="US"></bindery-site>
  <header><bindery-account-menu></bindery-account-menu></header>`

/** A provider of tokens, as its script would leave it in the page; `silent` ones never settle. */
const provide = (page: Page, silent = 0) =>
  page.addInitScript((never) => {
    const asked: string[] = []
    Object.assign(window, {
      asked,
      grecaptcha: {
        ready: (fn: () => void) => fn(),
        execute: (key: string, { action }: { action: string }) => {
          asked.push(`${key} ${action}`)
          return asked.length > never ? Promise.resolve('token') : new Promise(() => {})
        },
      },
    })
  }, silent)

const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'))

test('its notice stands on every screen but the profile, where the captcha is on', async ({
  page,
  mock,
}) => {
  await provide(page)
  await mock.settings({ captcha: true })
  await makeUp(mock, { body: withKey })
  await page.goto(madeUp)
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  await modal.link('Forgot your password?').click()
  await expect(modal.dialog(titles.forgotPassword).getByText(notice)).toBeVisible()
  await modal.link('Back to sign in').click()
  await modal.link('Create one').click()
  await expect(modal.dialog(titles.registration).getByText(notice)).toBeVisible()
  await modal.fill(nora)
  await modal.press('Create account')
  await expect(modal.dialog(titles.profile)).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
  expect(await asked(page)).toEqual(['site-key register_modal'])
})

test('a notice that comes late does not move the button from under the pointer', async ({
  page,
  mock,
}) => {
  await mock.settings({ captcha: true })
  const answer = Promise.withResolvers<void>()
  await page.route('**/recaptcha/enabled', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  const button = modal.dialog().getByRole('button', { name: 'Sign In' })
  const before = await button.boundingBox()
  answer.resolve()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('there is no notice where it is off, and it is asked about once', async ({ page, mock }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('reader@example.com', 'wrong')
  await expect(modal.alert).toContainText('4 tries')
  await modal.link('Create one').click()
  await expect(page.getByText(notice)).toHaveCount(0)
  expect(await mock.calls('/api/recaptcha/enabled')).toHaveLength(1)
})

test('it is assumed on when the question fails, and who cannot have one is told', async ({
  page,
  mock,
}) => {
  await mock.faults([{ path: '/api/recaptcha/enabled', status: 404 }])
  await page.goto('/')
  const modal = authModal(page)
  await modal.openSignIn()
  await expect(modal.dialog().getByText(notice)).toBeVisible()
  await modal.signIn('reader@example.com', password)
  await expect(modal.alert).toHaveText(noCaptcha)
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(modal.password).toHaveValue(password)
  expect(await mock.calls('/authenticate')).toEqual([])
})

test('captcha-on-failure="submit" lets the server decide', async ({ page, mock }) => {
  await mock.faults([])
  await makeUp(mock, {
    body: `<bindery-site captcha-on-failure="submit"></bindery-site>
    <header><bindery-account-menu></bindery-account-menu></header>`,
  })
  await page.goto(madeUp)
  const modal = authModal(page)
  await mock.settings({ captcha: true })
  await modal.openSignIn()
  await modal.signIn('reader@example.com', password)
  await expect(modal.alert).toHaveText(/\w/)
  expect((await mock.calls('/authenticate')).map(({ status }) => status)).toEqual([400])
  await mock.settings({ captcha: false })
  await modal.press('Sign In')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
})

test('one that never answers times out, the form stays usable, and a new try really tries', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await provide(page, 1)
  await mock.settings({ captcha: true })
  await makeUp(mock, { body: withKey })
  await page.goto(madeUp)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.signIn('reader@example.com', password)
  await expect.poll(() => asked(page)).toHaveLength(1)
  await expect(modal.button('Sign In')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(10_000)
  await expect(modal.alert).toHaveText(noCaptcha)
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(modal.password).toHaveValue(password)
  expect(await mock.calls('/authenticate')).toEqual([])
  await modal.press('Sign In')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  expect(await mock.calls('/authenticate')).toHaveLength(1)
})

test('the reset asks for a token too', async ({ page, mock }) => {
  await provide(page)
  await mock.settings({ captcha: true })
  await makeUp(mock, { body: withKey })
  await page.goto(madeUp)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  expect(await asked(page)).toEqual(['site-key forgot_pass'])
})
