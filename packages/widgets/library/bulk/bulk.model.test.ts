import { savedOf } from '@bindery/state/library/saved.ts'
import { type Notice, notificationsOf } from '@bindery/state/page/notifications.ts'
import type { State } from '@bindery/state/state.ts'
import { describe, expect, test } from 'vitest'
import { holdCalls, type PageOptions, stand, until } from '../../test/page.ts'
import { createBulkDiscardModel } from './bulk-discard-flyout.model.ts'
import { createBulkOrganizeModel } from './bulk-organize-flyout.model.ts'
import { bulkDiscardTag, bulkOrganizeTag, bulkPanel } from './bulk-request.ts'

const values = { open: false, anchor: undefined, itemIds: [] as readonly string[] }
const options: PageOptions = { reader: 'reader@example.com' }
const anchor = new EventTarget() as HTMLElement

interface Entry {
  id: string
  title: string
  content: { src: string }
}
const saves = async (fetch: State['environment']['fetch'], path = 'user/saves') => {
  const reply = await fetch(`https://publisher.example/api/${path}/0/50`)
  return ((await reply.json()) as { entry: Entry[] }).entry
}
const itemsOf = (entries: readonly Entry[]) =>
  entries.map(({ id, title, content }) => ({ id, title, url: content.src }))

describe('the bulk discard flyout', () => {
  const opened = async () => {
    const here = await stand(createBulkDiscardModel, values, options)
    await here.state.session.check()
    const items = itemsOf((await saves(here.environment.fetch)).slice(0, 3))
    const panel = bulkPanel(bulkDiscardTag, anchor, { items, folder: null })
    here.state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
    const view = () => {
      const now = here.view()
      if (now.step === 'closed') throw new Error('closed')
      return now
    }
    return { ...here, view, items }
  }

  test('the discard flyout asks, removes the items once, and confirms their number', async () => {
    const here = await opened()
    expect(here.view()).toMatchObject({ step: 'asking', count: 3 })
    const { discard } = here.view()
    await Promise.all([discard(), discard()])
    expect(here.view()).toMatchObject({
      step: 'done',
      confirmation: '3 item(s) removed from My Library',
    })
    expect(await saves(here.environment.fetch)).toHaveLength(11)
    const calls = (await here.mock.calls()).filter(({ method }) => method === 'DELETE')
    expect(calls).toHaveLength(1)
  })

  test('the discard flyout asks again after a 503, and nothing is lost', async () => {
    const here = await opened()
    await here.mock.faults([{ method: 'DELETE', path: '/api/user', status: 503, times: 1 }])
    await here.view().discard()
    expect(here.view()).toMatchObject({ step: 'asking', message: expect.stringMatching(/.+/) })
    expect(await saves(here.environment.fetch)).toHaveLength(14)
    await here.view().discard()
    expect(here.view().step).toBe('done')
  })
})

test('an undo of all discarded items restores all, and says which folder it could not fill', async () => {
  const here = await stand(createBulkDiscardModel, values, options)
  await here.state.session.check()
  const before = await saves(here.environment.fetch)
  expect(before).toHaveLength(14)
  const panel = bulkPanel(bulkDiscardTag, anchor, { items: itemsOf(before), folder: null })
  here.state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
  const now = here.view()
  if (now.step === 'asking') await now.discard()
  expect(await saves(here.environment.fetch)).toEqual([])
  const { $notices, undo } = notificationsOf(here.state)
  const [notice] = await until($notices, (all): all is Notice[] => !!all[0]?.undo)
  if (notice) undo(notice)
  await expect
    .poll(() => $notices.get()[0]?.words)
    .toMatch(/^14 item\(s\) are back in My Library\. Nothing could be put back into a folder that/)
  expect(await saves(here.environment.fetch)).toHaveLength(14)
})

