import { followsOf } from '@bindery/state/follow.ts'
import { notificationsOf } from '@bindery/state/notification.ts'
import { describe, expect, test } from 'vitest'
import type { LibraryView } from './library.view.ts'
import { openLibrary } from './test-library.ts'

/** What a screen reader was told last. */
const told = ({ state }: Awaited<ReturnType<typeof openLibrary>>) =>
  state.status.$announcement.get().text
const titles = ({ feed }: LibraryView) => feed.rows.map(({ title }) => title)

describe('the entries', () => {
  test('come page after page', async () => {
    const here = await openLibrary()
    await here.view().feed.more()
    expect(here.view().feed).toMatchObject({ last: true, count: '14 of 14' })
  })

  test('that say what they said are the same rows: of 500 one is drawn anew', async () => {
    const here = await openLibrary()
    const before = here.view()
    const [first, second] = before.feed.rows
    before.feed.select(first?.id ?? '', true)
    const now = here.view()
    expect(now.feed.rows[0]).toMatchObject({ id: first?.id, selected: true })
    expect(now.feed.rows[1]).toBe(second)
    expect([now.feed.select, now.feed.put]).toEqual([before.feed.select, before.feed.put])
    expect(now.folders.folders).toBe(before.folders.folders)
    expect(now.folders.choose).toBe(before.folders.choose)
  })

  test('are sought after a rest, and sorted', async () => {
    const here = await openLibrary()
    const [first = ''] = titles(here.view())
    here.view().feed.search(first.slice(0, 3))
    here.view().feed.search(first)
    here.environment.advance(350)
    const now = await here.when(({ feed }) => feed.looking?.query === first)
    expect(titles(now)).toContain(first)
    expect(told(here)).toBe('1 item found')
    here.view().feed.search('zzz')
    here.environment.advance(350)
    expect((await here.when(({ feed }) => feed.empty !== null)).feed.empty?.title).toBe(
      'Nothing found',
    )
    expect(told(here)).toBe('Nothing found')
  })

  test('are selected; what is discarded goes, and can be had back', async () => {
    const here = await openLibrary()
    const [first] = here.view().feed.rows
    here.view().feed.select(first?.id ?? '', true)
    expect(here.view().feed.selected).toBe(1)
    here.view().feed.selectAll(true)
    expect(here.view().feed.selected).toBe(8)
    here.view().feed.discard(here.host.element, first?.id)
    const now = await here.when(({ feed }) => feed.rows.length === 7)
    expect(now.feed).toMatchObject({ selected: 7, count: '7 of 13' })
    expect(titles(now)).not.toContain(first?.title)
    const { $notices } = notificationsOf(here.state)
    await expect.poll(() => $notices.get()[0]?.undo).toBeDefined()
    $notices.get()[0]?.undo?.act()
    await here.when(({ feed }) => feed.rows.length === 8)
    await expect.poll(() => told(here)).toBe('It is back in My Library.')
  })

  test('what is refused comes back', async () => {
    const here = await openLibrary()
    await here.mock.faults([{ method: 'DELETE', path: '/api/user', status: 503 }])
    const before = titles(here.view())
    here.view().feed.discard(here.host.element, here.view().feed.rows[0]?.id)
    await here.when(({ feed }) => feed.rows.length === 7)
    await here.when(({ feed }) => feed.rows.length === 8)
    expect(titles(here.view())).toEqual(before)
  })

  test('open one flyout for those that are selected', async () => {
    const here = await openLibrary()
    await here.choose('Strategy 2026')
    here.view().feed.move(here.host.element)
    expect(here.state.overlays.$flyout.get()).toBeNull()
    here.view().feed.selectAll(true)
    here.view().feed.move(here.host.element)
    const about = { folder: { id: 'f-1001-1' }, items: Array(5).fill({}) }
    expect(here.state.overlays.$flyout.get()?.panel).toMatchObject({
      tag: 'bindery-bulk-organize-flyout',
      about,
    })
  })

  test('a folder that cannot be changed is not left', async () => {
    const here = await openLibrary()
    await here.choose('hbrgift')
    here.view().feed.selectAll(true)
    here.view().feed.move(here.host.element)
    expect(here.state.overlays.$flyout.get()?.panel?.about).toMatchObject({ folder: null })
  })
})

