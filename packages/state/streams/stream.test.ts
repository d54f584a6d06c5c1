import { describe, expect, test, vi } from 'vitest'
import { leaveCalls } from '../test/calls.ts'
import { reader, until, visit } from '../test/state.ts'
import { dateOf, downloadsOf, isComing, kindOf, orderOf, priceOf } from './entry.ts'
import { createStream, type FeedState, type StreamOptions, type StreamQuery } from './stream.ts'

const opened = async (query: StreamQuery = { stream: 'saves' }, options: StreamOptions = {}) => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const stream = createStream(here.state, options)
  stream.show(query)
  return { here, ...stream }
}
const settled = ({ step, changing }: FeedState) => step !== 'loading' && !changing

describe('a stream of the reader', () => {
  test('a stream that repeats itself ends', async () => {
    const { $feed, more, here } = await opened()
    await until($feed, settled)
    const entry = $feed.get().entries.map(({ id }) => ({ id }))
    const body = JSON.stringify({ entry, page: { last: false } })
    await here.server.control.faults([
      { method: 'GET', path: '/api/user/saves', status: 200, body },
    ])
    await more()
    expect($feed.get()).toMatchObject({ last: true, changing: false })
    expect($feed.get().entries).toHaveLength(entry.length)
  })

  test('the stream loads page after page to the last', async () => {
    const { $feed, more } = await opened()
    const first = await until($feed, settled)
    expect(first).toMatchObject({ step: 'shown', last: false, total: 14 })
    expect(first.entries).toHaveLength(8)
    const both = [more(), more()]
    expect($feed.get().changing).toBe(true)
    await Promise.all(both)
    expect($feed.get()).toMatchObject({ last: true, changing: false })
    expect($feed.get().entries).toHaveLength(14)
    await more()
    expect(new Set($feed.get().entries.map(({ id }) => id)).size).toBe(14)
  })

  test('another folder and the end of the stream abort the read before', async () => {
    const { $feed, show, destroy, here } = await opened()
    await until($feed, settled)
    const aborted = leaveCalls(here.page, 'GET /api/user/')
    show({ stream: 'list', id: 'Strategy 2026' })
    await vi.waitFor(() => expect(aborted()).toEqual([false]))
    show({ stream: 'history' })
    await vi.waitFor(() => expect(aborted()).toEqual([true, false]))
    destroy()
    expect(aborted()).toEqual([true, true])
  })

  test('two streams share the first read of a public stream', async () => {
    const here = visit()
    const aborted = leaveCalls(here.page, 'GET /api/latest')
    const [one, other] = [createStream(here.state), createStream(here.state)]
    for (const each of [one, other]) each.show({ stream: 'latest' })
    await vi.waitFor(() => expect(aborted()).toHaveLength(1))
    one.destroy()
    expect(aborted()).toEqual([false])
  })

  test('the stream asks an active reader with an expired session to sign in, and no guest', async () => {
    const { here, $feed, more } = await opened()
    await until($feed, settled)
    await here.server.control.faults([{ method: 'GET', path: '/api/', status: 401 }])
    const below = createStream(here.state)
    below.show({ stream: 'saves' })
    expect((await until(below.$feed, settled)).failure).toEqual({ kind: 'signed-out' })
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'closed' })
    await more()
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
    const guest = visit()
    const body = { code: 'unauthenticated' }
    await guest.server.control.faults([{ path: '/api/latest', status: 401, body }])
    const latest = createStream(guest.state)
    latest.show({ stream: 'latest' })
    expect((await until(latest.$feed, settled)).failure).toEqual({ kind: 'signed-out' })
    expect(guest.state.auth.$auth.get()).toMatchObject({ step: 'closed' })
  })

  test('the stream opens no sign-in when the session expires before the first page', async () => {
    const { here, $feed, refresh } = await opened()
    await here.server.control.faults([{ path: '/api/user/saves', status: 401 }])
    expect(await until($feed, settled)).toMatchObject({ failure: { kind: 'signed-out' } })
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'closed' })
    void refresh()
    await until(here.state.auth.$auth, ({ step }) => step === 'open')
  })

  test('the stream starts over for a new query and drops the first response', async () => {
    const { $feed, show } = await opened()
    await until($feed, settled)
    show({ stream: 'saves', sort: 'title' })
    show({ stream: 'list', id: 'f-1001-2' })
    expect($feed.get()).toMatchObject({ step: 'loading', entries: [] })
    expect((await until($feed, settled)).total).toBe(4)
  })

  test('the stream misses no entry after a removal', async () => {
    const gone = new Set<string>()
    const { $feed, more, here } = await opened(
      { stream: 'saves' },
      { stays: ({ id }) => !gone.has(id) },
    )
    const { entries } = await until($feed, settled)
    for (const { id } of entries.slice(0, 5)) {
      gone.add(id)
      await here.page.fetch(`https://publisher.example/api/user/saves?id=${id}`, {
        method: 'DELETE',
        headers: { 'x-requested-with': 'bindery' },
      })
    }
    await more()
    await more()
    expect($feed.get().entries).toHaveLength(14)
  })

  test('a failed request shows its failure and keeps the entries', async () => {
    const { $feed, more, refresh, here } = await opened()
    await until($feed, settled)
    await here.server.control.faults([{ method: 'GET', path: '/api/user/saves', status: 404 }])
    await more()
    expect($feed.get()).toMatchObject({ step: 'shown', failure: { kind: 'unexpected' } })
    expect($feed.get().entries).toHaveLength(8)
    await refresh()
    expect($feed.get().entries).toHaveLength(8)
    await here.server.control.faults([])
    await more()
    expect($feed.get()).toMatchObject({ failure: null, last: true })
  })

  test('a sign-out clears the stream', async () => {
    const { $feed, here } = await opened()
    await until($feed, settled)
    await here.state.session.signOut()
    expect($feed.get().entries).toEqual([])
  })
})

