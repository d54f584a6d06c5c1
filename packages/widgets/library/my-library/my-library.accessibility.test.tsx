import { followsOf } from '@bindery/state/follows/follows.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../../test/on-page.ts'
import { holdCalls } from '../../test/page.ts'
import './my-library.element.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const bulk = page.getByRole('group', { name: 'What is selected' })
const field = page.getByRole('searchbox', { name: 'Search this list' })

const openLibrary = async () => {
  const href = 'https://publisher.example/my-library'
  const opened = await onPage({ 'bindery-my-library': {} }, { reader: 'reader@example.com', href })
  await expect.element(button('New folder')).toBeVisible()
  return opened
}

test('the active kind of activity is the pressed button', async () => {
  await openLibrary()
  await tab('Activity').click()
  const kinds = page.getByRole('navigation', { name: 'Kinds of activity' })
  const kind = (name: string) => kinds.getByRole('button', { name, exact: true })
  await expect.element(kind('All activity')).toHaveAttribute('aria-pressed', 'true')
  await kind('Read').click()
  await expect.element(kind('Read')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(kind('All activity')).toHaveAttribute('aria-pressed', 'false')
})

test('the name of the Following tab has the number of new entries', async () => {
  const { state } = await openLibrary()
  await followsOf(state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
  await expect.element(tab(/^Following \d+ new$/)).toBeVisible()
})

test('the bulk bar announces the number of selected entries and checks Select all', async () => {
  await openLibrary()
  const all = bulk.getByRole('checkbox')
  await page.getByRole('checkbox', { name: 'Select The Plan Nobody Read' }).click()
  await expect.element(bulk.getByRole('status')).toHaveTextContent('1 selected')
  await expect.element(all).not.toBeChecked()
  await all.click()
  await expect.element(bulk.getByRole('status')).toHaveTextContent('8 selected')
  await expect.element(all).toBeChecked()
})

test('Move and Discard without a selection say why nothing happens', async () => {
  await openLibrary()
  await bulk.getByRole('button', { name: 'Move' }).click({ force: true })
  await expect.element(bulk.getByRole('status')).toHaveTextContent('Select something first.')
  await page.getByRole('checkbox', { name: 'Select The Plan Nobody Read' }).click()
  await expect.element(bulk.getByRole('status')).toHaveTextContent('1 selected')
})

test('the feed is busy while the next page loads', async () => {
  const { environment, elements } = await openLibrary()
  const list = () => elements[0]?.shadowRoot?.querySelector('[aria-busy]')
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('false')
  const go = holdCalls(environment, '/saves/1/')
  await button('Load more items').click()
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('true')
  go()
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('false')
})

test('the search field is empty in another folder', async () => {
  await openLibrary()
  await field.fill('plan')
  await page.getByRole('link', { name: 'Team reading', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Team reading' })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('the question before a deletion says what happens to the entries', async () => {
  await openLibrary()
  await page.getByRole('link', { name: 'Team reading', exact: true }).click()
  await button('Delete folder').click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Team reading”?' })
  await expectFocus(question.getByRole('button', { name: 'Keep' }))
  await expect
    .element(question)
    .toHaveAccessibleDescription('What is in the folder stays in My Library.')
})

test('a removed entry leaves the focus alone if that is elsewhere', async () => {
  const { state } = await openLibrary()
  await field.click()
  await savedOf(state).remove(['the-plan-nobody-read'])
  await expect
    .element(page.getByRole('link', { name: 'The Plan Nobody Read' }))
    .not.toBeInTheDocument()
  await expectFocus(field)
})

test('the folder form keeps its draft while another tab is shown', async () => {
  await openLibrary()
  await button('New folder').click()
  await userEvent.keyboard('Pricing 101')
  await tab(/Following/).click()
  await expect.element(page.getByLabelText('Title')).not.toBeInTheDocument()
  await tab('Saved').click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Pricing 101')
})

test('the other export buttons are inactive while one file is made', async () => {
  const { environment } = await openLibrary()
  await expect.element(button('CSV')).toBeVisible()
  const go = holdCalls(environment, '/saves/')
  await button('CSV').click()
  await expect.element(button('CSV')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('RIS')).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect.element(button('RIS')).not.toHaveAttribute('aria-disabled')
})
