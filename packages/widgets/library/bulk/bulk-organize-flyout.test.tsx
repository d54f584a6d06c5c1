import { expect, test, vi } from 'vitest'
import { place } from '../../../../tests/support/mount.tsx'
import { screen } from '../../../../tests/support/render.tsx'
import { book, renderView } from '../../test/render-view.tsx'
import { bulkMessages } from '../library.messages.ts'
import type { BulkOrganizeView } from './bulk-organize-flyout.model.ts'
import { BulkOrganizeFlyout } from './bulk-organize-flyout.tsx'

type Open = Exclude<BulkOrganizeView, { readonly step: 'closed' }>

const words = book.define('bulk', bulkMessages).get()
const open = (state: Partial<Open> = {}): BulkOrganizeView =>
  ({
    step: 'choosing',
    problem: null,
    anchor: place('button', {}, 'Move'),
    count: 2,
    words,
    status: 'known',
    failureText: '',
    folders: ['Autumn', 'Strategy'].map((name) => ({ id: name, name })),
    folder: null,
    organize: vi.fn(async () => {}),
    shortenProblem: vi.fn(),
    retry: vi.fn(),
    close: vi.fn(),
    ...state,
  }) as Open

test('the flyout sends the checked folders in the order of the list, and whether to leave this one', async () => {
  const organize = vi.fn(async () => {})
  const folder = { id: 'Inbox', name: 'Inbox' }
  const { user } = renderView(BulkOrganizeFlyout, open({ organize, folder }))
  expect(screen.getByRole('dialog', { name: words.organizeTitle(2) })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: words.organizeAll })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Strategy' }))
  await user.click(screen.getByRole('checkbox', { name: 'Autumn' }))
  await user.click(screen.getByRole('button', { name: words.organizeSave }))
  expect(organize).toHaveBeenLastCalledWith(['Autumn', 'Strategy'], false)
  await user.click(screen.getByRole('checkbox', { name: words.organizeLeave({ name: 'Inbox' }) }))
  await user.click(screen.getByRole('button', { name: words.organizeSave }))
  expect(organize).toHaveBeenLastCalledWith(['Autumn', 'Strategy'], true)
})

test('the flyout without another folder only takes the items out of this one, and its button says so', async () => {
  const organize = vi.fn(async () => {})
  const folder = { id: 'Inbox', name: 'Inbox' }
  const { user } = renderView(BulkOrganizeFlyout, open({ organize, folder, folders: [] }))
  expect(screen.getByText(words.organizeNone)).toBeVisible()
  expect(screen.queryByText(words.organizeLead)).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: words.organizeLeave({ name: 'Inbox' }) }))
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  expect(organize).toHaveBeenLastCalledWith([], true)
})

test('the flyout shows why the folders failed to load, and retries', async () => {
  const retry = vi.fn()
  const { user } = renderView(
    BulkOrganizeFlyout,
    open({ status: 'failed', failureText: 'No connection.', retry }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.retry }))
  expect(retry).toHaveBeenCalledOnce()
})
