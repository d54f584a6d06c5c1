import { followsOf } from '@bindery/state/follows/follows.ts'
import { notificationsOf } from '@bindery/state/page/notifications.ts'
import { describe, expect, test } from 'vitest'
import { openLibrary } from '../../test/library.ts'
import type { LibraryView } from '../my-library/my-library.model.ts'

/** The last announcement. */
const announced = ({ state }: Awaited<ReturnType<typeof openLibrary>>) =>
  state.liveRegion.$announcement.get().text
const titles = ({ feed }: LibraryView) => feed.rows.map(({ title }) => title)

describe('the feed', () => {
  test('the feed loads page after page', async () => {
    const library = await openLibrary()
    await library.view().feed.loadMore()
    expect(library.view().feed).toMatchObject({ last: true, count: '14 of 14' })
  })

  test('the feed keeps unchanged rows and its functions, so that only changed rows render', async () => {
    const library = await openLibrary()
    const before = library.view()
    const [first, second] = before.feed.rows
    before.feed.select(first?.id ?? '', true)
    const now = library.view()
    expect(now.feed.rows[0]).toMatchObject({ id: first?.id, selected: true })
    expect(now.feed.rows[1]).toBe(second)
    expect([now.feed.select, now.feed.addToFolder]).toEqual([
      before.feed.select,
      before.feed.addToFolder,
    ])
    expect(now.folders.folders).toBe(before.folders.folders)
    expect(now.folders.choose).toBe(before.folders.choose)
  })

  test('the feed searches after the debounce and announces the result', async () => {
    const library = await openLibrary()
    const [first = ''] = titles(library.view())
    library.view().feed.search(first.slice(0, 3))
    library.view().feed.search(first)
    library.environment.advance(350)
    const now = await library.when(({ feed }) => feed.filter?.query === first)
    expect(titles(now)).toContain(first)
    expect(announced(library)).toBe('1 item found')
    library.view().feed.search('zzz')
    library.environment.advance(350)
    expect((await library.when(({ feed }) => feed.empty !== null)).feed.empty?.title).toBe(
      'Nothing found',
    )
    expect(announced(library)).toBe('Nothing found')
  })

  test('a discarded entry leaves the feed and the selection, and an undo restores it', async () => {
    const library = await openLibrary()
    const [first] = library.view().feed.rows
    library.view().feed.select(first?.id ?? '', true)
    expect(library.view().feed.selected).toBe(1)
    library.view().feed.selectAll(true)
    expect(library.view().feed.selected).toBe(8)
    library.view().feed.discard(library.host.element, first?.id)
    const now = await library.when(({ feed }) => feed.rows.length === 7)
    expect(now.feed).toMatchObject({ selected: 7, count: '7 of 13' })
    expect(titles(now)).not.toContain(first?.title)
    const { $notices } = notificationsOf(library.state)
    await expect.poll(() => $notices.get()[0]?.undo).toBeDefined()
    $notices.get()[0]?.undo?.act()
    await library.when(({ feed }) => feed.rows.length === 8)
    await expect.poll(() => announced(library)).toBe('It is back in My Library.')
  })

  test('an entry comes back after a refused removal', async () => {
    const library = await openLibrary()
    await library.mock.faults([{ method: 'DELETE', path: '/api/user', status: 503 }])
    const before = titles(library.view())
    library.view().feed.discard(library.host.element, library.view().feed.rows[0]?.id)
    await library.when(({ feed }) => feed.rows.length === 7)
    await library.when(({ feed }) => feed.rows.length === 8)
    expect(titles(library.view())).toEqual(before)
  })

  test('the feed opens the organize flyout for the selected entries', async () => {
    const library = await openLibrary()
    await library.choose('Strategy 2026')
    library.view().feed.move(library.host.element)
    expect(library.state.overlays.$flyout.get()).toBeNull()
    library.view().feed.selectAll(true)
    library.view().feed.move(library.host.element)
    const about = { folder: { id: 'f-1001-1' }, items: Array(5).fill({}) }
    expect(library.state.overlays.$flyout.get()?.panel).toMatchObject({
      tag: 'bindery-bulk-organize-flyout',
      about,
    })
  })

  test('the organize flyout offers no removal from a read-only folder', async () => {
    const library = await openLibrary()
    await library.choose('hbrgift')
    library.view().feed.selectAll(true)
    library.view().feed.move(library.host.element)
    expect(library.state.overlays.$flyout.get()?.panel?.about).toMatchObject({ folder: null })
  })
})

