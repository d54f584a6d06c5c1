/** Topics of a profile that has only their names. */
import { expect, test } from 'vitest'
import { holdCalls } from '../test/calls.ts'
import { reader, until, visit } from '../test/state.ts'
import { type Followable, type FollowState, followsOf } from './follows.ts'

const topic = (name: string): Followable => ({ type: 'topic', id: '', name })
const namesIn = (now: FollowState) =>
  now.status === 'known' ? now.topics.map(({ name }) => name) : null
const isWithout = (name: string) => (now: FollowState) => namesIn(now)?.includes(name) === false

test('unfollowing a topic without an id keeps the other topics', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const topics = ['Strategy', 'Marketing', 'Finance'].map((name) => ({ name }))
  await here.server.control.faults([
    {
      method: 'GET',
      path: '/api/user/profile',
      status: 200,
      body: JSON.stringify({ status: 'registered', topics }),
      times: 1,
    },
    { method: 'GET', path: '/service/topic', status: 404 },
  ])
  const { $follows, unfollow } = followsOf(here.state)
  $follows.listen(() => {})
  await here.state.session.check()
  await until($follows, ({ status }) => status === 'known')
  holdCalls(here.page, 'DELETE')
  void unfollow(topic('Marketing'))
  await until($follows, isWithout('Marketing'))
  expect(namesIn($follows.get())).toEqual(['Strategy', 'Finance'])
  void unfollow(topic('Finance'))
  await until($follows, isWithout('Finance'))
  expect(namesIn($follows.get())).toEqual(['Strategy'])
})

test('a topics menu gets the ids of the topics', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const { id: _, ...user } = { id: 'u', status: 'registered', topics: [{ name: 'Strategy' }] }
  await here.server.control.faults([
    { method: 'GET', path: '/api/user/profile', status: 200, body: JSON.stringify(user) },
    {
      method: 'GET',
      path: '/service/topic',
      status: 200,
      body: JSON.stringify({ topics: [{ id: 't-17', name: 'Strategy' }] }),
    },
  ])
  const { $follows, loadTopics } = followsOf(here.state)
  $follows.listen(() => {})
  await here.state.session.check()
  await until($follows, ({ status }) => status === 'known')
  expect($follows.get()).toMatchObject({ topics: [{ id: '', name: 'Strategy' }] })
  expect(await loadTopics()).toMatchObject({ ok: true })
  expect($follows.get()).toMatchObject({ topics: [{ id: 't-17', name: 'Strategy' }] })
})
