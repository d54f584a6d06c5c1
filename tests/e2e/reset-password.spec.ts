/** Choosing a new password from the mailed link, on /reset-password (spec accounts 1, 5, 7 and 8). */
import type { Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { loadBy } from '../support/load.ts'
import type { Mock } from '../support/mock.ts'
import { press } from '../support/press.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, goodPassword, header, titles } from './auth-modal.ts'
import { generic, offline, required, resetSent } from './expected-messages.ts'
import { headerReady, tabTo } from './keyboard.ts'

const reader = 'reader@example.com'

const form = (page: Page) => ({
  password: page
    .locator(handedOver('bindery-reset-password'))
    .getByLabel('New password', { exact: true }),
  save: page
    .locator(handedOver('bindery-reset-password'))
    .getByRole('button', { name: 'Save new password' }),
  done: page.getByText('Your password has been changed.'),
  ask: page.getByRole('button', { name: 'Send me a new link' }),
})

const resetMails = async (mock: Mock) =>
  (await mock.mailbox()).filter(({ subject }) => subject === 'Reset your password')

/** The link in the latest mail. */
const mailedLink = async (mock: Mock): Promise<string> => {
  const text = (await resetMails(mock)).at(-1)?.text ?? ''
  return /https?:\S+\/reset-password\?token=\w+/.exec(text)?.[0] ?? ''
}
const mailLink = async (page: Page, mock: Mock, emailAddress = reader): Promise<string> => {
  const sent = await page.request.post('/api/user/forgotpassword', {
    data: { emailAddress },
    headers: { 'X-Requested-With': 'bindery' },
  })
  expect(sent.ok()).toBe(true)
  return mailedLink(mock)
}

test('a keyboard user forgets a password, gets the mail, chooses a new one and signs in', async ({
  page,
  mock,
}) => {
  // The site scrolls smoothly, so a focused field would still be moving.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const modal = authModal(page)
  await headerReady(page)
  await tabTo(page, 'Sign In', false)
  await page.keyboard.press('Enter')
  await expect(modal.email).toBeFocused()
  await tabTo(page, 'Forgot your password?')
  await page.keyboard.press('Enter')
  await modal.dialog(titles.forgotPassword).waitFor()
  await tabTo(page, 'Email address')
  await page.keyboard.type(reader)
  await page.keyboard.press('Enter')
  await expect(modal.status).toHaveText(resetSent)

  await page.goto(await mailedLink(mock))
  const { password: field, done } = form(page)
  await field.waitFor()
  await headerReady(page)
  await tabTo(page, 'New password', false)
  await page.keyboard.type(goodPassword)
  await tabTo(page, 'Save new password', false)
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await tabTo(page, 'Sign In', false)
  await page.keyboard.press('Enter')
  await expect(modal.email).toBeFocused()
  await page.keyboard.type(reader)
  await tabTo(page, 'Password')
  await page.keyboard.type(goodPassword)
  await page.keyboard.press('Enter')
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(page.getByRole('main').getByText('You are signed in as Robin Reader.')).toBeVisible()
})

test('the token leaves the address with the form and reaches no other server or storage', async ({
  page,
  mock,
}) => {
  const link = await mailLink(page, mock)
  const token = new URL(link).searchParams.get('token') ?? ''
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer']))
  const reply = await page.goto(link)
  expect(reply?.headers()['referrer-policy']).toBe('no-referrer')
  await form(page).password.waitFor()
  expect(page.url()).not.toContain('token')
  expect(referrers.filter(Boolean)).toEqual([])
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await kept()).not.toContain(token)
  expect(await page.locator('html').innerHTML()).not.toContain(token)
})

test('the form ticks off each password rule and does not send a weak password', async ({
  page,
  mock,
}) => {
  await page.goto(await mailLink(page, mock))
  const { password: field, save } = form(page)
  await press(save)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(new RegExp(`${required}$`))
  await field.fill('correct horse')
  await expect(page.getByRole('listitem').filter({ hasText: 'One digit' })).toHaveText(
    'One digit not met',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'At least 10' })).toHaveText(
    'At least 10 characters met',
  )
  await press(save)
  await expect(field).toHaveAccessibleDescription(/and no spaces\.$/)
  await page.getByRole('button', { name: 'Show New password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('correct horse')
  expect(await mock.calls('/api/user/reset-password')).toEqual([])
})

test('a used, old, unknown or missing link is reported, with a way to a new one', async ({
  page,
  mock,
  axe,
}) => {
  const { password: field, save, done, ask } = form(page)
  const link = await mailLink(page, mock)
  const choose = async (url: string) => {
    await page.goto(url)
    await field.fill(goodPassword)
    await save.click()
  }
  await choose(link)
  await expect(done).toBeVisible()
  await choose(link)
  await expect(page.getByRole('alert')).toContainText(
    'This link, or a newer one, has already been used.',
  )
  await expect(ask).toBeVisible()
  await axe()

  const old = await mailLink(page, mock)
  await mock.clock(60 * 60 * 1000)
  await choose(old)
  await expect(page.getByRole('alert')).toHaveText('This link has expired.')

  await choose(`/reset-password?token=${'0'.repeat(32)}`)
  await expect(page.getByRole('alert')).toContainText('This link is not valid.')

  await page.goto('/reset-password')
  await expect(page.getByText('open the link in the email that we sent you')).toBeVisible()
  await ask.click()
  const modal = authModal(page)
  await modal.dialog(titles.forgotPassword).waitFor()
  await modal.email.fill(reader)
  await modal.press('Send link')
  await expect(modal.status.filter({ hasText: resetSent })).toHaveCount(1)
  await choose(await mailedLink(mock))
  await expect(done).toBeVisible()
})

test("the form keeps the password after a failure and shows the server's words on the field", async ({
  page,
  mock,
}) => {
  await page.goto(await mailLink(page, mock))
  const { password: field, save, done } = form(page)
  await field.fill(goodPassword)
  const place = { method: 'POST', path: '/api/user/reset-password' }
  for (const [fault, message] of [
    [{ status: 500 }, generic],
    [{ abort: true }, offline],
    [{ body: '[]' }, generic],
  ] as const) {
    await mock.faults([{ ...place, ...fault }])
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(field).toHaveValue(goodPassword)
  }
  const errors = [{ field: 'password', message: 'That one is on every list.' }]
  await mock.faults([{ ...place, status: 400, body: { code: 'invalid_fields', errors } }])
  await save.click()
  await expect(field).toHaveAccessibleDescription(/That one is on every list\.$/)
  await mock.faults([])
  await save.click()
  await expect(done).toBeVisible()
})

test('a reset signs the reader out in other tabs, and a new link can be sent at once', async ({
  page,
  mock,
  context,
  signIn,
}) => {
  const link = await mailLink(page, mock)
  await signIn(reader)
  const other = await context.newPage()
  await other.goto('/')
  await expect(header(other).getByText('Robin Reader')).toBeVisible()
  await page.goto(link)
  const { password: field, save, done } = form(page)
  await field.fill(goodPassword)
  await save.click()
  await expect(done).toBeVisible()
  await expect(header(other).getByRole('button', { name: 'Sign In' })).toBeVisible()
  const modal = authModal(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await modal.signIn(reader, password)
  await expect(modal.alert).toContainText('invalid email and password')
  await loadBy(page, () => modal.signIn(reader, goodPassword))
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await page.getByRole('button', { name: `Send a new link to ${reader}` }).click()
  await expect(page.getByText(resetSent)).toBeVisible()
  expect(await resetMails(mock)).toHaveLength(2)
})
