/** A response with more entries than requested is cut to the page size (spec content 9). */
import { expect, test } from 'vitest'
import { until, visit } from '../test/state.ts'
import { createStream, type FeedState, type StreamOptions } from './stream.ts'

const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ id: `e${from + at}` }))
const settled = ({ step, changing }: FeedState) => step !== 'loading' && !changing
const ids = ({ entries }: FeedState) => entries.map(({ id }) => id)
const named = (from: number, to: number) => entries(from, to).map(({ id }) => id)

const opened = async (options: StreamOptions = {}) => {
  const here = visit()
  const reply = (path: string, from: number, to: number, last: boolean) => ({
    path: `/api/latest/${path}`,
    body: JSON.stringify({ entry: entries(from, to), page: { last } }),
  })
  const { control } = here.server
  const calls = async () =>
    (await control.calls()).flatMap(({ path }) => (/latest/.test(path) ? [path] : []))
  return { reply, control, calls, ...createStream(here.state, options) }
}

test('a whole list of 5,000 entries shows page after page without a request', async () => {
  const { $feed, show, more, to, reply, control, calls } = await opened()
  await control.faults([reply('', 0, 5000, true)])
  show({ stream: 'latest' })
  const first = await until($feed, settled)
  expect([ids(first), first.last, first.total]).toEqual([named(0, 8), false, 5000])
  await more()
  expect(ids($feed.get())).toEqual(named(0, 16))
  await to(624)
  expect([ids($feed.get()), $feed.get().last]).toEqual([named(4992, 5000), true])
  expect(await calls()).toEqual(['/api/latest/0/8'])
})

test('a page number in the address shows that part of a list that knows no pages', async () => {
  const { $feed, show, reply, control } = await opened({ size: 10 })
  await control.faults([reply('', 0, 25, true)])
  show({ stream: 'latest' }, { number: 2 })
  const third = await until($feed, settled)
  expect([ids(third), third.last]).toEqual([named(20, 25), true])
})

test('no entry is lost if the pages of the server are longer than requested', async () => {
  const { $feed, show, more, reply, control, calls } = await opened()
  await control.faults([reply('0/', 0, 20, false), reply('1/', 20, 30, true)])
  show({ stream: 'latest' })
  await until($feed, settled)
  while (!$feed.get().last) await more()
  expect(ids($feed.get())).toEqual(named(0, 30))
  expect(await calls()).toEqual(['/api/latest/0/8', '/api/latest/1/8'])
})

test('a failed page after a long one can be requested again', async () => {
  const { $feed, show, more, reply, control } = await opened()
  const first = reply('0/', 0, 12, false)
  await control.faults([first, { path: '/api/latest/1/', status: 404 }])
  show({ stream: 'latest' })
  await until($feed, settled)
  await more()
  expect([ids($feed.get()), $feed.get().failure]).toEqual([named(0, 8), { kind: 'unexpected' }])
  await control.faults([first, reply('1/', 12, 14, true)])
  await more()
  expect([ids($feed.get()), $feed.get().last]).toEqual([named(0, 14), true])
})

test('a discarded entry leaves no gap in a list that was loaded whole', async () => {
  const gone = new Set<string>()
  const { $feed, show, more, reply, control } = await opened({ stays: ({ id }) => !gone.has(id) })
  await control.faults([reply('', 0, 20, true)])
  show({ stream: 'latest' })
  await until($feed, settled)
  gone.add('e1').add('e2')
  while (!$feed.get().last) await more()
  expect(ids($feed.get())).toEqual(named(0, 20))
})

test('a refresh reads a long list anew', async () => {
  const { $feed, show, more, refresh, reply, control } = await opened()
  await control.faults([reply('', 0, 20, true)])
  show({ stream: 'latest' })
  await until($feed, settled)
  await control.faults([reply('', 5, 15, true)])
  await refresh()
  expect(ids($feed.get())).toEqual(named(5, 13))
  await more()
  expect([ids($feed.get()), $feed.get().last]).toEqual([named(5, 15), true])
})
