import type { ListedFolder } from '@bindery/state/folder.ts'
import { expect, test } from 'vitest'
import { createOffers } from './save.offers.ts'
import { saveFlyoutMessages } from './save-flyout.messages.ts'

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

test('those that may be changed, those that it lay in first, and there they stay', () => {
  const { choices } = createOffers()
  const ids = (lay?: readonly string[]) => choices(folders, lay, words).map(({ id }) => id)
  expect(ids()).toEqual(['all', '1', '3', '4'])
  expect(ids(['4'])).toEqual(['all', '4', '1', '3'])
  expect(ids(['3'])).toEqual(['all', '4', '1', '3'])
})

test('a list that is the same is not gone through again', () => {
  const offers = createOffers()
  const before = offers.choices(folders, ['4'], words)
  expect(offers.choices(folders, [], words)).toBe(before)
  expect(offers.of(folders)).toBe(offers.of(folders))
  const more = [...folders, folder('5'), folder('6', { pending: true })]
  expect(offers.choices(more, [], words).map(({ id }) => id)).toEqual(['all', '4', '1', '3', '5'])
  expect(offers.choices(more, [], { ...words, library: 'All of it' })[0]?.label).toBe('All of it')
})
