import { expect, test } from 'vitest'
import { type Followable, followsOf, isFollowed } from './follow.ts'
import { followVerb } from './follow-verbs.ts'
import { notificationsOf } from './notification.ts'
import { holdCalls } from './test-calls.ts'
import { idle, known, reader, until, visit, writes } from './test-state.ts'

const strategy: Followable = { type: 'topic', id: 'strategy', name: 'Strategy' }
const figures: Followable = { type: 'newsletter', id: 'figures', name: 'Figures' }
const live: Followable = { type: 'marketingCampaign', id: 'halyard-live', name: 'Halyard Live' }

const opened = async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const store = followsOf(here.state)
  store.$follows.listen(() => {})
  await until(store.$follows, ({ status }) => status === 'known')
  const follows = (thing: Followable) => isFollowed(store.$follows.get(), thing)
  return { here, ...store, follows }
}

test('what is mailed ends after what was asked for before it, and begins again after it', async () => {
  const { here, follow, unfollowAll, follows } = await opened()
  const go = holdCalls(here.page, '/newsletter')
  const all = [follow(figures), unfollowAll(), follow(figures)]
  await idle()
  expect(await writes(here)).toEqual([])
  go()
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true)
  expect(await writes(here)).toHaveLength(3)
  await here.state.session.refresh()
  expect(follows(figures)).toBe(true)
})

test('another thing waits for nothing', async () => {
  const { here, follow, unfollow, unfollowAll } = await opened()
  const go = holdCalls(here.page, '/newsletter')
  const late = follow(figures)
  expect(await follow(strategy)).toEqual({ ok: true })
  go()
  expect(await late).toEqual({ ok: true })
  const end = holdCalls(here.page, '/unsubscribe/all')
  const all = unfollowAll()
  expect(await unfollow(strategy)).toEqual({ ok: true })
  end()
  expect(await all).toEqual({ ok: true })
})

test.each([
  ['begun, and ended with all', false],
  ['ended with all, and begun again', true],
])('what was %s leaves nothing behind: what another device follows shows', async (_, last) => {
  const { here, follow, unfollowAll, follows } = await opened()
  if (last) await follow(figures)
  await here.state.session.refresh()
  await here.server.control.faults([{ path: '/api/user/profile', status: 404 }])
  if (last) await unfollowAll()
  await follow(figures)
  if (!last) await unfollowAll()
  await here.server.control.faults([])
  await here.state.session.refresh()
  const device = visit({}, {}, here.server)
  await known(device)
  await followsOf(device.state).follow(live)
  await here.state.session.refresh()
  expect([follows(figures), follows(live)]).toEqual([last, true])
})

test('a topic is ended by the name that the server knows, which the page need not give', async () => {
  const { here, follow, unfollow, follows } = await opened()
  await follow(strategy)
  expect(await unfollow({ ...strategy, name: '' })).toEqual({ ok: true })
  await here.state.session.refresh()
  expect(follows(strategy)).toBe(false)
})

test('what takes a wish back may be refused: it is said', async () => {
  const guest = visit()
  await followsOf(guest.state).follow(figures)
  await guest.state.session.signIn(reader)
  const here = guest.reloaded()
  await known(here)
  const { $notices } = notificationsOf(here.state)
  const [done] = await until($notices, (list) => list.length > 0)
  await here.server.control.faults([{ path: '/', status: 500 }])
  done?.undo?.act()
  const list = await until($notices, ([first]) => first !== done)
  expect(list[0]).toMatchObject({ words: 'Something went wrong. Please try again.' })
})

test.each([
  [{ act: 'follow', thing: strategy }, true],
  [{ act: 'unfollow', thing: figures }, true],
  [{ act: 'unfollowAll', things: [figures] }, true],
  [{ act: 'unfollowAll', things: [figures, {}] }, false],
  [{ act: 'unfollowAll' }, false],
  [{ act: 'unfollowAll', thing: figures }, false],
  [{ act: 'follow', thing: { ...strategy, id: 7 } }, false],
  [{ act: 'follow', thing: { type: 'topic', id: 'x' } }, false],
  [{ act: 'follow', thing: { ...strategy, type: 'author' } }, false],
  [{ act: 'forget', thing: strategy }, false],
  [null, false],
])('what was kept by another version is done only where it is whole: %j', (kept, whole) => {
  expect(followVerb.read(kept)).toEqual(whole ? kept : null)
})
