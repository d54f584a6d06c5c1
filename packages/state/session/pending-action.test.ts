import { expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { visit } from '../test/state.ts'
import { createPendingActions } from './pending-action.ts'

const wish = { kind: 'save', name: 'Save “A title”', data: { id: 'article-1' } }

test.each([5000, 60 * 60_000])(
  'the action stays for its half hour if the clock is set back by %i ms before the next page',
  (ms) => {
    const here = visit()
    here.state.pendingActions.keep(wish)
    let now = here.page.now() - ms
    const next = () => visit({}, { session: here.page.session, now: () => now }, here.server)
    expect(next().state.pendingActions.$action.get()).toEqual(wish)
    now += 30 * 60_000 - 1
    expect(next().state.pendingActions.$action.get()).toEqual(wish)
    now += 1
    expect(next().state.pendingActions.$action.get()).toBeNull()
  },
)

const other = { kind: 'follow', name: 'Follow Strategy', data: { id: 'strategy' } }

test('a guest’s action replaces the one before it', async () => {
  const { state, page, server } = visit()
  state.pendingActions.keep(wish)
  state.pendingActions.keep(other)
  expect(visit({}, { session: page.session }, server).state.pendingActions.$action.get()).toEqual(
    other,
  )
})

const robin = 'robin'
const nora = 'nora'
/** The pending actions of a page whose reader is `reader`, null for a guest, and whose last reader was `last`. */
const pageOf = (reader: string | null, last: string | null = reader) => {
  const environment = testEnvironment()
  const now = { reader }
  const pending = createPendingActions({ environment, ready: () => now.reader, last: () => last })
  const saved: unknown[] = []
  const leave = pending.handle('save', (data) => saved.push(data))
  return { environment, now, pending, saved, leave }
}
const microtask = () => Promise.resolve()

test('an action of another reader runs when the reader confirms it', async () => {
  const { now, pending, saved } = pageOf(null, nora)
  pending.keep(wish)
  now.reader = robin
  pending.runPending()
  expect(pending.$unconfirmed.get()).toEqual(wish)
  pending.confirm()
  await microtask()
  expect(saved).toEqual([wish.data])
  expect([pending.$unconfirmed.get(), pending.$action.get()]).toEqual([null, null])
})

test('an action that is confirmed after a sign-out does not run', async () => {
  const { now, pending, saved } = pageOf(null, nora)
  pending.keep(wish)
  now.reader = robin
  pending.runPending()
  now.reader = null
  pending.confirm()
  await microtask()
  expect(saved).toEqual([])
  expect([pending.$unconfirmed.get(), pending.$action.get()]).toEqual([null, null])
})

test('the reader is not asked about an action that nothing on the page handles', () => {
  const { now, pending, leave } = pageOf(null, nora)
  pending.keep(wish)
  leave()
  now.reader = robin
  pending.runPending()
  expect(pending.$unconfirmed.get()).toBeNull()
  expect(pending.$action.get()).toEqual(wish)
})

test('an action waits until the last pause has ended, and runs once', async () => {
  const { now, pending, saved } = pageOf(null)
  const [one, two] = [pending.pause(), pending.pause()]
  pending.keep(wish)
  now.reader = robin
  one()
  one()
  await microtask()
  expect(saved).toEqual([])
  two()
  pending.runPending()
  await microtask()
  expect(saved).toEqual([wish.data])
})

test.each([
  ['kind', 1],
  ['name', undefined],
  ['owner', 7],
  ['at', '9007199254740991'],
])('a stored action whose %s is %j is dropped', (name, value) => {
  const environment = testEnvironment()
  const stored = { ...wish, owner: null, at: environment.now(), [name]: value }
  environment.session.set('bindery:intent', JSON.stringify(stored))
  const pending = createPendingActions({ environment, ready: () => null, last: () => null })
  expect(pending.$action.get()).toBeNull()
})
