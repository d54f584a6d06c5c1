import { expect, test, vi } from 'vitest'
import { leaveCalls } from '../test/calls.ts'
import { reader, visit } from '../test/state.ts'
import { readWhole } from './stream-export.ts'

const opened = async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  return here
}
const page = (ids: readonly string[], last: boolean) => ({
  method: 'GET',
  path: '/api/user/saves',
  status: 200,
  body: JSON.stringify({ entry: ids.map((id) => ({ id })), page: { last } }),
  times: 1,
})

test('all pages, each entry once', async () => {
  const here = await opened()
  await here.server.control.faults([page(['a', 'b'], false), page(['b', 'c'], true)])
  const answer = await readWhole(here.state, { stream: 'saves' }, new AbortController().signal)
  expect(answer.ok && answer.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a server that repeats itself is not asked for ever', async () => {
  const here = await opened()
  const { times: _, ...always } = page(['a'], false)
  await here.server.control.faults([always])
  const answer = await readWhole(here.state, { stream: 'saves' }, new AbortController().signal)
  expect(answer.ok && answer.entries).toHaveLength(1)
})

test('there is none of it when a page in the middle cannot be had', async () => {
  const here = await opened()
  await here.server.control.faults([
    page(['a'], false),
    { method: 'GET', path: '/api/user/saves', status: 404 },
  ])
  const answer = await readWhole(here.state, { stream: 'saves' }, new AbortController().signal)
  expect(answer).toMatchObject({ ok: false })
})

test('an abort ends the read of a long stream', async () => {
  const here = await opened()
  const whole = new AbortController()
  const aborted = leaveCalls(here.page, 'GET /api/user/saves')
  const answer = readWhole(here.state, { stream: 'saves' }, whole.signal)
  await vi.waitFor(() => expect(aborted()).toEqual([false]))
  whole.abort()
  expect((await answer).ok).toBe(false)
  expect(aborted()).toEqual([true])
})
