import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'

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
