/** What was begun by a reader who has left is told to nobody: with an undo the next one would take it back as theirs. */
import { notificationsOf } from '@bindery/state/notification.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'
import { expect, test } from 'vitest'
import { holdAnswers, openPage, password, standOn } from '../test/page.ts'
import { createBulkDiscardModel } from './bulk-discard-flyout.model.ts'
import { createBulkOrganizeModel } from './bulk-organize-flyout.model.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from './library.bulk.ts'
import { createEntryVerbs } from './library.verbs.ts'

const id = 'the-plan-nobody-read'
const anchor = new EventTarget() as HTMLElement
const closed = { open: false, anchor: undefined, itemIds: [] as readonly string[] }
const entry = {
  id,
  title: 'The Plan Nobody Read',
  summary: '',
  contentType: 'Digital Article',
  category: { term: 'Strategy' },
  author: [],
  content: { src: '/a', selectable: true, readOnly: false, hasDownloads: false, downloads: [] },
  lineItems: [],
} satisfies FeedEntry
const items = [{ id, title: entry.title, url: '/a' }]

type Page = Awaited<ReturnType<typeof openPage>>
const opened = ({ state }: Page, tag: typeof bulkDiscardTag | typeof bulkOrganizeTag) => {
  const panel = bulkPanel(tag, anchor, { items, folder: null })
  state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
}
const verbsOf = (state: State) => createEntryVerbs(state, () => entry)

const ways: Record<string, (page: Page) => Promise<void>> = {
  'an entry that is discarded': ({ state }) => verbsOf(state).discard(id, anchor),
  'an entry that is put into a folder': ({ state }) => verbsOf(state).put([id], 'f-1001-2', anchor),
  'several that are discarded': (page) => {
    const { view } = standOn(page, createBulkDiscardModel, closed)
    opened(page, bulkDiscardTag)
    const now = view()
    return now.step === 'closed' ? Promise.reject(new Error('closed')) : now.discard()
  },
  'several that are sorted': (page) => {
    const { view } = standOn(page, createBulkOrganizeModel, closed)
    opened(page, bulkOrganizeTag)
    const now = view()
    return now.step === 'closed'
      ? Promise.reject(new Error('closed'))
      : now.organize(['f-1001-2'], false)
  },
}

test.for(Object.entries(ways))('%s', async ([, act]) => {
  const page = await openPage({ reader: 'reader@example.com', settings: { reload: 'never' } })
  const { state, environment } = page
  await state.session.check()
  savedOf(state).want([id])
  const { made, come } = holdAnswers(environment, 'DELETE')
  const posts = holdAnswers(environment, 'POST /api/user/list')
  const over = act(page)
  await Promise.race([made, posts.made])
  await state.session.signOut()
  await state.session.signIn({ username: 'good@example.com', password })
  come()
  posts.come()
  await over
  expect(notificationsOf(state).$notices.get()).toEqual([])
})