describe('a bulk flyout closed before the answer', () => {
  const path = '/api/user/lists/bulk-update'
  const closeAndReopen = async <V>(
    create: Parameters<typeof stand<typeof values, V>>[0],
    tag: Parameters<typeof bulkPanel>[0],
    status: number,
    send: (view: V) => Promise<void>,
  ) => {
    const here = await stand(create, values, options)
    await here.state.session.check()
    const items = itemsOf((await saves(here.environment.fetch)).slice(0, 5))
    const open = (some: typeof items) => {
      const panel = bulkPanel(tag, anchor, { items: some, folder: null })
      here.state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
    }
    open(items.slice(0, 2))
    if (status !== 200) await here.mock.faults([{ path, status }])
    const release = holdCalls(here.environment, path)
    const sent = send(here.view())
    here.state.overlays.closeFlyouts()
    open(items.slice(2))
    release()
    await sent
    const { $notices } = notificationsOf(here.state)
    await expect.poll(() => $notices.get().length).toBe(1)
    const [notice] = $notices.get()
    return { view: here.view(), notices: [notice?.undo ? 'done' : 'failed'] }
  }

  test.for([
    [200, ['done']],
    [503, ['failed']],
  ] as const)(
    'a closed bulk flyout notifies of a %i and keeps the question about other items',
    async ([status, outcome]) => {
      const discarded = await closeAndReopen(
        createBulkDiscardModel,
        bulkDiscardTag,
        status,
        async (view) => ('discard' in view ? view.discard() : undefined),
      )
      expect(discarded).toMatchObject({ view: { step: 'asking', count: 3 }, notices: outcome })
      const sorted = await closeAndReopen(
        createBulkOrganizeModel,
        bulkOrganizeTag,
        status,
        async (view) => ('organize' in view ? view.organize(['f-1001-2'], false) : undefined),
      )
      expect(sorted).toMatchObject({ view: { step: 'choosing', count: 3 }, notices: outcome })
    },
  )
})

describe('the bulk organize flyout', () => {
  const opened = async () => {
    const here = await stand(createBulkOrganizeModel, values, options)
    await here.state.session.check()
    const items = itemsOf((await saves(here.environment.fetch, 'user/list/f-1001-1')).slice(0, 3))
    const folder = { id: 'f-1001-1', name: 'Strategy 2026' }
    const panel = bulkPanel(bulkOrganizeTag, anchor, { items, folder })
    here.state.overlays.open({ id: 'x', kind: 'flyout', close: () => {}, panel })
    here.environment.settle()
    const view = () => {
      const now = here.view()
      if (now.step === 'closed') throw new Error('closed')
      return now
    }
    await expect.poll(() => view().status).toBe('known')
    return { ...here, view, items }
  }

  test('the organize flyout offers the editable folders except the active one', async () => {
    const here = await opened()
    expect(here.view().folders.map(({ name }) => name)).toEqual(['Team reading'])
  })

  test('the organize flyout asks for a folder if none is ticked', async () => {
    const here = await opened()
    await here.view().organize([], false)
    expect(here.view()).toMatchObject({
      step: 'choosing',
      problem: { message: 'Please choose a folder.' },
    })
  })

  test.each([
    [false, 5],
    [true, 2],
  ])(
    'the organize flyout adds the items to a folder (leave the active one: %s)',
    async (leave, rest) => {
      const here = await opened()
      await here.view().organize(['f-1001-2'], leave)
      expect(here.view()).toMatchObject({
        step: 'done',
        confirmation: '3 item(s) added to folders',
      })
      const there = (await saves(here.environment.fetch, 'user/list/f-1001-2')).map(({ id }) => id)
      expect(there).toEqual(expect.arrayContaining(here.items.map(({ id }) => id)))
      expect(await saves(here.environment.fetch, 'user/list/f-1001-1')).toHaveLength(rest)
    },
  )

  test('an undo of items that are discarded by now only confirms the update', async () => {
    const here = await opened()
    await here.view().organize(['f-1001-2'], false)
    await expect.poll(() => notificationsOf(here.state).$notices.get()).toHaveLength(1)
    const [notice] = notificationsOf(here.state).$notices.get()
    await savedOf(here.state).remove(here.items.map(({ id }) => id))
    notice?.undo?.act()
    await expect
      .poll(() => notificationsOf(here.state).$notices.get()[0]?.words)
      .toBe('Folders Updated')
    expect((await here.mock.calls()).filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  test('the organize flyout can only remove the items from the active folder', async () => {
    const here = await opened()
    await here.view().organize([], true)
    expect(here.view()).toMatchObject({ step: 'done', confirmation: 'Folders Updated' })
  })

  test.each([
    [503, 'There was an error while processing your request, please try again later.'],
    [409, 'Folder already exists'],
  ])(
    'the organize flyout shows the message of a %i, and the items keep their folders',
    async (status, message) => {
      const here = await opened()
      await here.mock.faults([{ method: 'POST', path: '/api/user/lists', status, times: 1 }])
      await here.view().organize(['f-1001-2'], false)
      expect(here.view()).toMatchObject({ step: 'choosing', problem: { message } })
      here.view().shortenProblem()
      const after = status === 503 ? 'Save operation failed!' : message
      expect(here.view()).toMatchObject({ step: 'choosing', problem: { message: after } })
      expect(await saves(here.environment.fetch, 'user/list/f-1001-2')).toHaveLength(4)
    },
  )
})
