import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import { password } from '../test/page.ts'
import './change-password.element.ts'

const tag = 'bindery-change-password'
const current = page.getByLabelText('Current password')
const newPassword = page.getByLabelText('New password')

test('the form names its fields for password managers, and a named success message replaces it with focus', async () => {
  await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(newPassword).toHaveAttribute('autocomplete', 'new-password')
  const username = document.querySelector<HTMLInputElement>('[autocomplete=username]')
  expect(username?.value).toBe('reader@example.com')
  expect(username && getComputedStyle(username).display).toBe('none')
  await current.fill(password)
  await newPassword.fill('Correct#Horse9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(page.getByText(/^Your password has been changed/)).toBeVisible()
  const notice = page.getByRole('group', { name: /^Your password has been changed/ })
  await expectFocus(notice)
  await expect.element(current).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change it again' }).click()
  await expect.element(current).toHaveFocus()
  expect((current.element() as HTMLInputElement).value).toBe('')
})

test('the form offers a guest to sign in', async () => {
  const { state } = await onPage({ [tag]: {} })
  await page.getByRole('button', { name: 'Sign In' }).click()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})
