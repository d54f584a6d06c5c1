/** The subscriber card that resets a password (spec accounts 8). */
import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'
import { generic, offline, required, resetSent, restricted } from './expected-messages.ts'
import { formOf, lockedOut } from './subscriber.ts'

const at = '/subscriber-help#reset-your-password'
const tag = 'bindery-forgot-password-card'

test('the reset card mails a link and gives the same answer for an unknown e-mail', async ({
  page,
  mock,
  host,
  axe,
}) => {
  await page.goto(at)
  const form = formOf(page, tag)
  const sent = form.inside.getByRole('status').filter({ hasText: resetSent })
  await form.fill({ 'Email address': 'good@example.com' })
  await form.press('Send link')
  await expect(sent).toHaveText(resetSent)
  await expect(form.heading('Forgot your password?')).toBeFocused()
  await axe({ include: tag })
  await form.press('Send to another email address')
  await expect(form.email).toHaveValue('')
  await form.fill({ 'Email address': 'nobody@example.com' })
  await form.press('Send link')
  await expect(sent).toHaveText(resetSent)
  const mails = await mock.mailbox()
  expect(mails.map(({ to }) => to)).toEqual(['good@example.com'])
  expect(mails[0]?.text).toContain(`${host.url}/reset-password?token=`)
})

test('the reset card reports locked and restricted readers and each failure, and keeps the input', async ({
  page,
  mock,
}) => {
  await page.goto(at)
  const form = formOf(page, tag)
  for (const [email, message] of [
    ['locked@example.com', lockedOut],
    ['restricted@example.com', restricted],
  ] as const) {
    await form.fill({ 'Email address': email })
    await form.press('Send link')
    await expect(form.alert).toHaveText(message)
    await expect(form.email).toHaveValue(email)
  }
  for (const [fault, message] of [
    [{ status: 500, body: {} }, generic],
    [{ status: 200, body: '[]' }, generic],
    [{ abort: true }, offline],
    [{ status: 423, body: '' }, lockedOut],
  ] as const) {
    await mock.faults([{ path: '/api/user/forgotpassword', ...fault }])
    await form.press('Send link')
    await expect(form.alert).toHaveText(message)
    await expect(form.email).toHaveValue('restricted@example.com')
  }
})

test('the reset card requires a valid e-mail and sends it once', async ({ page, mock }) => {
  await page.goto(at)
  const form = formOf(page, tag)
  await form.press('Send link')
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(required)
  await form.fill({ 'Email address': 'good' })
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(await mock.calls('/api/user/forgot')).toEqual([])
  const answer = await hold(page, '**/api/user/forgotpassword')
  await form.fill({ 'Email address': 'good@example.com' })
  await form.button('Send link').dblclick()
  answer()
  await expect(form.inside).toContainText(resetSent)
  expect(await mock.mailbox()).toHaveLength(1)
})
