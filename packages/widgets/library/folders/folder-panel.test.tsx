import { expect, test, vi } from 'vitest'
import { render, screen } from '../../../../tests/support/render.tsx'
import { book } from '../../test/render-view.tsx'
import { libraryMessages } from '../library.messages.ts'
import type { FolderRow } from './folder-address.ts'
import { FolderPanel } from './folder-panel.tsx'
import type { FoldersView } from './folders.model.ts'

const words = book.define('library', libraryMessages).get()
const folder: FolderRow = {
  id: 'a',
  name: 'Strategy',
  description: 'For the autumn',
  slug: 'strategy',
  href: '/my-library/strategy',
  gift: false,
  readOnly: false,
  pending: false,
}
const folders = (state: Partial<FoldersView> = {}): FoldersView => ({
  status: 'known',
  failureText: '',
  folders: [folder],
  allHref: '/my-library',
  active: folder,
  editing: 'none',
  note: null,
  nameLength: 30,
  problem: null,
  sending: false,
  drafts: { name: folder.name, description: folder.description },
  keepDraft: vi.fn(),
  validate: () => ({}),
  choose: vi.fn(),
  edit: vi.fn(),
  send: vi.fn(async () => {}),
  remove: vi.fn(),
  retry: vi.fn(),
  ...state,
})
const panel = (state: Partial<FoldersView>) => <FolderPanel view={folders(state)} words={words} />

test('the folder panel offers no buttons for a read-only folder', () => {
  render(panel({ active: { ...folder, readOnly: true } }))
  expect(screen.getByRole('heading', { name: 'Strategy' })).toBeVisible()
  expect(screen.getByText(words.readOnly)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the folder panel offers no buttons for all of My Library', () => {
  render(panel({ active: null, editing: 'none' }))
  expect(screen.getByRole('heading', { name: 'My Library' })).toBeVisible()
  expect(screen.queryByRole('button', { name: words.edit })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: words.remove })).not.toBeInTheDocument()
})

test('the folder panel ignores its buttons while the server has not confirmed the folder', async () => {
  const edit = vi.fn()
  const { rerender, user } = render(panel({ edit, active: { ...folder, pending: true } }))
  await user.click(screen.getByRole('button', { name: words.edit }))
  expect(edit).not.toHaveBeenCalled()
  rerender(panel({ edit }))
  await user.click(screen.getByRole('button', { name: words.edit }))
  expect(edit).toHaveBeenCalledExactlyOnceWith('active')
})

test('the folder form focuses its title, sends its values, and returns focus to the heading', async () => {
  const send = vi.fn(async () => {})
  const { rerender, user } = render(panel({}))
  rerender(panel({ send, editing: 'active' }))
  const title = screen.getByRole('textbox', { name: words.folderName })
  expect(document.activeElement).toBe(title)
  await user.clear(title)
  await user.type(title, 'Autumn')
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Autumn', description: 'For the autumn' })
  rerender(panel({ active: { ...folder, name: 'Autumn' } }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Autumn' }))
})
