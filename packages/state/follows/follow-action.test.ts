import { describe, expect, test } from 'vitest'
import { notificationsOf } from '../page/notifications.ts'
import { password, reader, until, type Visit, visit, writes } from '../test/state.ts'
import { followAction } from './follow-action.ts'
import { type Followable, type FollowState, followsOf, isFollowed } from './follows.ts'

const strategy: Followable = { type: 'topic', id: 'strategy', name: 'Strategy' }
const figures: Followable = { type: 'newsletter', id: 'figures', name: 'Figures' }
const table: Followable = { type: 'newsletter', id: 'the-long-table', name: 'The Long Table' }

/** A page that shows the follows. */
const shown = async (here: Visit) => {
  const store = followsOf(here.state)
  store.$follows.listen(() => {})
  await here.state.session.check()
  return { ...store, follows: (thing: Followable) => isFollowed(store.$follows.get(), thing) }
}
const isThere = (thing: Followable) => (now: FollowState) => isFollowed(now, thing)
const without = (thing: Followable) => (now: FollowState) =>
  now.status === 'known' && !isFollowed(now, thing)

describe('a pending follow action', () => {
  const signedIn = async (guest: Visit, username = reader.username) => {
    await guest.state.session.signIn({ username, password })
    const after = guest.reloaded()
    await after.state.session.check()
    const { $notices } = notificationsOf(after.state)
    await until($notices, (list) => list.length > 0)
    return { after, $notices, notice: $notices.get()[0] }
  }

  test('the action of a guest opens the sign-in, which names it, and runs once after the reload', async () => {
    const guest = visit()
    const store = await shown(guest)
    expect(await store.follow(strategy)).toMatchObject({ failure: { kind: 'signed-out' } })
    expect(guest.state.auth.$auth.get()).toMatchObject({
      step: 'open',
      screen: 'sign-in',
      reason: 'To follow Strategy',
    })
    expect(store.follows(strategy)).toBe(false)
    expect(await writes(guest)).toEqual([])
    const { after, notice } = await signedIn(guest)
    expect(notice).toMatchObject({ words: 'You now follow Strategy.', undo: {} })
    expect((await writes(after)).filter((call) => call === 'POST /service/topic')).toHaveLength(1)
    const again = after.reloaded()
    const { $follows } = await shown(again)
    await until($follows, isThere(strategy))
    expect((await writes(again)).filter((call) => call === 'POST /service/topic')).toHaveLength(1)
  })

  test('the notification of a completed action offers an undo', async () => {
    const guest = visit()
    await followsOf(guest.state).follow(figures)
    const { after, notice } = await signedIn(guest)
    const { $follows } = await shown(after)
    await until($follows, isThere(figures))
    notice?.undo?.act()
    await until($follows, without(figures))
    await until(
      after.state.liveRegion.$announcement,
      ({ text }) => text === 'You no longer follow Figures.',
    )
  })

  test('following and unfollowing are announced, also without a pending action', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    const { follow, unfollow } = await shown(here)
    const said = () => here.state.liveRegion.$announcement.get().text
    await follow(strategy)
    expect(said()).toBe('You now follow Strategy.')
    await unfollow(strategy)
    expect(said()).toBe('You no longer follow Strategy.')
  })

  test('an action that this reader may not do shows why', async () => {
    const guest = visit()
    await followsOf(guest.state).follow(table)
    const { notice } = await signedIn(guest)
    expect(notice).toEqual({ words: 'The Long Table is for subscribers only.' })
    const other = visit()
    await followsOf(other.state).follow({ ...strategy, only: 'executive' })
    const { after, notice: second } = await signedIn(other, 'best@example.com')
    expect(second).toEqual({ words: 'Strategy is for Executive subscribers only.' })
    expect(await writes(after)).not.toContain('POST /service/topic')
  })

  test('an action is stored when the session ends during its request', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    const { follow, follows } = await shown(here)
    await here.server.control.faults([
      { method: 'POST', path: '/service/topic', status: 401, times: 1 },
    ])
    expect(await follow(strategy)).toMatchObject({ failure: { kind: 'signed-out' } })
    expect(follows(strategy)).toBe(false)
    expect(here.state.pendingActions.$action.get()).toMatchObject({ name: 'To follow Strategy' })
    const { notice } = await signedIn(here)
    expect(notice).toMatchObject({ words: 'You now follow Strategy.' })
  })

  test('the parser rejects invalid stored data', () => {
    for (const wrong of [
      null,
      7,
      {},
      { act: 'follow' },
      { act: 'follow', thing: { type: 'shoe', id: 'x', name: 'X' } },
      { act: 'unfollowAll', things: [7] },
      { act: 'delete', thing: strategy },
    ]) {
      expect(followAction.parse(wrong)).toBeNull()
    }
    expect(followAction.parse({ act: 'follow', thing: strategy })).not.toBeNull()
  })
})
