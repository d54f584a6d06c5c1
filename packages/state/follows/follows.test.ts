import { describe, expect, test } from 'vitest'
import { updateProfile } from '../account/profile-update.ts'
import type { Settings } from '../settings/settings.ts'
import { holdAnswers, holdCalls } from '../test/calls.ts'
import { known, password, reader, until, type Visit, visit, writes } from '../test/state.ts'
import { type Followable, type FollowState, followsOf, isFollowed } from './follows.ts'

const strategy: Followable = { type: 'topic', id: 'strategy', name: 'Strategy' }
const figures: Followable = { type: 'newsletter', id: 'figures', name: 'Figures' }
const live: Followable = { type: 'marketingCampaign', id: 'halyard-live', name: 'Halyard Live' }
const table: Followable = { type: 'newsletter', id: 'the-long-table', name: 'The Long Table' }
const board: Followable = {
  type: 'topic',
  id: 'the-boardroom-briefing',
  name: 'The Boardroom Briefing',
}

/** A page that shows the follows. */
const shown = async (here: Visit) => {
  const store = followsOf(here.state)
  store.$follows.listen(() => {})
  await here.state.session.check()
  return { here, ...store, follows: (thing: Followable) => isFollowed(store.$follows.get(), thing) }
}
const opened = async (email = reader.username, settings: Partial<Settings> = {}) => {
  const here = visit(settings)
  await here.server.control.signIn(email)
  const page = await shown(here)
  await until(page.$follows, ({ status }) => status === 'known')
  return page
}
const isThere = (thing: Followable) => (now: FollowState) => isFollowed(now, thing)
const without = (thing: Followable) => (now: FollowState) =>
  now.status === 'known' && !isFollowed(now, thing)
const events = ({ page }: Visit) =>
  page.events
    .filter(({ type }) => type.endsWith('followed'))
    .map(({ type, detail }) => [type, detail])

describe('the follows of the page', () => {
  test('sixty buttons read the follows from the user record without a request', async () => {
    const { here } = await opened()
    for (let one = 0; one < 60; one += 1) followsOf(here.state).$follows.listen(() => {})
    here.page.settle()
    expect((await here.calls()).slice(1)).toEqual(['GET /api/user/profile'])
  })

  test('the follows are unknown for a guest, and cleared when the reader changes', async () => {
    const guest = await shown(visit())
    expect(guest.$follows.get()).toEqual({ status: 'unknown' })
    const { here, follow, follows, $follows } = await opened()
    await follow(strategy)
    expect(follows(strategy)).toBe(true)
    await here.state.session.signOut()
    expect($follows.get()).toEqual({ status: 'unknown' })
    await here.state.session.signIn({ username: 'reader.de@example.com', password })
    await until($follows, without(strategy))
  })

  test('a followed thing is recognized by its id, or by its name alone', async () => {
    const { follow, follows } = await opened()
    await follow(strategy)
    expect(follows({ ...strategy, id: 't-17' })).toBe(true)
    expect(follows({ ...strategy, name: '' })).toBe(true)
    expect(follows({ ...strategy, id: 't-17', name: 'STRATEGY ' })).toBe(true)
    expect(follows({ ...strategy, id: 't-17', name: 'Innovation' })).toBe(false)
    expect(follows({ ...strategy, type: 'newsletter' })).toBe(false)
  })
})

describe.for(['api', 'service'] as const)('in the dialect %s', (dialect) => {
  test('the reader can follow and unfollow each type', async () => {
    const { here, follow, unfollow, follows } = await opened(reader.username, { dialect })
    for (const thing of [strategy, figures, live]) {
      expect(await follow(thing)).toMatchObject({ ok: true })
      expect(follows(thing)).toBe(true)
      expect(await unfollow(thing)).toMatchObject({ ok: true })
      expect(follows(thing)).toBe(false)
    }
    const calls = {
      api: [
        'POST /service/topic',
        'DELETE /api/user/follow',
        'POST /api/newsletters/subscribe',
        'DELETE /api/user/subscribe',
        'POST /api/marketingcampaign/subscribe',
        'DELETE /api/user/marketingcampaign/subscribe',
      ],
      service: [
        'POST /service/topic',
        'DELETE /service/topic',
        'POST /service/newsletter',
        'DELETE /service/newsletter',
        'POST /service/marketingCampaign',
        'DELETE /service/marketingCampaign',
      ],
    }
    expect(await writes(here)).toEqual(calls[dialect])
    expect(events(here)).toEqual(
      [strategy, figures, live].flatMap(({ type, id }) => [
        ['bindery-followed', { type, id }],
        ['bindery-unfollowed', { type, id }],
      ]),
    )
  })

  test('unfollowing all ends newsletters and campaigns, and leaves the topics', async () => {
    const { here, follow, unfollowAll, follows, $follows } = await opened(reader.username, {
      dialect,
    })
    for (const thing of [strategy, figures, live]) await follow(thing)
    const answer = unfollowAll()
    await until($follows, without(live))
    expect([strategy, figures, live].map(follows)).toEqual([true, false, false])
    expect(await answer).toEqual({ ok: true })
    expect([strategy, figures, live].map(follows)).toEqual([true, false, false])
    const all = dialect === 'api' ? '/api/user/unsubscribe/all' : '/service/deleteAll'
    expect((await writes(here)).at(-1)).toBe(`DELETE ${all}`)
    expect(events(here).slice(-2)).toEqual([
      ['bindery-unfollowed', { type: 'newsletter', id: 'figures' }],
      ['bindery-unfollowed', { type: 'marketingCampaign', id: 'halyard-live' }],
    ])
  })
})

