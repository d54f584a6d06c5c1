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

test('messages of ten seconds count together, from the first of them', () => {
  const { here, tabs, other } = twoChannels()
  const heard = vi.fn()
  tabs.on('cart-changed', heard)
  const send = (times: number) => {
    for (let time = 0; time < times; time += 1) other.broadcast('cart-changed')
  }
  send(1)
  here.advance(9_000)
  send(25)
  expect(heard).toHaveBeenCalledTimes(20)
  here.advance(1_000)
  expect(heard).toHaveBeenCalledTimes(21)
  here.advance(2_000)
  send(25)
  expect(heard).toHaveBeenCalledTimes(41)
  here.advance(7_000)
  send(1)
  expect(heard).toHaveBeenCalledTimes(41)
  here.advance(3_000)
  expect(heard).toHaveBeenCalledTimes(42)
})

test('a hidden page hears a sign-in and a sign-out at once, and the rest once at each return', () => {
  const { here, tabs, other } = twoChannels()
  const heard: TabMessage[] = []
  for (const message of ['signed-in', 'signed-out', 'cart-changed'] as const)
    tabs.on(message, () => heard.push(message))
  here.look(false)
  for (const message of ['cart-changed', 'signed-out', 'signed-in', 'cart-changed'] as const)
    other.broadcast(message)
  expect(heard).toEqual(['signed-out', 'signed-in'])
  here.look(true)
  here.look(false)
  other.broadcast('quota-changed')
  here.look(true)
  expect(heard).toEqual(['signed-out', 'signed-in', 'cart-changed'])
})

test('a listener of every message hears it first, and a listener that has left hears none', () => {
  const { tabs, other } = twoChannels()
  const heard: string[] = []
  const leave = tabs.on('cart-changed', () => heard.push('cart'))
  const leaveAll = tabs.onAny(() => heard.push('any'))
  other.broadcast('cart-changed')
  other.broadcast('quota-changed')
  expect(heard).toEqual(['any', 'cart', 'any'])
  leave()
  leaveAll()
  other.broadcast('cart-changed')
  expect(heard).toHaveLength(3)
})

test('another value of the storage is no message of a tab', () => {
  const { here, tabs } = twoChannels({ channel: () => null })
  const heard = vi.fn()
  tabs.on('cart-changed', heard)
  const { local } = testEnvironment({ browser: here.browser })
  local.set('theme', 'cart-changed')
  expect(heard).not.toHaveBeenCalled()
  local.set('bindery:tabs', 'cart-changed')
  expect(heard).toHaveBeenCalledOnce()
})
