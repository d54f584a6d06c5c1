import { expect, test } from 'vitest'
import { reader, signedIn, visit } from '../test/state.ts'

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

test('all actions of a session that has ended run in order, once each', async () => {
  const here = await signedIn()
  const { state } = here
  state.session.expired()
  await expect.poll(() => state.session.$session.get().status).toBe('guest')
  for (const action of [wish, other, wish]) state.pendingActions.keep(action)
  expect(state.pendingActions.$action.get()?.name).toBe('Follow Strategy; Save “A title”')
  await state.session.signIn(reader)
  const after = here.reloaded().state
  const ran: unknown[] = []
  const first = Promise.withResolvers<void>()
  after.pendingActions.handle('follow', (data, _id, more) => {
    ran.push([data, more])
    return first.promise
  })
  after.pendingActions.handle('save', (data, _id, more) => ran.push([data, more]))
  await after.session.check()
  expect(ran).toEqual([[other.data, true]])
  first.resolve()
  await expect.poll(() => ran).toHaveLength(2)
  expect(ran[1]).toEqual([wish.data, false])
  expect(after.pendingActions.$action.get()).toBeNull()
})

test('an action does not run after the one before it has signed the reader out', async () => {
  const here = await signedIn()
  here.state.session.expired()
  await expect.poll(() => here.state.session.$session.get().status).toBe('guest')
  for (const action of [wish, other]) here.state.pendingActions.keep(action)
  await here.state.session.signIn(reader)
  const after = here.reloaded().state
  const ran: unknown[] = []
  const left = Promise.withResolvers<void>()
  after.pendingActions.handle('follow', (data) => ran.push(data))
  after.pendingActions.handle('save', async (data) => {
    ran.push(data)
    await after.session.signOut()
    left.resolve()
  })
  await after.session.check()
  await left.promise
  await expect.poll(() => after.session.$session.get().status).toBe('guest')
  expect(ran).toEqual([wish.data])
})
