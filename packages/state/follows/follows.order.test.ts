import { expect, test } from 'vitest'
import { notificationsOf } from '../page/notifications.ts'
import { holdCalls } from '../test/calls.ts'
import { idle, known, reader, until, visit, writes } from '../test/state.ts'
import { followAction } from './follow-action.ts'
import { type Followable, followsOf, isFollowed } from './follows.ts'

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

test('unfollowing all waits for earlier changes, and a later follow waits for it', async () => {
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

test('a change of another thing does not wait', async () => {
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
  ['followed and unfollowed', false],
  ['unfollowed and followed again', true],
])('a thing that was %s hides no change of another device', async (_, last) => {
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

test('unfollowing a topic sends the name from the server when the page gives none', async () => {
  const { here, follow, unfollow, follows } = await opened()
  await follow(strategy)
  expect(await unfollow({ ...strategy, name: '' })).toEqual({ ok: true })
  await here.state.session.refresh()
  expect(follows(strategy)).toBe(false)
})

test('a failed undo of a pending action is reported', async () => {
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
])('a change stored by another version runs only if it is complete: %j', (stored, isComplete) => {
  expect(followAction.parse(stored)).toEqual(isComplete ? stored : null)
})
