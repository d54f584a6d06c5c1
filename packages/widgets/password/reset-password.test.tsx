import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './reset-password.element.ts'

const tag = 'bindery-reset-password'
const newPassword = page.getByLabelText('New password')
const save = page.getByRole('button', { name: 'Save new password' })

test('the notice about an invalid link replaces the form and gets focus', async () => {
  await onPage({ [tag]: { token: 'made-up' } })
  await expect.element(newPassword).toHaveAttribute('autocomplete', 'new-password')
  // The empty field keeps password managers from guessing a name. Browsers expect it.
  const form = newPassword.element().closest('form')
  const name = form?.querySelector<HTMLInputElement>('[autocomplete=username]')
  expect([name?.value, name?.checkVisibility()]).toEqual(['', false])
  await newPassword.fill('Correct#Horse9')
  await save.click()
  await expect.element(page.getByText(/^This link is not valid/)).toBeVisible()
  await expect.element(newPassword).not.toBeInTheDocument()
  await expectFocus(page.getByRole('group', { name: /^This link is not valid/ }))
})

test('the form without a link takes no focus', async () => {
  await onPage({ [tag]: {} })
  await expect.element(page.getByText(/open the link in the email/)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await expect.element(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
})
