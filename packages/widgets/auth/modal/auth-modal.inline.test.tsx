import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import './auth-modal.element.ts'

const inline = (screen: string) =>
  onPage({ 'bindery-auth-modal': { open: true, inline: true, screen } })
const region = (name: string) => page.getByRole('region', { name })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const email = page.getByLabelText('Email address')

test('the sign-in form stands in the page with inline, without a dialog and without taking focus', async () => {
  await inline('sign-in')
  await expect.element(region('Sign In')).toBeVisible()
  await expect.element(email).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([])
})

test('the screens change in place with inline, and the heading gets focus', async () => {
  await inline('registration')
  await link('Sign in.').click()
  await expectFocus(page.getByRole('heading', { name: 'Sign In' }))
  await expect.element(region('Sign In')).toBeVisible()
})

test('a second request for the shown screen moves focus to its first field', async () => {
  const { state } = await inline('sign-in')
  await expect.element(email).toBeVisible()
  void state.auth.open({ screen: 'sign-in' })
  await expectFocus(email)
})

test('the message about a mailed link stays in the page', async () => {
  const { state, pass } = await inline('forgot-password')
  await email.fill('reader@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  const sent = region('Reset your password').getByText(/^If your email is registered/)
  await expect.element(sent).toBeVisible()
  pass()
  expect(state.auth.$auth.get().step).toBe('open')
})