describe('the other tabs', () => {
  test.each([
    ['all', 'No activity yet'],
    ['read', 'You have not read anything yet'],
    ['watched', 'You have not watched anything yet'],
    ['shared', 'You have not shared anything yet'],
    ['ordered', 'You have not ordered anything yet'],
  ] as const)('activity %s has a welcome of its own', async (kind, title) => {
    const here = await openLibrary({ reader: 'reader.de@example.com' })
    expect(here.view().feed.empty?.title).toBe('Welcome to My Library')
    here.view().chooseTab('activity')
    here.view().chooseKind(kind)
    const now = await here.when(({ feed }) => feed.empty !== null)
    expect(now.feed.empty?.title).toBe(title)
  })

  test('orders are looked at only', async () => {
    const here = await openLibrary()
    here.view().chooseTab('activity')
    here.view().chooseKind('ordered')
    const now = await here.when(({ kind, feed }) => kind === 'ordered' && feed.rows.length > 0)
    expect(now.feed.rows.map(({ kind, lines }) => [kind, lines[0]])).toEqual([
      ['fixed', 'Purchased · 2 items · $54.90'],
      ['fixed', 'Cancelled · 1 item · $24.95'],
      ['fixed', 'Purchased · 7 items · $139.00'],
    ])
  })

  test('the topics are asked for with their menu, once; what is chosen meanwhile stays', async () => {
    const here = await openLibrary()
    await followsOf(here.state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
    await here.when(({ topics }) => topics.topics.length > 0)
    const asked = async () =>
      (await here.mock.calls()).filter(
        ({ method, path }) => `${method} ${path}` === 'GET /service/topic',
      ).length
    expect(await asked()).toBe(0)
    here.view().chooseTab('following')
    here.view().topics.choose(here.view().topics.topics[0]?.id ?? null)
    here.view().chooseTab('activity')
    here.view().chooseTab('following')
    await expect.poll(asked).toBe(1)
    await here.when(({ feed }) => feed.rows.length > 0)
    expect(here.view().topics.active).toBe('Strategy')
    const { $follows } = followsOf(here.state)
    expect($follows.get()).toMatchObject({ topics: [{ id: 'strategy', name: 'Strategy' }] })
  })

  test('what is new is so until its reader has been there', async () => {
    const here = await openLibrary()
    await followsOf(here.state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
    const { unread } = await here.when((now) => now.unread > 0)
    here.view().chooseTab('activity')
    await here.when(({ tab }) => tab === 'activity')
    expect(here.view().unread).toBe(unread)
    here.view().chooseTab('following')
    await here.when(({ tab, feed }) => tab === 'following' && feed.rows.length > 0)
    expect(here.view().unread).toBe(unread)
    here.view().chooseTab('saved')
    expect((await here.when(({ tab }) => tab === 'saved')).unread).toBe(0)
  })

  test('a topic is followed no longer after Yes, and all are shown', async () => {
    const here = await openLibrary()
    const thing = { type: 'topic', id: 'strategy', name: 'Strategy' } as const
    expect((await followsOf(here.state).follow(thing)).ok).toBe(true)
    here.view().chooseTab('following')
    const { topics } = await here.when((now) =>
      now.topics.topics.some(({ name }) => name === 'Strategy'),
    )
    const topic = topics.topics.find(({ name }) => name === 'Strategy')
    topics.choose(topic?.id ?? '')
    await here.when(({ topics: { active } }) => active === topic?.id)
    here.view().topics.ask(topic?.id ?? '')
    await here.view().topics.stop()
    const now = await here.when(
      (after) => !after.topics.topics.some(({ name }) => name === 'Strategy'),
    )
    expect(now.topics).toMatchObject({ active: null, asked: null })
  })
})
