import { savedOf } from '@bindery/state/library/saved.ts'
import { notificationsOf } from '@bindery/state/page/notifications.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { expect, test } from 'vitest'
import { holdAnswers, openPage, password, standOn } from '../../test/page.ts'
import { createBulkDiscardModel } from '../bulk/bulk-discard-flyout.model.ts'
import { createBulkOrganizeModel } from '../bulk/bulk-organize-flyout.model.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from '../bulk/bulk-request.ts'
import { createEntryActions } from './entry-actions.ts'

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
const openFlyout = ({ state }: Page, tag: typeof bulkDiscardTag | typeof bulkOrganizeTag) => {
  const panel = bulkPanel(tag, anchor, { items, folder: null })
  state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
}
const actionsOf = (state: State) => createEntryActions(state, () => entry)

const actions: Record<string, (page: Page) => Promise<void>> = {
  'a discarded entry': ({ state }) => actionsOf(state).discard(id, anchor),
  'an entry added to a folder': ({ state }) =>
    actionsOf(state).addToFolder([id], 'f-1001-2', anchor),
  'several discarded items': (page) => {
    const { view } = standOn(page, createBulkDiscardModel, closed)
    openFlyout(page, bulkDiscardTag)
    const now = view()
    return now.step === 'closed' ? Promise.reject(new Error('closed')) : now.discard()
  },
  'several organized items': (page) => {
    const { view } = standOn(page, createBulkOrganizeModel, closed)
    openFlyout(page, bulkOrganizeTag)
    const now = view()
    return now.step === 'closed'
      ? Promise.reject(new Error('closed'))
      : now.organize(['f-1001-2'], false)
  },
}

test.for(Object.entries(actions))(
  '%s of a former reader: the next reader sees no notice',
  async ([, act]) => {
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
  },
)
