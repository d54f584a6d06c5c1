import { testPasskeys } from '@bindery/state/test/passkeys.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { failedAtOnce } from '../test/page.ts'
import './passkeys.element.ts'

const origin = 'https://publisher.example'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByLabelText('Name of the new passkey (optional)')

const openList = async (device = testPasskeys(origin)) => {
  const opened = await onPage(
    { 'bindery-passkeys': {} },
    {
      reader: 'reader@example.com',
      settings: { passkeys: true },
      passkeys: async () => device,
    },
  )
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  return { ...opened, device }
}

test('a reader adds and removes a passkey by keyboard, and can cancel the removal', async () => {
  await openList()
  await expect.element(page.getByText('You have no passkeys yet.')).toBeVisible()
  await userEvent.click(name)
  await userEvent.keyboard('Work laptop{Enter}')
  await expect.element(button('Remove Work laptop')).toBeVisible()
  await expect.element(page.getByText('The passkey was added.')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await expectFocus(page.getByRole('heading', { name: 'Passkeys' }))
  await userEvent.keyboard('{Tab}')
  await expectFocus(button('Remove Work laptop'))
  await userEvent.keyboard('{Enter}')
  const question = page.getByText('Remove “Work laptop”?', { exact: false })
  await expectFocus(question)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expectFocus(button('Remove Work laptop'))
  await userEvent.keyboard('{Enter}')
  await expectFocus(question)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('You have no passkeys yet.')).toBeVisible()
  await expectFocus(page.getByRole('heading', { name: 'Passkeys' }))
})

test('the retry button keeps focus while it fails, then focus moves to the list', async () => {
  const { mock } = await onPage(
    {},
    { settings: { passkeys: true }, passkeys: async () => testPasskeys(origin) },
  )
  await mock.faults([{ path: '/api/user/passkeys', status: failedAtOnce }])
  await mock.signIn('reader@example.com')
  place('bindery-passkeys')
  const retry = button('Try again')
  await retry.click()
  await expect.element(retry).not.toHaveAttribute('aria-busy')
  await expectFocus(retry)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await mock.faults([])
  await retry.click()
  await expect.element(page.getByText('You have no passkeys yet.')).toBeVisible()
  await expectFocus(page.getByRole('region', { name: 'Passkeys' }))
})

test('a name that is too long shows an error and stays in the field', async () => {
  const { device } = await openList()
  await userEvent.fill(name, 'x'.repeat(61))
  await button('Add a passkey').click({ force: true })
  await expect.element(name).toHaveAccessibleDescription(/less than 61 characters/)
  await expect.element(name).toHaveValue('x'.repeat(61))
  expect(device.asked).toEqual([])
})

test('a cancelled prompt shows no alert and keeps the name, and another try works', async () => {
  const { device } = await openList()
  device.fails('NotAllowedError')
  await userEvent.fill(name, 'Phone')
  await button('Add a passkey').click()
  await expect.element(page.getByText('No passkey was added. You can try again.')).toBeVisible()
  for (const alert of page.getByRole('alert').elements()) expect(alert.textContent).toBe('')
  await expect.element(name).toHaveValue('Phone')
  await button('Add a passkey').click()
  await expect.element(button('Remove Phone')).toBeVisible()
})

test('a browser without passkeys gets a notice instead of the form', async () => {
  const device = testPasskeys(origin)
  device.access = 'unsupported'
  await openList(device)
  await expect
    .element(page.getByText('This browser or device cannot use passkeys here.'))
    .toBeVisible()
  await expect.element(name).not.toBeInTheDocument()
})
