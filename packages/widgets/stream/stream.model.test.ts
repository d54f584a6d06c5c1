import { describe, expect, test } from 'vitest'
import { holdAnswers } from '../test/page.ts'
import { openStream as open, titles } from '../test/stream.ts'

describe('load more', () => {
  test('the stream shows eight entries, then eight more, and offers no third page', async () => {
    const { settled, view, said } = await open()
    expect((await settled()).rows).toHaveLength(8)
    view().loadMore()
    const both = await settled()
    expect([both.rows.length, both.more, both.further]).toEqual([16, false, null])
    await said().toMatch(/^8 more, 16 of \d+$/)
  })

  test('a stream without page numbers in the address leads on after two pages, and back', async () => {
    const { settled, view, said } = await open({ pageSize: 3 })
    const first = titles(await settled())
    expect([view().onward, view().backward]).toEqual([null, null])
    view().loadMore()
    const both = await settled()
    expect([both.onward, both.backward]).toEqual([3, null])
    view().go(3)
    const third = await settled()
    expect(titles(third).filter((title) => titles(both).includes(title))).toEqual([])
    expect([third.more, third.backward]).toEqual([true, 1])
    await said().toMatch(/^Page 3 of \d is shown$/)
    view().go(1)
    expect(titles(await settled())).toEqual(first)
  })

  test('a page size without a number shows ten entries, and a number shows as many', async () => {
    expect((await (await open({}, {}, { sized: () => true })).settled()).rows).toHaveLength(10)
    expect((await (await open({ pageSize: 3 })).settled()).rows).toHaveLength(3)
  })

  test('an unlimited stream loads on to the end', async () => {
    const { settled, view } = await open({ pageSize: 4, unlimited: true })
    let now = await settled()
    while (now.more) {
      view().loadMore()
      now = await settled()
    }
    expect(now.rows.length).toBeGreaterThan(8)
  })

  test('the page’s own first page is taken over, and no request is sent before the reader loads more', async () => {
    const { settled, view, calls, said } = await open(
      { total: 20, pageSize: 4, pageParam: 'page' },
      { href: 'https://publisher.example/the-latest' },
      { given: { count: 4, last: false }, filled: true },
    )
    const first = await settled()
    expect([first.given, first.rows, first.more]).toEqual([true, [], true])
    expect(await calls()).toEqual([])
    view().loadMore()
    expect((await settled()).rows).toHaveLength(4)
    expect(await calls()).toEqual(['/api/search/1/4'])
    await said().toMatch(/^4 more, 8 of/)
    expect(view().further).toBe('https://publisher.example/the-latest?page=3')
  })

  test('a failed request keeps the shown entries, and can be retried', async () => {
    const { settled, view, mock, state } = await open()
    const first = titles(await settled())
    await mock.faults([{ method: 'GET', path: '/api/search', status: 404 }])
    view().loadMore()
    const failed = await settled()
    expect([titles(failed), failed.message]).toEqual([
      first,
      'Something went wrong. Please try again.',
    ])
    expect(state.liveRegion.$announcement.get().text).toBe('')
    await mock.faults([])
    view().retry()
    const both = await settled()
    expect([both.rows.length, both.message, both.more]).toEqual([16, null, false])
  })
})

