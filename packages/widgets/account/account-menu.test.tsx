import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import '../auth/auth-modal.element.ts'
import './account-menu.element.ts'

const tag = 'bindery-account-menu'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const fallback = () => {
  const link = document.createElement('a')
  link.href = '/login'
  link.textContent = 'Log in here'
  return link
}

test('a guest has Sign In and Register; focus comes back from the modal', async () => {
  const { elements } = await onPage({ [tag]: {}, 'bindery-auth-modal': {} })
  elements[0]?.append(fallback())
  await expect.element(button('Register')).toBeVisible()
  await expect.element(page.getByText('Log in here')).not.toBeVisible()
  await button('Sign In').click()
  await expect.element(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectFocus(button('Sign In'))
  await button('Register').click()
  await expect.element(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
})

test('an engine without popovers has the panel open, and a way out', async () => {
  const { hidePopover } = HTMLElement.prototype
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  try {
    await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
    await expect.element(button('Robin Reader')).toBeVisible()
  } finally {
    Object.assign(HTMLElement.prototype, { hidePopover })
  }
})

test('until it is known who reads, what the page says is there', async () => {
  const { elements } = await onPage({ [tag]: {} }, { fetch: () => new Promise(() => {}) })
  elements[0]?.append(fallback())
  await expect.element(page.getByText('Log in here')).toBeVisible()
  await expect.element(button('Register')).not.toBeInTheDocument()
})

test('a reader has a disclosure with My Library, Account and Log out, by keyboard', async () => {
  const { environment } = await onPage(
    { [tag]: { 'return-path': '/the-latest' } },
    { reader: 'better@example.com' },
  )
  const name = button('Ben Better Digital + Print')
  await expect.element(name).toHaveAttribute('aria-expanded', 'false')
  ;(name.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAttribute('aria-expanded', 'true')
  const library = page.getByRole('link', { name: 'My Library' })
  await expect.element(library).toHaveAttribute('href', 'https://publisher.example/my-library')
  await userEvent.keyboard('{Tab}')
  await expectFocus(library)
  await userEvent.keyboard('{Tab}')
  const account = page.getByRole('link', { name: 'Account' })
  await expectFocus(account)
  await expect.element(account).toHaveAttribute('href', 'https://publisher.example/account')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveAttribute('aria-expanded', 'false')
  await expectFocus(name)
  await userEvent.keyboard(' {Tab}{Tab}{Tab}')
  await expectFocus(button('Log out'))
  await userEvent.keyboard('{Tab}')
  await expectFocus(name)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expectFocus(button('Log out'))
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => environment.journeys)
    .toEqual(['https://publisher.example/logout?return=%2Fthe-latest'])
  await expect.element(button('Register')).toBeVisible()
})

test('another flyout or a modal closes it', async () => {
  const { state } = await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  const name = button('Robin Reader')
  await name.click()
  await expect.element(page.getByRole('link', { name: 'My Library' })).toBeVisible()
  state.overlays.closeFlyouts()
  await expect.element(page.getByRole('link', { name: 'My Library' })).not.toBeInTheDocument()
  await expect.element(name).toHaveAttribute('aria-expanded', 'false')
})
