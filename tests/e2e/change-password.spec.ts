/** Changing the password on /account (spec accounts 1, 5, 7 and 8). */
import type { Page } from '@playwright/test'
import { press } from '../support/press.ts'
import { expect, password, test } from '../support/test.ts'
import { authModal, goodPassword, header, titles } from './auth-modal.ts'
import { generic, locked, offline, required } from './expected-messages.ts'
import { headerReady, tabTo } from './keyboard.ts'

const reader = 'reader@example.com'

const form = (page: Page) => {
  const region = page.getByRole('region', { name: 'Password' })
  const submit = region.getByRole('button', { name: 'Change password', exact: true })
  return {
    region,
    current: region.getByLabel('Current password', { exact: true }),
    chosen: region.getByLabel('New password', { exact: true }),
    done: region.getByText('Your password has been changed.'),
    alert: region.getByRole('alert'),
    send: async (current: string, chosen: string) => {
      await region.getByLabel('Current password', { exact: true }).fill(current)
      await region.getByLabel('New password', { exact: true }).fill(chosen)
      await press(submit)
    },
  }
}

test('a keyboard user changes the password, stays signed in here and is signed out elsewhere', async ({
  page,
  signIn,
  browser,
  host,
}) => {
  const elsewhere = await browser.newContext({ baseURL: host.url })
  const far = await elsewhere.newPage()
  await far.goto('/')
  await authModal(far).openSignIn()
  await authModal(far).signIn(reader, password)
  await expect(header(far).getByText('Robin Reader')).toBeVisible()

  await signIn(reader)
  // The site scrolls smoothly, so a focused field would still be moving.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/account')
  const { current, done } = form(page)
  await current.waitFor()
  await headerReady(page)
  await tabTo(page, 'Current password', false)
  await page.keyboard.type(password)
  await tabTo(page, 'New password', false)
  await page.keyboard.type(goodPassword)
  await tabTo(page, 'Change password', false)
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await tabTo(page, 'Change it again', false)
  await page.keyboard.press('Enter')
  await expect(current).toBeFocused()
  await expect(current).toHaveValue('')
  await page.reload()
  await expect(header(page).getByText('Robin Reader')).toBeVisible()

  await far.reload()
  await expect(header(far).getByRole('button', { name: 'Sign In' })).toBeVisible()
  const modal = authModal(far)
  await modal.openSignIn()
  await modal.signIn(reader, goodPassword)
  await expect(header(far).getByText('Robin Reader')).toBeVisible()
  await elsewhere.close()
})

test('a wrong current password is reported on its field, and the fifth locks the account', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { current, chosen, send, alert } = form(page)
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await send('Wrong#Password1', goodPassword)
    await expect(current).toHaveAccessibleDescription(
      `That is not your current password. You have ${left} left.`,
    )
    await expect(current).toBeFocused()
  }
  await axe()
  await send('Wrong#Password1', goodPassword)
  await expect(alert).toHaveText(locked('15 minutes'))
  await expect(chosen).toHaveValue(goodPassword)
})

test('missing, weak and refused passwords are reported on their field, and a failure keeps the input', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { current, chosen, send, alert, done } = form(page)
  await send('', 'weak')
  await expect(current).toBeFocused()
  await expect(current).toHaveAccessibleDescription(required)
  await expect(chosen).toHaveAccessibleDescription(/and no spaces\.$/)
  expect(await mock.calls('/api/user/password')).toEqual([])
  const place = { method: 'POST', path: '/api/user/password' }
  const errors = [{ field: 'password', message: 'That one is on every list.' }]
  await mock.faults([{ ...place, status: 400, body: { code: 'invalid_fields', errors } }])
  await send(password, goodPassword)
  await expect(chosen).toHaveAccessibleDescription(/That one is on every list\.$/)
  for (const [fault, message] of [
    [{ status: 500 }, generic],
    [{ abort: true }, offline],
  ] as const) {
    await mock.faults([{ ...place, ...fault }])
    await send(password, goodPassword)
    await expect(alert).toHaveText(message)
    await expect(current).toHaveValue(password)
    await expect(chosen).toHaveValue(goodPassword)
  }
  await mock.faults([])
  await send(password, goodPassword)
  await expect(done).toBeVisible()
})

test('the password form asks to sign in after the session has ended and stores no password in the browser', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(reader)
  await page.goto('/account')
  const { send, current } = form(page)
  await current.waitFor()
  await context.clearCookies()
  await send(password, goodPassword)
  const modal = authModal(page)
  await modal.dialog(titles.signIn).waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain(password)
  expect(kept).not.toContain(goodPassword)
  await modal.signIn(reader, password)
  await expect(header(page).getByText('Robin Reader')).toBeVisible()
  await expect(current).toHaveValue('')
})

test('the password form asks a guest to sign in and disappears after a sign-out in another tab', async ({
  page,
  context,
  signIn,
}) => {
  await page.goto('/account')
  const { region, current } = form(page)
  // The fallback of the page says the same, and is hidden.
  const invitation = region
    .getByText('Sign in to change your password.', { exact: true })
    .filter({ visible: true })
  await expect(invitation).toBeVisible()
  await region.getByRole('button', { name: 'Sign In' }).click()
  await authModal(page).dialog(titles.signIn).waitFor()
  await page.keyboard.press('Escape')
  await signIn(reader)
  await page.reload()
  await current.fill(password)
  const other = await context.newPage()
  await other.goto('/')
  await header(other).getByRole('button', { name: 'Robin Reader' }).click()
  await header(other).getByRole('button', { name: 'Log Out' }).click()
  await expect(invitation).toBeVisible()
  await expect(current).toHaveCount(0)
})
