import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import '../auth/modal/auth-modal.element.ts'
import './account-menu.element.ts'

const tag = 'bindery-account-menu'
const button = (name: string | RegExp) => page.getByRole('button', { name })
const fallback = () => {
  const link = document.createElement('a')
  link.href = '/login'
  link.textContent = 'Log in here'
  return link
}

test('a guest gets Sign In and Register, and focus returns from the modal', async () => {
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

test('the menu works in a browser without popovers', async () => {
  const { hidePopover } = HTMLElement.prototype
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  try {
    await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
    await expect.element(button('Robin Reader')).toBeVisible()
  } finally {
    Object.assign(HTMLElement.prototype, { hidePopover })
  }
})

test('the fallback shows until the session is known', async () => {
  const { elements } = await onPage({ [tag]: {} }, { fetch: () => new Promise(() => {}) })
  elements[0]?.append(fallback())
  await expect.element(page.getByText('Log in here')).toBeVisible()
  await expect.element(button('Register')).not.toBeInTheDocument()
})

test('a reader opens My Library, Account and Log out by keyboard', async () => {
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

test('closing all flyouts closes the menu', async () => {
  const { state } = await onPage({ [tag]: {} }, { reader: 'reader@example.com' })
  const name = button('Robin Reader')
  await name.click()
  await expect.element(page.getByRole('link', { name: 'My Library' })).toBeVisible()
  state.overlays.closeFlyouts()
  await expect.element(page.getByRole('link', { name: 'My Library' })).not.toBeInTheDocument()
  await expect.element(name).toHaveAttribute('aria-expanded', 'false')
})