describe('the other tabs', () => {
  test.each([
    ['all', 'No activity yet'],
    ['read', 'You have not read anything yet'],
    ['watched', 'You have not watched anything yet'],
    ['shared', 'You have not shared anything yet'],
    ['ordered', 'You have not ordered anything yet'],
  ] as const)('the empty activity %s has its own welcome', async (kind, title) => {
    const library = await openLibrary({ reader: 'reader.de@example.com' })
    expect(library.view().feed.empty?.title).toBe('Welcome to My Library')
    library.view().chooseTab('activity')
    library.view().chooseKind(kind)
    const now = await library.when(({ feed }) => feed.empty !== null)
    expect(now.feed.empty?.title).toBe(title)
  })

  test('orders have no actions', async () => {
    const library = await openLibrary()
    library.view().chooseTab('activity')
    library.view().chooseKind('ordered')
    const now = await library.when(({ kind, feed }) => kind === 'ordered' && feed.rows.length > 0)
    expect(now.feed.rows.map(({ kind, lines }) => [kind, lines[0]])).toEqual([
      ['fixed', 'Purchased · 2 items · $54.90'],
      ['fixed', 'Cancelled · 1 item · $24.95'],
      ['fixed', 'Purchased · 7 items · $139.00'],
    ])
  })

  test('the topics load once, with their menu, and keep the active topic', async () => {
    const library = await openLibrary()
    await followsOf(library.state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
    await library.when(({ topics }) => topics.topics.length > 0)
    const requests = async () =>
      (await library.mock.calls()).filter(
        ({ method, path }) => `${method} ${path}` === 'GET /service/topic',
      ).length
    expect(await requests()).toBe(0)
    library.view().chooseTab('following')
    library.view().topics.choose(library.view().topics.topics[0]?.id ?? null)
    library.view().chooseTab('activity')
    library.view().chooseTab('following')
    await expect.poll(requests).toBe(1)
    await library.when(({ feed }) => feed.rows.length > 0)
    expect(library.view().topics.active).toBe('Strategy')
    const { $follows } = followsOf(library.state)
    expect($follows.get()).toMatchObject({ topics: [{ id: 'strategy', name: 'Strategy' }] })
  })

  test('entries under Following stay new until the reader leaves that tab', async () => {
    const library = await openLibrary()
    await followsOf(library.state).follow({ type: 'topic', id: 'strategy', name: 'Strategy' })
    const { unread } = await library.when((now) => now.unread > 0)
    library.view().chooseTab('activity')
    await library.when(({ tab }) => tab === 'activity')
    expect(library.view().unread).toBe(unread)
    library.view().chooseTab('following')
    await library.when(({ tab, feed }) => tab === 'following' && feed.rows.length > 0)
    expect(library.view().unread).toBe(unread)
    library.view().chooseTab('saved')
    expect((await library.when(({ tab }) => tab === 'saved')).unread).toBe(0)
  })

  test('Yes stops following a topic, and the feed shows all topics', async () => {
    const library = await openLibrary()
    const thing = { type: 'topic', id: 'strategy', name: 'Strategy' } as const
    expect((await followsOf(library.state).follow(thing)).ok).toBe(true)
    library.view().chooseTab('following')
    const { topics } = await library.when((now) =>
      now.topics.topics.some(({ name }) => name === 'Strategy'),
    )
    const topic = topics.topics.find(({ name }) => name === 'Strategy')
    topics.choose(topic?.id ?? '')
    await library.when(({ topics: { active } }) => active === topic?.id)
    library.view().topics.ask(topic?.id ?? '')
    await library.view().topics.stop()
    const now = await library.when(
      (after) => !after.topics.topics.some(({ name }) => name === 'Strategy'),
    )
    expect(now.topics).toMatchObject({ active: null, asked: null })
  })
})
