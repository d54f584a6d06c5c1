import { focused } from '@bindery/ui/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import './reset-password.element.ts'

const tag = 'bindery-reset-password'
const chosen = page.getByLabelText('New password')
const save = page.getByRole('button', { name: 'Save new password' })

test('what has become of the link stands where the form was, and has the focus', async () => {
  await onPage({ [tag]: { token: 'made-up' } })
  await expect.element(chosen).toHaveAttribute('autocomplete', 'new-password')
  // A password manager asks for a name rather than guess one; the browser wants a field for it.
  const form = chosen.element().closest('form')
  const name = form?.querySelector<HTMLInputElement>('[autocomplete=username]')
  expect([name?.value, name?.checkVisibility()]).toEqual(['', false])
  await chosen.fill('Correct#Horse9')
  await save.click()
  await expect.element(page.getByText(/^This link is not valid/)).toBeVisible()
  await expect.element(chosen).not.toBeInTheDocument()
  const text = page.getByText(/^This link is not valid/).element()
  await expect.poll(() => focused()?.contains(text)).toBe(true)
})

test('without a link nothing takes the focus', async () => {
  await onPage({ [tag]: {} })
  await expect.element(page.getByText(/open the link in the email/)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await expect.element(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
})