describe('a change of follows', () => {
  test('a change shows at once, identical changes share a request, and a no-op sends none', async () => {
    const { here, follow, unfollow, $follows } = await opened()
    const both = [follow(strategy), follow(strategy)]
    await until($follows, isThere(strategy))
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }])
    expect(await follow({ ...strategy, id: 't-17' })).toEqual({ ok: true })
    expect(await unfollow(figures)).toEqual({ ok: true })
    expect(await writes(here)).toEqual(['POST /service/topic'])
  })

  test('opposite changes reach the server in order, and the last one stays', async () => {
    const { here, follow, unfollow, follows, $follows } = await opened()
    await here.server.control.faults([
      { method: 'POST', path: '/service/topic', delayMs: 20, times: 1 },
    ])
    const answers = [follow(strategy), unfollow(strategy)]
    await until($follows, isThere(strategy))
    await until($follows, without(strategy))
    await Promise.all(answers)
    expect(await writes(here)).toEqual(['POST /service/topic', 'DELETE /api/user/follow'])
    await here.state.session.refresh()
    expect(follows(strategy)).toBe(false)
    expect($follows.get()).toMatchObject({ topics: [] })
  })

  test('a refused change is rolled back and returns the reason', async () => {
    const { here, follow, unfollow, follows, $follows } = await opened()
    await follow(strategy)
    await here.server.control.faults([
      { method: 'POST', path: '/api/newsletters', status: 503 },
      { method: 'DELETE', path: '/api/user/follow', abort: true },
    ])
    const answer = follow(figures)
    await until($follows, isThere(figures))
    expect(await answer).toEqual({ ok: false, failure: { kind: 'server' } })
    expect(follows(figures)).toBe(false)
    expect(await unfollow(strategy)).toEqual({ ok: false, failure: { kind: 'offline' } })
    expect(follows(strategy)).toBe(true)
    expect(events(here)).toHaveLength(1)
  })

  test('a confirmed change stays when the user record cannot be refetched', async () => {
    const { here, follow, follows } = await opened()
    await here.server.control.faults([{ path: '/api/user/profile', status: 404 }])
    expect(await follow(strategy)).toEqual({ ok: true })
    await here.state.session.refresh()
    expect(follows(strategy)).toBe(true)
  })

  test('a change shows in the other tabs', async () => {
    const { here, follow, unfollow } = await opened()
    const other = await shown(here.tab())
    await follow(strategy)
    await until(other.$follows, isThere(strategy))
    await unfollow(strategy)
    await until(other.$follows, without(strategy))
  })

  test('a change of a previous reader does not affect the next one', async () => {
    const { here, follow, $follows } = await opened()
    const answer = follow(strategy)
    await here.state.session.signOut()
    await here.state.session.signIn({ username: 'reader.de@example.com', password })
    await answer
    await until($follows, without(strategy))
  })
})

describe('a thing for some readers only', () => {
  test('a refusal by the server rolls the change back', async () => {
    const { follow, follows } = await opened()
    expect(await follow(table)).toMatchObject({ failure: { code: 'subscriber_only' } })
    expect(await follow(board)).toMatchObject({ failure: { code: 'executive_only' } })
    expect([table, board].map(follows)).toEqual([false, false])
  })

  test.for([
    ['reader@example.com', 'subscriber_only', 'executive_only'],
    ['best@example.com', undefined, 'executive_only'],
    ['allaccess@example.com', undefined, 'executive_only'],
    ['executive@example.com', undefined, undefined],
  ] as const)(
    'the page refuses the follows that %s may not do',
    async ([email, subscribers, executive]) => {
      const { here, follow } = await opened(email)
      const codeOf = async (thing: Followable) => {
        const answer = await follow(thing)
        return answer.ok ? undefined : Object(answer.failure).code
      }
      expect(await codeOf({ ...figures, only: 'subscribers' })).toBe(subscribers)
      expect(await codeOf({ ...strategy, only: 'executive' })).toBe(executive)
      const sent = [subscribers, executive].filter((code) => code === undefined).length
      expect(await writes(here)).toHaveLength(sent)
    },
  )
})

test.each(['before', 'after'])(
  'a late response does not overwrite a newer change of another tab: refetch %s it',
  async (order) => {
    const { here, follow, follows } = await opened()
    const late = holdAnswers(here.page, 'POST /service/topic')
    const mine = follow(strategy)
    await late.made
    const other = await shown(here.tab())
    await until(other.$follows, isThere(strategy))
    expect(await other.unfollow(strategy)).toMatchObject({ ok: true })
    if (order === 'before') await here.state.session.refresh()
    late.come()
    expect(await mine).toMatchObject({ ok: true })
    await expect.poll(() => follows(strategy)).toBe(false)
  },
)

test('a profile change in another tab does not roll a pending follow back', async () => {
  const { here, follow, $follows } = await opened()
  const go = holdCalls(here.page, 'POST /service/topic')
  const mine = follow(strategy)
  await until($follows, isThere(strategy))
  const seen: boolean[] = []
  $follows.listen((now) => void seen.push(isFollowed(now, strategy)))
  const other = here.tab()
  await known(other)
  expect(await updateProfile(other.state, { jobTitle: 'Analyst' })).toMatchObject({ ok: true })
  await until(
    here.state.session.$session,
    (now) => 'user' in now && now.user.jobTitle === 'Analyst',
  )
  go()
  expect(await mine).toEqual({ ok: true })
  await expect.poll(async () => (await here.calls()).slice(-2)).toContain('GET /api/user/profile')
  await here.state.session.refresh()
  expect(seen).not.toContain(false)
  expect(isFollowed($follows.get(), strategy)).toBe(true)
})