describe('a stream of the site', () => {
  const visited = (options: StreamOptions = { size: 4 }) => {
    const here = visit()
    return { here, ...createStream(here.state, options) }
  }
  const ids = ({ entries }: FeedState) => entries.map(({ id }) => id)

  test('the stream loads for guests and sends the parameters of the page', async () => {
    const { $feed, show, here } = visited()
    show({ stream: 'latest', params: { topic: 'innovation' } })
    const feed = await until($feed, settled)
    expect(feed.step).toBe('shown')
    expect(feed.entries.every(({ category }) => category.term === 'Innovation')).toBe(true)
    const [call] = (await here.server.control.calls()).filter(({ path }) => /latest/.test(path))
    expect(call?.path).toBe('/api/latest/0/4')
  })

  test('the stream asks for JSON, page by page', async () => {
    const { server } = visit()
    const asked: URL[] = []
    const fetch: typeof server.fetch = (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : input))
      return server.fetch(input, init)
    }
    const { $feed, show, more } = createStream(visit({}, { fetch }, server).state, { size: 4 })
    show({ stream: 'latest' })
    await until($feed, settled)
    await more()
    const pages = asked.filter(({ pathname }) => /latest/.test(pathname))
    expect(pages.map(({ pathname, search }) => pathname + search)).toEqual([
      '/api/latest/0/4?format=json',
      '/api/latest/1/4?format=json',
    ])
  })

  test('the stream replaces a page once the next has loaded', async () => {
    const { $feed, show, to } = visited()
    show({ stream: 'latest' })
    const first = ids(await until($feed, settled))
    const second = to(1)
    expect([ids($feed.get()), $feed.get().changing]).toEqual([first, true])
    await second
    expect($feed.get()).toMatchObject({ number: 1, changing: false })
    expect(ids($feed.get()).filter((id) => first.includes(id))).toEqual([])
    show({ stream: 'search', params: { query: 'the' } }, { keep: true })
    expect(ids($feed.get())).toHaveLength(4)
    await until($feed, settled)
    expect($feed.get().number).toBe(0)
  })

  test('the stream sends no request for a first page that the page contains', async () => {
    const { $feed, show, more, here } = visited()
    show({ stream: 'latest' }, { given: { count: 4, last: false, total: null } })
    expect($feed.get()).toMatchObject({ step: 'shown', given: 4, entries: [] })
    await more()
    expect($feed.get().entries).toHaveLength(4)
    const calls = (await here.server.control.calls()).filter(({ path }) => /latest/.test(path))
    expect(calls.map(({ path }) => path)).toEqual(['/api/latest/1/4'])
  })

  test('the stream stays after a sign-out', async () => {
    const { $feed, show, here } = visited()
    await here.server.control.signIn(reader.username)
    show({ stream: 'webinars' })
    const { entries } = await until($feed, settled)
    await here.state.session.signOut()
    expect($feed.get().entries).toEqual(entries)
  })
})

