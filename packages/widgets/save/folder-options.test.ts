import type { ListedFolder } from '@bindery/state/library/folders.ts'
import { expect, test } from 'vitest'
import { createFolderOptions } from './folder-options.ts'
import { saveFlyoutMessages } from './save.messages.ts'

const words = saveFlyoutMessages
const folder = (id: string, more: Partial<ListedFolder> = {}): ListedFolder => ({
  id,
  name: `Folder ${id}`,
  description: '',
  slug: `folder-${id}`,
  readOnly: false,
  ...more,
})
const folders = [folder('1'), folder('2', { readOnly: true }), folder('3'), folder('4')]

test('the options are the editable folders, with those of the item first and in a stable order', () => {
  const { optionsOf } = createFolderOptions()
  const ids = (current?: readonly string[]) =>
    optionsOf(folders, current, words).map(({ id }) => id)
  expect(ids()).toEqual(['all', '1', '3', '4'])
  expect(ids(['4'])).toEqual(['all', '4', '1', '3'])
  expect(ids(['3'])).toEqual(['all', '4', '1', '3'])
})

test('the options of an unchanged list of folders are reused', () => {
  const { editableOf, optionsOf } = createFolderOptions()
  const before = optionsOf(folders, ['4'], words)
  expect(optionsOf(folders, [], words)).toBe(before)
  expect(editableOf(folders)).toBe(editableOf(folders))
  const more = [...folders, folder('5'), folder('6', { pending: true })]
  expect(optionsOf(more, [], words).map(({ id }) => id)).toEqual(['all', '4', '1', '3', '5'])
  expect(optionsOf(more, [], { ...words, library: 'All of it' })[0]?.label).toBe('All of it')
})
