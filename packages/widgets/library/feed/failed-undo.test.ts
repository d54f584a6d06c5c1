import { savedOf } from '@bindery/state/library/saved.ts'
import { type Notice, notificationsOf } from '@bindery/state/page/notifications.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import { expect, test } from 'vitest'
import { openPage, standOn, until } from '../../test/page.ts'
import { createBulkDiscardModel } from '../bulk/bulk-discard-flyout.model.ts'
import { createBulkOrganizeModel } from '../bulk/bulk-organize-flyout.model.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from '../bulk/bulk-request.ts'
import { createEntryActions } from './entry-actions.ts'

const id = 'the-plan-nobody-read'
const team = 'f-1001-2'
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

type Page = Awaited<ReturnType<typeof openPage>>
const flyoutOf = (
  page: Page,
  create: typeof createBulkDiscardModel | typeof createBulkOrganizeModel,
  tag: typeof bulkDiscardTag | typeof bulkOrganizeTag,
) => {
  const { view } = standOn(page, create as typeof createBulkDiscardModel, closed)
  const items = [{ id, title: entry.title, url: '/a' }]
  const panel = bulkPanel(tag, anchor, { items, folder: null })
  page.state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
  return () => view() as object
}

const changes: Record<string, (page: Page) => Promise<void>> = {
  'a discarded entry': ({ state }) => createEntryActions(state, () => entry).discard(id, anchor),
  'an entry added to a folder': async ({ state }) =>
    createEntryActions(state, () => entry).addToFolder([id], team, anchor),
  'several discarded items': async (page) => {
    const now = flyoutOf(page, createBulkDiscardModel, bulkDiscardTag)()
    if ('discard' in now) await (now.discard as () => Promise<void>)()
  },
  'several organized items': async (page) => {
    const now = flyoutOf(page, createBulkOrganizeModel, bulkOrganizeTag)()
    if ('organize' in now) {
      await (now.organize as (ids: string[], leave: boolean) => Promise<void>)([team], false)
    }
  },
}

test.for(
  Object.entries(changes).flatMap(([name, change]) => [
    [name, 503, change] as const,
    [name, 429, change] as const,
  ]),
)(
  'the undo of %s is offered again after a %i, and then restores it',
  async ([, status, change]) => {
    const page = await openPage({ reader: 'reader@example.com' })
    const { state, mock } = page
    const { $saved } = savedOf(state)
    await state.session.check()
    savedOf(state).want([id])
    page.environment.settle()
    await until($saved, (map): map is typeof map => map.has(id))
    const before = $saved.get().get(id)
    expect(before).not.toContain(team)
    await change(page)
    const { $notices, undo } = notificationsOf(state)
    const press = async () => {
      const [notice] = await until($notices, (all): all is Notice[] => !!all[0]?.undo)
      if (notice) undo(notice)
    }
    const headers = { 'Retry-After': '0' }
    await mock.faults(
      ['POST /service/saved', 'DELETE /api/user/lists'].map((call) => {
        const [method = '', path = ''] = call.split(' ')
        return { method, path, status, headers, times: 1 }
      }),
    )
    await press()
    await press()
    await expect
      .poll(async () => {
        await savedOf(state).load([id])
        return $saved.get().get(id)
      })
      .toEqual(before)
  },
)

test.each(['discard', 'addToFolder', 'toggleSaved'] as const)(
  'a failed %s tells the failure in the words of a failed save',
  async (name) => {
    const { state, mock } = await openPage({ reader: 'reader@example.com' })
    await state.session.check()
    await savedOf(state).load([id])
    const paths = ['/service/saved', '/api/user']
    await mock.faults(
      ['POST', 'DELETE'].flatMap((method) => paths.map((path) => ({ method, path, status: 500 }))),
    )
    const actions = createEntryActions(state, () => entry)
    await {
      discard: () => actions.discard(id, anchor),
      addToFolder: () => actions.addToFolder([id], team, anchor),
      toggleSaved: () => actions.toggleSaved(id, anchor),
    }[name]()
    expect(notificationsOf(state).$notices.get()[0]?.words).toBe(
      'There was an error while processing your request, please try again later.',
    )
  },
)
