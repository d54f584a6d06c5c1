import { addPasskey } from '@bindery/state/account/passkeys.ts'
import { createTestBrowser } from '@bindery/state/test/browser.ts'
import { testPasskeys } from '@bindery/state/test/passkeys.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import type { PageOptions } from '../../test/page.ts'
import './auth-modal.element.ts'

const origin = 'https://publisher.example'
const address = 'reader@example.com'
const email = page.getByLabelText('Email address')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'Sign In' })

const modal = async (options: PageOptions) => {
  const here = await onPage({ 'bindery-auth-modal': {} }, options)
  void here.state.auth.open().catch(() => {})
  await expect.element(dialog).toBeVisible()
  return here
}

test('the field shows the remembered e-mail until the reader presses Forget', async () => {
  const browser = createTestBrowser()
  browser.local.set('bindery:email', address)
  const { state } = await modal({ browser })
  await expect.element(email).toHaveValue(address)
  await expect.element(email).toHaveAccessibleDescription('Not you? Forget this email address')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await button('Forget this email address').click()
  await expect.element(email).toHaveValue('')
  await expect.element(email).toHaveFocus()
  await expect.element(button('Forget this email address')).not.toBeInTheDocument()
  expect([...browser.local.keys()]).not.toContain('bindery:email')
  state.auth.close()
  void state.auth.open().catch(() => {})
  await expect.element(email).toHaveValue('')
})

test('a typed e-mail replaces the remembered one', async () => {
  const browser = createTestBrowser()
  browser.local.set('bindery:email', address)
  const { environment, state } = await modal({ browser })
  await userEvent.fill(email, 'good@example.com')
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Bindery#2026')
  await button('Sign In').click()
  await expect.poll(() => environment.journeys).toEqual(['reload'])
  const session = state.session.$session.get()
  expect('user' in session && session.user.emailAddress).toBe('good@example.com')
})

test('a passkey signs in through its button and is offered in the e-mail field', async () => {
  const device = testPasskeys(origin)
  const { state, mock, environment } = await onPage(
    { 'bindery-auth-modal': {} },
    { passkeys: async () => device, settings: { passkeys: true } },
  )
  await mock.signIn(address)
  await addPasskey(state, 'Laptop', new AbortController().signal)
  await environment.fetch(`${origin}/user-service/logout`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  void state.auth.open().catch(() => {})
  await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn')
  await expect.poll(device.offering).toBe(1)
  device.fails('NotAllowedError')
  await button('Sign in with a passkey').click()
  await expect.element(page.getByText('No passkey was used. You can try again.')).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  await button('Sign in with a passkey').click()
  await expect.poll(() => environment.journeys).toEqual(['reload'])
  await expect.element(dialog).not.toBeInTheDocument()
})
