import { expect, test } from 'vitest'
import { createStream, type FeedState } from './stream.ts'
import { reader, until, visit } from './test-state.ts'

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