describe('numbered pages', () => {
  test('a numbered page replaces the shown one and enters the address, and Back goes back', async () => {
    const href = 'https://publisher.example/search?page=2&x=1'
    const { settled, view, environment, said } = await open(
      { paging: 'numbers', pageSize: 5, pageParam: 'page' },
      { href },
    )
    const second = await settled()
    expect(second.pages).toMatchObject({ page: 2, last: false })
    expect(second.pages?.address?.(1)).toBe('https://publisher.example/search?x=1')
    view().go(1)
    const first = await settled()
    expect(titles(first).filter((title) => titles(second).includes(title))).toEqual([])
    expect(first.pages?.page).toBe(1)
    await said().toMatch(/^Page 1 of \d is shown$/)
    await expect
      .poll(() => environment.location().href)
      .toBe('https://publisher.example/search?x=1')
    environment.back()
    await expect.poll(() => view().pages?.page).toBe(2)
    expect(titles(await settled())).toEqual(titles(second))
  })

  test('the page’s own first page shows again without a request', async () => {
    const { settled, view, calls, environment } = await open(
      { paging: 'numbers', pageSize: 4, total: 20 },
      {},
      { given: { count: 4, last: false } },
    )
    await settled()
    const { href } = environment.location()
    view().go(2)
    expect((await settled()).rows).toHaveLength(4)
    view().go(1)
    expect(await settled()).toMatchObject({ given: true, rows: [] })
    expect(await calls()).toEqual(['/api/search/1/4'])
    expect(environment.location().href).toBe(href)
  })

  test('a page that fails to load leaves the shown one, and can be retried', async () => {
    const { settled, view, mock } = await open({ paging: 'numbers', pageSize: 5 })
    const first = titles(await settled())
    await mock.faults([{ method: 'GET', path: '/api/search/1', status: 404 }])
    view().go(2)
    const now = await settled()
    expect([titles(now), now.pages?.page, now.message !== null]).toEqual([first, 1, true])
    await mock.faults([])
    view().retry()
    expect((await settled()).pages?.page).toBe(2)
  })
})

test('a changed endpoint begins with its first page, and the old entries stay until it has loaded', async () => {
  const { settled, view, host } = await open({ paging: 'numbers', pageSize: 4 })
  await settled()
  view().go(2)
  const before = titles(await settled())
  host.set('params', 'type=Podcast')
  expect([titles(view()), view().changing]).toEqual([before, true])
  const now = await settled()
  expect(now.rows.every(({ kicker }) => kicker?.startsWith('Podcast'))).toBe(true)
})

test('another page size starts another stream, and another paging sends no request', async () => {
  const { settled, view, host, calls, environment } = await open({ pageSize: 4 })
  await settled()
  host.set('paging', 'numbers')
  expect(view().pages).not.toBeNull()
  expect(await calls()).toEqual(['/api/search/0/4'])
  const late = holdAnswers(environment, 'GET /api/search/1', 1)
  view().go(2)
  await late.made
  host.set('pageSize', 3)
  expect((await settled()).rows).toHaveLength(3)
  late.come()
  await environment.fetch('https://publisher.example/api/search/0/1')
  expect(view().rows).toHaveLength(3)
})

test('the streams of a reader show entries to a signed-in reader only', async () => {
  const guest = await open({ stream: 'saves' })
  await guest.state.session.check()
  expect(guest.view().step).toBe('guest')
  const reader = await open({ stream: 'saves' }, { reader: 'reader@example.com' })
  const now = await reader.settled()
  expect(now.rows.map(({ kind }) => kind)).toEqual(now.rows.map(() => 'library'))
  const history = await open(
    { stream: 'history', filter: 'ordered' },
    { reader: 'reader@example.com' },
  )
  const { rows } = await history.settled()
  expect(rows.map(({ kind }) => kind)).toEqual(['fixed', 'fixed', 'fixed'])
  expect(rows[1]?.lines[0]).toBe('Cancelled · 1 item · $24.95')
})

test('a stream of a reader takes the sort order of its params, but not the page or its size', async () => {
  const { settled } = await open(
    { stream: 'saves', params: 'sort=title&number=3&size=1' },
    { reader: 'reader@example.com' },
  )
  const { rows } = await settled()
  const shown = rows.map(({ title }) => title)
  expect(shown).toHaveLength(8)
  expect(shown).toEqual(shown.toSorted())
})

test('a list without the id of its folder sends no request, and the console says why', async () => {
  const here = await open({ stream: 'list' }, { reader: 'reader@example.com' })
  expect((await here.settled()).step).toBe('failed')
  expect(here.environment.warnings).toEqual([
    'A list of the reader is shown by the id of its folder: <bindery-stream stream="list" params="id=…">.',
  ])
  expect((await here.mock.calls()).filter(({ path }) => path.includes('list'))).toEqual([])
})

test('a stream without results says that nothing was found', async () => {
  const { settled } = await open({ params: 'query=zebra' })
  expect((await settled()).empty?.title).toBe('Nothing found')
})