describe('stream entries', () => {
  const content = {
    src: '/x',
    selectable: false,
    readOnly: false,
    downloads: [],
    hasDownloads: false,
  }

  test('a subscriber downloads by subscriber id, and by the entry link behind a paywall', () => {
    const entry = {
      content: { ...content, hasDownloads: true, downloads: [{ link: 'a b.pdf', format: 'PDF' }] },
    }
    const href = '/visual-library/download/s1/a%20b.pdf'
    expect(downloadsOf(entry, { subscriberId: 's1', paywall: false })).toEqual([
      { href, format: 'PDF' },
    ])
    expect(downloadsOf(entry, { subscriberId: 's1', paywall: true })[0]?.href).toBe('/x')
    expect(downloadsOf(entry, { subscriberId: null, paywall: false })).toEqual([])
    expect(downloadsOf({ content }, { subscriberId: 's1', paywall: false })).toEqual([])
  })

  test('an order lists five lines, how many more it has, and whether it was cancelled', () => {
    const line = { title: 'A book', contentType: 'Book', authors: [] }
    const lineItems = [line, line, line, line, line, line]
    const order = { lineItems, content, orderStatus: 'CANCELLED' }
    expect(orderOf(order)).toEqual({ lines: lineItems.slice(1), more: 1, cancelled: true })
    expect(orderOf({ ...order, orderStatus: 'COMPLETED', lineItems: [] })).toMatchObject({
      more: 0,
      cancelled: false,
    })
  })

  test('read-only wins over selectable', () => {
    const kind = (readOnly: boolean, selectable: boolean) =>
      kindOf({ content: { ...content, readOnly, selectable } })
    expect([kind(true, true), kind(false, true), kind(false, false)]).toEqual([
      'fixed',
      'library',
      'open',
    ])
  })

  const settings = { locale: 'en', currency: 'USD' }
  test.each([
    [{ listPrice: 24.95, contentType: 'Book' }, '$24.95'],
    [{ listPrice: 0, contentType: 'Book' }, null],
    [{ contentType: 'Book' }, null],
    [{ listPrice: 9, contentType: 'Digital Article' }, null],
    [{ listPrice: 9, contentType: 'Magazine Article' }, null],
    [{ listPrice: 9, contentType: 'magazine' }, null],
  ])('the entry %o has the price %j', (entry, price) => {
    expect(priceOf(entry, settings)).toBe(price)
  })

  test('the date has a two-digit day, and an invalid date is null', () => {
    expect(dateOf({ published: '2026-11-05T23:30:00Z' }, settings)).toBe('November 05, 2026')
    expect(dateOf({ published: 'soon' }, settings)).toBeNull()
    expect([isComing({ productStatus: 'F' }), isComing({})]).toEqual([true, false])
  })
})
