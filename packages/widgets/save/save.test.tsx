import { focused } from '@bindery/ui/focus/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import { failedAtOnce, holdCalls } from '../test/page.ts'
import './organize-button.element.ts'
import './save-button.element.ts'
import './save-flyout.element.ts'

const [button, flyout] = ['bindery-save-button', 'bindery-save-flyout'] as const
const item = { 'item-id': 'a-new-one', 'item-title': 'A New One', 'item-url': '/a-new-one' }
const reader = { reader: 'reader@example.com' }
const dialog = page.getByRole('dialog')
const trigger = (word: string) => page.getByRole('button', { name: `${word} “A New One”` })

test('the save flyout saves an item into the ticked folders and confirms it', async () => {
  const { posts } = await onPage({ [button]: item, [flyout]: {} }, reader)
  await expect.element(trigger('Save')).toHaveAttribute('aria-pressed', 'false')
  await trigger('Save').click()
  await expect.element(dialog.getByRole('checkbox', { name: 'My Library' })).toBeDisabled()
  await expect.element(dialog.getByRole('checkbox', { name: 'hbrgift' })).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: 'Team reading' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog.getByText('Saved!')).toBeVisible()
  await expect.element(trigger('Saved')).toHaveAttribute('aria-pressed', 'true')
  expect(await posts('/service/saved')).toHaveLength(1)
  expect(await posts('/api/user/lists/bulk-update')).toHaveLength(1)
})

test('the form for a new folder takes focus, keeps its draft, and gives focus back', async () => {
  await onPage({ [button]: item, [flyout]: {} }, reader)
  await trigger('Save').click()
  await dialog.getByRole('button', { name: 'New folder' }).click()
  await expect.poll(() => focused()?.getAttribute('name')).toBe('name')
  await userEvent.keyboard('Pricing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focused()?.textContent).toBe('New folder')
  await dialog.getByRole('button', { name: 'New folder' }).click()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Pricing')
})

test('the save button opens a waiting flyout while the session loads, and a guest gets the registration form', async () => {
  const { state, environment } = await onPage({})
  const go = holdCalls(environment, '/api/user/profile')
  place(button, item)
  place(flyout)
  await trigger('Save').click()
  await expect.element(dialog.getByText('Loading your folders…')).toBeVisible()
  go()
  await expect.poll(() => state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
  expect(state.pendingActions.$action.get()?.name).toBe('To save “A New One”')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a guest gets the registration form when the session loads before the flyout does', async () => {
  const { state, environment } = await onPage({})
  const go = holdCalls(environment, '/api/user/profile')
  place(button, item)
  await trigger('Save').click()
  go()
  await expect.poll(() => state.session.$session.get().status).toBe('guest')
  place(flyout)
  await expect.poll(() => state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the save flyout shows why the session could not be loaded, and retries it', async () => {
  const { mock } = await onPage({})
  await mock.signIn(reader.reader)
  await mock.faults([{ path: '/api/user/profile', status: failedAtOnce }])
  place(button, item)
  place(flyout)
  await trigger('Save').click()
  await expect
    .element(dialog.getByRole('alert').first())
    .toHaveTextContent('Your folders could not be loaded. Something went wrong. Please try again.')
  await mock.faults([])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'Team reading' })).toBeVisible()
})

test('a guest gets the registration form, and no request is sent', async () => {
  const { state, posts } = await onPage({ [button]: item, [flyout]: {} })
  await trigger('Save').click()
  await expect.poll(() => state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
  expect(state.pendingActions.$action.get()?.name).toBe('To save “A New One”')
  expect(await posts('/service/saved')).toEqual([])
})

test('a save button without an item keeps its children', async () => {
  const { elements } = await onPage({ [button]: {} })
  elements[0]?.append('My Library')
  await expect.element(page.getByText('My Library')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
