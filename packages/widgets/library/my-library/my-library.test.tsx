import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { place } from '../../../../tests/support/mount.tsx'
import { onPage } from '../../test/on-page.ts'
import { failedAtOnce, holdCalls } from '../../test/page.ts'
import '../bulk/bulk-discard-flyout.element.ts'
import '../bulk/bulk-organize-flyout.element.ts'
import './my-library.element.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const folder = (name: string) => page.getByRole('link', { name, exact: true })
const bulk = page.getByRole('group', { name: 'What is selected' })

const openLibrary = async (reader = 'reader@example.com') => {
  const tags = {
    'bindery-my-library': {},
    'bindery-bulk-organize-flyout': {},
    'bindery-bulk-discard-flyout': {},
  }
  const opened = await onPage(tags, { reader, href: 'https://publisher.example/my-library' })
  await expect.element(button('New folder')).toBeVisible()
  return opened
}

test('My Library shows why the session could not be loaded, and a retry shows the library', async () => {
  const { mock } = await onPage({}, { href: 'https://publisher.example/my-library' })
  await mock.signIn('reader@example.com')
  await mock.faults([{ path: '/api/user/profile', status: failedAtOnce }])
  place('bindery-my-library')
  const region = page.getByRole('region', { name: 'My Library' })
  await expect
    .element(region.getByRole('alert'))
    .toHaveTextContent('Something went wrong. Please try again.')
  await mock.faults([])
  await button('Try again').click()
  await expect.element(button('New folder')).toBeVisible()
  await expectFocus(region)
})

test('a new folder by keyboard moves the focus to the form, then to the folder', async () => {
  const { posts } = await openLibrary()
  button('New folder').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectFocus(page.getByLabelText('Title'))
  await userEvent.keyboard('Pricing 101{Enter}')
  await expectFocus(heading('Pricing 101'))
  await expect.element(page.getByText('“Pricing 101” is ready')).toBeVisible()
  expect(await posts('/service/lists')).toHaveLength(1)
})

test('a held Enter key makes one folder', async () => {
  const { posts } = await openLibrary()
  await button('New folder').click()
  await userEvent.fill(page.getByLabelText('Title'), 'Once')
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(heading('Once')).toBeVisible()
  expect(await posts('/service/lists')).toHaveLength(1)
})

test('Cancel goes back to the active folder', async () => {
  await openLibrary()
  await folder('Team reading').click()
  await expectFocus(heading('Team reading'))
  await button('Edit folder').click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Team reading')
  await userEvent.keyboard('!')
  await button('Cancel').click()
  await expectFocus(heading('Team reading'))
})

test('the bulk bar counts the selected entries and selects all', async () => {
  await openLibrary()
  await expect.element(bulk.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled')
  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  await expect.element(bulk.getByText('8 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select The Plan Nobody Read' }).click()
  await expect.element(bulk.getByText('7 selected')).toBeVisible()
})

test('the focus moves to the first entry of the next page', async () => {
  await openLibrary()
  await button('Load more items').click()
  await expect.element(page.getByText('14 of 14')).toBeVisible()
  const links = page.getByRole('region', { name: 'My Library' }).getByRole('heading', { level: 3 })
  await expect.poll(() => links.elements()).toHaveLength(14)
  await expectFocus(links.nth(8).getByRole('link'))
})

test('the focus stays if it is elsewhere when the next page loads', async () => {
  const { environment } = await openLibrary()
  const release = holdCalls(environment, '/saves/1/')
  await button('Load more items').click()
  button('New folder').element().focus()
  release()
  await expect.element(page.getByText('14 of 14')).toBeVisible()
  await expectFocus(button('New folder'))
})

test('the question before a bulk removal focuses the harmless answer', async () => {
  await openLibrary()
  await page.getByRole('checkbox', { name: 'Select The Plan Nobody Read' }).click()
  await bulk.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard 1 item?' })
  await expectFocus(question.getByRole('button', { name: 'Keep' }))
  await expect.element(question).toHaveAccessibleDescription(/^What is discarded leaves/)
  await userEvent.keyboard('{Escape}')
  await expectFocus(bulk.getByRole('button', { name: 'Discard' }))
  await userEvent.keyboard('{Enter}')
  await expectFocus(question.getByRole('button', { name: 'Keep' }))
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(question.getByText('1 item(s) removed from My Library')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The Plan Nobody Read' }))
    .not.toBeInTheDocument()
})

test('My Library without items shows a welcome', async () => {
  await openLibrary('reader.de@example.com')
  await expect.element(heading('Welcome to My Library')).toBeVisible()
})
