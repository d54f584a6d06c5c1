import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import './auth-modal.element.ts'

const dialog = (name: string) => page.getByRole('dialog', { name })

test('go() throws for an unknown screen and the open one stays', async () => {
  const { state } = await onPage({ 'bindery-auth-modal': { open: true, screen: 'sign-in' } })
  await expect.element(dialog('Sign In')).toBeVisible()
  for (const screen of ['checkout', '', 'Sign-In']) {
    expect(() => state.auth.go(screen)).toThrow(`${screen} is not a valid screen`)
  }
  await expect.element(dialog('Sign In')).toBeVisible()
  state.auth.go('forgot-password')
  await expect.element(dialog('Reset your password')).toBeVisible()
})

test('the live region of the page is not inert beside the modal', async () => {
  const { state } = await onPage({ 'bindery-auth-modal': {} })
  const [theirs, ours] = [place('p'), place('div', { 'data-bindery-added': '', role: 'status' })]
  void state.auth.open()
  await expect.element(dialog('Sign In')).toBeVisible()
  expect([theirs.inert, ours.inert]).toEqual([true, false])
})
