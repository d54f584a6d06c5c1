/** What My Library says of itself, and what stays where its reader is. */
import { followsOf } from '@bindery/state/follow.ts'
import { savedOf } from '@bindery/state/saved.ts'
import { expectFocus } from '@bindery/ui/test/focus.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onPage } from '../test/on-page.ts'
import { holdCalls } from '../test/page.ts'
import './my-library.element.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const bulk = page.getByRole('group', { name: 'What is selected' })
const field = page.getByRole('searchbox', { name: 'Search in these' })

const opened = async () => {
  const href = 'https://publisher.example/my-library'
  const here = await onPage({ 'bindery-my-library': {} }, { reader: 'reader@example.com', href })
  await expect.element(button('New folder')).toBeVisible()
  return here
}

test('the kind of activity that is shown is the one that is pressed', async () => {
  await opened()
  await tab('Activity').click()
  const kinds = page.getByRole('navigation', { name: 'Kinds of activity' })
  const kind = (name: string) => kinds.getByRole('button', { name, exact: true })
  await expect.element(kind('All activity')).toHaveAttribute('aria-pressed', 'true')
  await kind('Read').click()
  await expect.element(kind('Read')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(kind('All activity')).toHaveAttribute('aria-pressed', 'false')
})

test('how many are new is part of the name of their tab', async () => {
  const { state } = await opened()
  await followsOf(state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
  await expect.element(tab(/^Following \d+ new$/)).toBeVisible()
})

test('how many are selected is said, and all are when they are', async () => {
  await opened()
  const all = bulk.getByRole('checkbox')
  await page.getByRole('checkbox', { name: 'Select The Plan Nobody Read' }).click()
  await expect.element(bulk.getByRole('status')).toHaveTextContent('1 selected')
  await expect.element(all).not.toBeChecked()
  await all.click()
  await expect.element(bulk.getByRole('status')).toHaveTextContent('8 selected')
  await expect.element(all).toBeChecked()
})

test('while more is on its way, that is said of the list', async () => {
  const { environment, elements } = await opened()
  const list = () => elements[0]?.shadowRoot?.querySelector('[aria-busy]')
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('false')
  const go = holdCalls(environment, '/saves/1/')
  await button('Load more items').click()
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('true')
  go()
  await expect.poll(() => list()?.getAttribute('aria-busy')).toBe('false')
})

test('what is sought in one folder is not sought in the next', async () => {
  await opened()
  await field.fill('plan')
  await page.getByRole('link', { name: 'Team reading', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Team reading' })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('before a folder goes it is said what becomes of what is in it', async () => {
  await opened()
  await page.getByRole('link', { name: 'Team reading', exact: true }).click()
  await button('Delete folder').click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Team reading”?' })
  await expectFocus(question.getByRole('button', { name: 'Keep' }))
  await expect
    .element(question)
    .toHaveAccessibleDescription('What is in the folder stays in My Library.')
})

test('an entry that goes takes the focus from nobody who is elsewhere', async () => {
  const { state } = await opened()
  await field.click()
  await savedOf(state).remove(['the-plan-nobody-read'])
  await expect
    .element(page.getByRole('link', { name: 'The Plan Nobody Read' }))
    .not.toBeInTheDocument()
  await expectFocus(field)
})

test('what was typed about a folder is there again after a look elsewhere', async () => {
  await opened()
  await button('New folder').click()
  await userEvent.keyboard('Pricing 101')
  await tab(/Following/).click()
  await expect.element(page.getByLabelText('Title')).not.toBeInTheDocument()
  await tab('Saved').click()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Pricing 101')
})

test('while one file is made the others wait', async () => {
  const { environment } = await opened()
  await expect.element(button('CSV')).toBeVisible()
  const go = holdCalls(environment, '/saves/')
  await button('CSV').click()
  await expect.element(button('CSV')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('RIS')).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect.element(button('RIS')).not.toHaveAttribute('aria-disabled')
})
