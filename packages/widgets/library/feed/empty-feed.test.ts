import { visit } from '@bindery/state/test/state.ts'
import { expect, test } from 'vitest'
import { libraryMessages } from '../library.messages.ts'
import { type EmptyFeedContext, emptyFeed } from './empty-feed.ts'

const library: EmptyFeedContext = {
  tab: 'saved',
  kind: 'all',
  folder: null,
  isNew: false,
  isSearch: false,
  isMaintained: false,
  followsNone: false,
}
const folder = { name: 'Pricing', readOnly: false }

test.for([
  ['library', {}, 'Welcome to My Library'],
  ['content', { folder }, 'This folder is empty'],
  ['new folder', { folder, isNew: true }, '“Pricing” is ready'],
  ['topics', { tab: 'following', followsNone: true }, 'You do not follow a topic yet'],
  ['following', { tab: 'following' }, 'Nothing new yet'],
  ['activity', { tab: 'activity' }, 'No activity yet'],
] as const)('the empty part of the library %s has its own welcome', ([, context, title]) => {
  const { state } = visit()
  const words = state.messages.define('library', libraryMessages).get()
  const { text, ...shown } = emptyFeed({ ...library, ...context }, words, state.settings)
  expect(shown.title).toBe(title)
  expect(text).toMatch(/\.$/)
})

test('an empty read-only folder does not advise to add something to it', () => {
  const { state } = visit()
  const words = state.messages.define('library', libraryMessages).get()
  const context = { ...library, folder: { ...folder, readOnly: true } }
  for (const isNew of [false, true]) {
    expect(emptyFeed({ ...context, isNew }, words, state.settings).text).toBe(
      'What others put here for you is listed here. You cannot add to it yourself.',
    )
  }
})
