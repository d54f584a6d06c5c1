import { describe, expect, test } from 'vitest'
import { dateOf, isComing, priceOf } from './entry.ts'
import { createStream, type FeedState, type StreamOptions, type StreamQuery } from './stream.ts'
import { reader, until, visit } from './test-state.ts'

const opened = async (query: StreamQuery = { stream: 'saves' }, options: StreamOptions = {}) => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const stream = createStream(here.state, options)
  stream.show(query)
  return { here, ...stream }
}
const settled = ({ step, changing }: FeedState) => step !== 'loading' && !changing

describe('a stream of the reader', () => {
  test('shows a page, then more, to the last', async () => {
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

  test('begins anew with another one, and drops the answer of the first', async () => {
    const { $feed, show } = await opened()
    await until($feed, settled)
    show({ stream: 'saves', sort: 'title' })
    show({ stream: 'list', id: 'f-1001-2' })
    expect($feed.get()).toMatchObject({ step: 'loading', entries: [] })
    expect((await until($feed, settled)).total).toBe(4)
  })

  test('misses nothing after entries were discarded', async () => {
    const gone = new Set<string>()
    const { $feed, more, here } = await opened(
      { stream: 'saves' },
      { keeps: ({ id }) => !gone.has(id) },
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

  test('that cannot be had says so; what was there stays', async () => {
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

  test('is forgotten when its reader leaves', async () => {
    const { $feed, here } = await opened()
    await until($feed, settled)
    await here.state.session.signOut()
    expect($feed.get().entries).toEqual([])
  })
})

describe('of an entry', () => {
  const settings = { locale: 'en', currency: 'USD' }
  test.each([
    [{ listPrice: 24.95, contentType: 'Book' }, '$24.95'],
    [{ listPrice: 0, contentType: 'Book' }, null],
    [{ contentType: 'Book' }, null],
    [{ listPrice: 9, contentType: 'Digital Article' }, null],
    [{ listPrice: 9, contentType: 'Magazine Article' }, null],
    [{ listPrice: 9, contentType: 'magazine' }, null],
  ])('%o has the price %j', (entry, price) => {
    expect(priceOf(entry, settings)).toBe(price)
  })

  test('the date has two digits for the day, and is none when it is not one', () => {
    expect(dateOf({ published: '2026-11-05T23:30:00Z' }, settings)).toBe('November 05, 2026')
    expect(dateOf({ published: 'soon' }, settings)).toBeNull()
    expect([isComing({ productStatus: 'F' }), isComing({})]).toEqual([true, false])
  })
})
