/** A form of the page is usable before the tag is ready, and what was done in it goes on in the tag's own form. */

import { hold } from '../support/hold.ts'
import { expect, test } from '../support/test.ts'

test('a reader types while the sign-in form takes over, and is signed in once', async ({
  page,
  mock,
}) => {
  const arrive = await hold(page, '**/chunks/hand-over.*')
  await page.goto('/sign-in')
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email address' })
  await email.pressSequentially('reader@')
  arrive()
  await page.keyboard.type('example.com')
  await expect(page.getByRole('region', { name: 'Sign In' })).toBeVisible()
  await expect(email).toHaveValue('reader@example.com')
  await expect(email).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bindery#2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('You are signed in as Robin Reader')).toBeVisible()
  expect(await mock.calls('/authenticate')).toHaveLength(1)
  expect(await mock.calls('/api/forms/sign-in')).toEqual([])
})

test('a reader saves a new password before the tag is ready, with the token of the address', async ({
  page,
  mock,
}) => {
  await hold(page, '**/chunks/hand-over.*')
  await page.request.post('/api/user/forgotpassword', {
    data: { emailAddress: 'reader@example.com' },
    headers: { 'X-Requested-With': 'bindery' },
  })
  const [mail] = await mock.mailbox()
  await page.goto(/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.locator('bindery-reset-password:defined').waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('Harbour#2027')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByRole('status')).toContainText('Your new password is set.')
})
