import { expect, test, vi } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { reader, until, visit } from '../test/state.ts'
import { type TabMessage, tabChannelOf } from './tab-channel.ts'

test('a sign-in and a sign-out reach the other tabs of a browser without BroadcastChannel', async () => {
  const one = visit({ reload: 'never' }, { channel: () => null })
  const two = visit({}, { channel: () => null, browser: one.page.browser }, one.server)
  await two.state.session.check()
  expect(await one.state.session.signIn(reader)).toMatchObject({ ok: true })
  await until(two.state.session.$session, ({ status }) => status === 'registered')
  expect(await one.state.session.signOut()).toEqual({ ok: true })
  expect(two.state.session.$session.get().status).toBe('guest')
  expect(one.page.local.get('bindery:tabs')).toBeNull()
})

/** A channel of this tab, and one of another tab of the browser. */
const twoChannels = (options = {}) => {
  const here = testEnvironment(options)
  const other = tabChannelOf(testEnvironment({ ...options, browser: here.browser }))
  return { here, tabs: tabChannelOf(here), other }
}

test.each([
  ['a BroadcastChannel', {}],
  ['storage events', { channel: () => null }],
])('a flood of messages over %s is delivered in part, with the last of each kind', (_, options) => {
  const { here, tabs, other } = twoChannels(options)
  const heard: TabMessage[] = []
  for (const message of ['cart-changed', 'signed-in'] as const)
    tabs.on(message, () => heard.push(message))
  for (let times = 0; times < 1000; times += 1) other.broadcast('cart-changed')
  other.broadcast('signed-in')
  expect(heard).toHaveLength(20)
  here.advance(10_000)
  expect(heard.slice(20)).toEqual(['cart-changed', 'signed-in'])
  other.broadcast('cart-changed')
  expect(heard).toHaveLength(23)
})

test('a sign-out is heard at once in a flood of messages', () => {
  const { tabs, other } = twoChannels()
  const leave = vi.fn()
  tabs.on('signed-out', leave)
  tabs.on('cart-changed', () => {})
  for (let times = 0; times < 1000; times += 1) other.broadcast('cart-changed')
  other.broadcast('signed-out')
  expect(leave).toHaveBeenCalledOnce()
})

test('what a flood has left is delivered when the reader returns to a hidden page', () => {
  const { here, tabs, other } = twoChannels()
  const heard = vi.fn()
  tabs.on('cart-changed', heard)
  for (let times = 0; times < 30; times += 1) other.broadcast('cart-changed')
  here.look(false)
  here.advance(10_000)
  expect(heard).toHaveBeenCalledTimes(20)
  here.look(true)
  expect(heard).toHaveBeenCalledTimes(21)
})
