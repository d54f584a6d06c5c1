/** Asking for a link to reset a password (spec accounts 2, 5, 8 and 9). */
import { stopClock } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'
import { authModal, titles } from './auth-modal.ts'
import { generic, locked, offline, required, resetSent, restricted } from './messages.ts'

test('the mail is in the mailbox, and the modal closes after five seconds', async ({
  page,
  mock,
  host,
}) => {
  await page.clock.install()
  await page.goto('/')
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  // The pointer still rests on it, where the button was: a slow reader may be reading.
  await page.clock.fastForward(60_000)
  await expect(modal.status).toHaveText(resetSent)
  // From here on time goes by as told: a slow machine would have taken the rest of the five seconds.
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

test('an unknown e-mail is answered in the same words, and gets no mail', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('nobody@example.com')
  await modal.press('Send link')
  await expect(modal.status).toHaveText(resetSent)
  expect(await mock.mailbox()).toEqual([])
})

test('an e-mail is required, and must be one', async ({ page, mock }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.press('Send link')
  await expect(modal.email).toBeFocused()
  await expect(modal.email).toHaveAccessibleDescription(required)
  await modal.email.fill('reader')
  await expect(modal.email).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(await mock.calls('/api/user/forgot')).toEqual([])
})

test('Get Help is offered in a new tab to who has tried, not before', async ({ page, context }) => {
  await page.goto('/')
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

test('a restricted and a locked reader, and every fault, are told', async ({ page, mock }) => {
  await page.goto('/')
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

test('the link back leads to sign-in, with the e-mail', async ({ page }) => {
  await page.goto('/')
  const modal = authModal(page)
  await modal.openForgotPassword()
  await modal.email.fill('reader@example.com')
  await modal.link('Back to sign in').click()
  await expect(modal.dialog(titles.signIn)).toBeVisible()
  await expect(modal.email).toHaveValue('reader@example.com')
})
