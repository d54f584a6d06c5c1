import { expect, test } from 'vitest'
import { savedOf } from '../library/saved.ts'
import { holdAnswers } from '../test/calls.ts'
import { long } from '../test/saved.ts'
import { idle, known, reader, until, visit } from '../test/state.ts'
import { createStream, type FeedState, type FeedStream } from './stream.ts'

const settled = ({ step, changing }: FeedState) => step !== 'loading' && !changing

const opened = async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const stream = createStream(here.state)
  stream.show({ stream: 'saves' })
  await until(stream.$feed, settled)
  return { here, ...stream }
}

/** What a press on 'Load more items' and another tab's news have in common: each asks the server. */
test.each([
  ['while it is read anew', (more: () => void, refresh: () => void) => [refresh(), more()]],
  ['before it is read anew', (more: () => void, refresh: () => void) => [more(), refresh()]],
])('a press for more %s is not lost, and is one', async (_when, act) => {
  const { $feed, more, refresh, here } = await opened()
  const before = (await here.server.control.calls()).length
  await Promise.all([...act(more, refresh), more()])
  expect($feed.get()).toMatchObject({ last: true, changing: false, failure: null })
  expect($feed.get().entries).toHaveLength(14)
  const asked = (await here.server.control.calls()).slice(before).map(({ path }) => path)
  expect(asked.filter((path) => path === '/api/user/saves/1/8').length).toBeLessThanOrEqual(2)
})

test('what was wanted of one stream is not wanted of the next', async () => {
  const { $feed, more, refresh, show } = await opened()
  const both = [refresh(), more()]
  show({ stream: 'saves', sort: 'title' })
  await Promise.all(both)
  expect((await until($feed, settled)).entries).toHaveLength(8)
  await more()
  expect($feed.get().entries).toHaveLength(14)
})

test.each([
  ['before its first page has been asked for', async () => {}],
  ['later', async (feed: FeedStream['$feed']) => void (await until(feed, settled))],
])('a stream whose tag is gone is not read again for another tab: %s', async (_when, wait) => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  const stream = createStream(here.state)
  stream.show({ stream: 'saves' })
  await wait(stream.$feed)
  stream.destroy()
  const other = here.tab()
  await known(other)
  expect(await savedOf(other.state).save(long)).toEqual({ ok: true })
  await idle()
  const asked = (await here.calls()).filter((call) => call.startsWith('GET /api/user/saves/0/'))
  expect(asked.length).toBeLessThanOrEqual(1)
})

test('what another tab has saved is in it', async () => {
  const { here, $feed } = await opened()
  const other = here.tab()
  await known(other)
  await savedOf(other.state).save(long)
  const { entries } = await until($feed, ({ total, changing }) => total === 15 && !changing)
  expect(entries[0]).toMatchObject({ id: long.id })
  expect(entries).toHaveLength(8)
})

test('what another tab has saved while it is read for the first time is in it', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  const late = holdAnswers(here.page, 'GET /api/user/saves/0/8', 1)
  const stream = createStream(here.state)
  stream.show({ stream: 'saves' })
  await late.made
  const other = here.tab()
  await known(other)
  await savedOf(other.state).save(long)
  late.come()
  const { entries } = await until(stream.$feed, settled)
  expect(entries[0]).toMatchObject({ id: long.id })
})

test('a page in the middle is read again as it is, and what the page itself has is not', async () => {
  const { here, $feed, to, refresh, show } = await opened()
  await to(1)
  const before = (await here.calls()).length
  await refresh()
  expect((await here.calls()).slice(before)).toEqual(['GET /api/user/saves/1/8'])
  expect($feed.get()).toMatchObject({ number: 1, changing: false })
  show({ stream: 'saves' }, { given: { count: 8, last: false, total: 14 } })
  await refresh()
  expect(await here.calls()).toHaveLength(before + 1)
})
