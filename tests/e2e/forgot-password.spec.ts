/** The modal's screen that asks for a reset link (spec accounts 2, 5, 8 and 9). */
import { stopClock } from '../support/clock.ts'
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { generic, locked, offline, required, resetSent, restricted } from './expected-messages.ts'
import { plainPage } from './site-pages.ts'

test('the reset screen mails the link and closes after five seconds', async ({
  page,
  mock,
  host,
}) => {
  await page.clock.install()
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  // The pointer still rests on the message, where the button was, so the modal must wait.
  await page.clock.fastForward(60_000)
  await expect(modal.status).toHaveText(resetSent)
  // From here on the test moves the clock. A slow machine would use up the rest of the five seconds.
  await stopClock(page)
  await page.mouse.move(1, 1)
  await page.clock.runFor(4900)
  await expect(modal.status).toHaveText(resetSent)
  await page.clock.runFor(200)
  await expect(modal.dialog()).toHaveCount(0)
  const [mail, ...others] = await mock.mailbox()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'reader@example.com', subject: 'Reset your password' })
  expect(mail?.text).toMatch(new RegExp(`${host.url}/reset-password\\?token=[\\w-]{20,}`))
})

test('the reset screen gives the same answer for an unknown e-mail and mails nothing', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('nobody@example.com')
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  expect(await mock.mailbox()).toEqual([])
})

test('the reset screen requires a valid e-mail', async ({ page, mock }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.press('Send link')
  await expect(modal.email).toBeFocused()
  await expect(modal.email).toHaveAccessibleDescription(required)
  await modal.email.fill('reader')
  await expect(modal.email).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(await mock.calls('/api/user/forgot')).toEqual([])
})

test('the reset screen offers Get Help in a new tab only after a failed try', async ({
  page,
  context,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.focus()
  await expect(modal.link('Get Help')).toHaveCount(0)
  await modal.email.fill('reader')
  await modal.link('Back to sign in').focus()
  const opened = context.waitForEvent('page')
  await modal.link('Get Help').click()
  await expect(await opened).toHaveURL('/subscriber-help')
  await modal.email.fill('reader@example.com')
  await expect(modal.link('Get Help')).toHaveCount(0)
})

test('the reset screen reports locked and restricted readers and each failure', async ({
  page,
  mock,
}) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  for (const [email, message] of [
    ['restricted@example.com', restricted],
    ['locked@example.com', locked('2 hours')],
  ] as const) {
    await modal.email.fill(email)
    await modal.press('Send link')
    await expect(modal.alert).toHaveText(message)
  }
  for (const [fault, message] of [
    [{ status: 500 }, generic],
    [{ abort: true }, offline],
    [{ status: 423, body: { lockout_duration: 30 } }, locked('30 seconds')],
  ] as const) {
    await mock.faults([{ path: '/api/user/forgotpassword', ...fault }])
    await modal.press('Send link')
    await expect(modal.alert).toHaveText(message)
    await expect(modal.email).toHaveValue('locked@example.com')
  }
})

test("the reset screen's link back keeps the e-mail on the sign-in screen", async ({ page }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  await modal.link('Back to sign in').click()
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(modal.email).toHaveValue('reader@example.com')
})

test('what a reader types while the next screen loads is kept', async ({ page }) => {
  const loaded = await hold(page, '**/other-screens.*')
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.email.fill('reader@')
  await modal.link('Forgot your password?').press('Enter')
  await modal.email.fill('reader@example.com')
  loaded()
  await modal.dialog(titles.forgotPassword).waitFor()
  await expect(modal.email).toHaveValue('reader@example.com')
})

test('a password is carried to no other screen, and forgotten with the modal', async ({ page }) => {
  await page.goto(plainPage)
  const modal = authModal(page)
  await modal.openSignIn()
  await modal.fill({ 'Email address': 'reader@example.com', Password: 'Secret#2026' })
  await modal.link('Create one').click()
  await modal.dialog(titles.registration).waitFor()
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(modal.password).toHaveValue('')
  await modal.password.fill('Another#2026')
  await modal.link('Sign in.').click()
  await modal.dialog(titles.signIn).waitFor()
  await expect(modal.password).toHaveValue('')
  await modal.password.fill('Secret#2026')
  await page.keyboard.press('Escape')
  await modal.openSignIn()
  await expect(modal.email).toHaveValue('reader@example.com')
  await expect(modal.password).toHaveValue('')
})
