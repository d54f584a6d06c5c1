import { describe, expect, test } from 'vitest'
import { savedOf } from '../library/saved.ts'
import { idle, reader, until, visit } from '../test/state.ts'
import type { FeedState, StreamQuery } from './stream.ts'
import { createSavedStream } from './stream-saved.ts'

const settled = ({ step, changing }: FeedState) => step !== 'loading' && !changing

const opened = async (query: StreamQuery) => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const stream = createSavedStream(here.state)
  const saved = savedOf(here.state)
  stream.show(query)
  const { entries } = await until(stream.$feed, settled)
  const ids = entries.map(({ id }) => id)
  await saved.load(ids)
  const shown = () => stream.$feed.get().entries.filter(stream.stays)
  return { here, stream, saved, ids, shown }
}

/** The server discards between two of the pages that it is asked for, or when nothing is asked of it. */
const discardBetween = ({ page }: ReturnType<typeof visit>) => {
  const { fetch } = page
  const asked = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  page.fetch = async (input, init) => {
    const { method, url } = input instanceof Request ? input : new Request(input, init)
    if (method === 'DELETE') await asked.promise
    const reply = await fetch(input, init)
    if (method === 'DELETE') done.resolve()
    else if (/\/saves\/\d+\/\d+/.test(url)) {
      asked.resolve()
      await done.promise
    }
    return reply
  }
  return asked.resolve
}

describe('saved items in a stream', () => {
  test('more() loads every remaining entry while a removal is in flight', async () => {
    const { here, stream, saved, ids, shown } = await opened({ stream: 'saves' })
    const discard = discardBetween(here)
    const removed = saved.remove(ids)
    await until(saved.$saved, () => shown().length === 0)
    const more = stream.more()
    expect(stream.$feed.get().changing).toBe(true)
    await idle()
    discard()
    await Promise.all([removed, more])
    expect(shown()).toHaveLength(6)
    expect(stream.$feed.get()).toMatchObject({ last: true, changing: false })
  })

  test('a stream of the site does not wait for a removal', async () => {
    const { here, stream, saved, ids, shown } = await opened({ stream: 'saves' })
    const discard = discardBetween(here)
    const removed = saved.remove(ids)
    stream.show({ stream: 'latest' })
    await until(stream.$feed, settled)
    await stream.more()
    expect(shown()).toHaveLength(10)
    discard()
    expect(await removed).toMatchObject({ ok: true })
  })

  test('a refused removal leaves the entries listed, and more() continues', async () => {
    const { here, stream, saved, ids, shown } = await opened({ stream: 'saves' })
    await here.server.control.faults([{ method: 'DELETE', path: '/api/', status: 500 }])
    const removed = saved.remove(ids)
    await stream.more()
    expect(await removed).toMatchObject({ ok: false })
    expect(shown()).toHaveLength(14)
  })

  test('an entry stays in a folder view as long as it is in the folder', async () => {
    const { saved, stream, ids, shown } = await opened({ stream: 'list', id: 'f-1001-1' })
    const [first = '', second = ''] = ids
    await saved.organize({ id: first }, ['f-1001-2'])
    await saved.remove([second])
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(2))
    const { entries } = stream.$feed.get()
    stream.show({ stream: 'latest' })
    expect(entries.every(stream.stays)).toBe(true)
  })
})
