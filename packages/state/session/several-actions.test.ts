import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followsOf } from '../follows/follows.ts'
import { savedOf } from '../library/saved.ts'
import { holdCalls } from '../test/calls.ts'
import { item } from '../test/saved.ts'
import { reader, signedIn, until, type Visit, writes } from '../test/state.ts'
import { actionsIn, keepInterrupted } from './several-actions.ts'

const topic = { type: 'topic', id: 'strategy', name: 'Strategy' } as const

/** The session ends while a save and a follow are under way. */
const interrupted = async () => {
  const here = await signedIn()
  const { control } = here.server
  await control.faults([{ method: 'POST', status: 401, path: '/' }])
  const go = holdCalls(here.page, 'POST ')
  const answers = [savedOf(here.state).save(item('one')), followsOf(here.state).follow(topic)]
  go()
  for (const answer of await Promise.all(answers))
    expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  await control.faults([])
  return here
}
const signedInAgain = async (here: Visit, who = reader) => {
  await here.state.session.signIn(who)
  const after = here.reloaded()
  after.state.session.$session.listen(() => {})
  return after
}

test('all actions that the end of a session interrupts run once, after the sign-in', async () => {
  const here = await interrupted()
  const pending = here.state.pendingActions.$action.get()
  expect(pending?.name.split('; ').toSorted()).toEqual([
    'To follow Strategy',
    'To save “Title of one”',
  ])
  const before = (await writes(here)).length
  const after = await signedInAgain(here)
  const { pendingActions } = after.state
  await until(pendingActions.$outcome, (outcome) => outcome !== null && !outcome.more)
  expect((await writes(after)).slice(before).toSorted()).toEqual([
    'POST /service/saved',
    'POST /service/topic',
  ])
  expect(pendingActions.$action.get()).toBeNull()
})

test('another reader is asked once for all interrupted actions, and can decline', async () => {
  const here = await interrupted()
  const before = (await writes(here)).length
  const after = await signedInAgain(here, { ...reader, username: 'good@example.com' })
  const asked = await until(after.state.pendingActions.$unconfirmed, (action) => action !== null)
  expect(asked && actionsIn(asked)).toHaveLength(2)
  after.state.pendingActions.discard()
  await after.state.session.refresh()
  expect((await writes(after)).slice(before)).toEqual([])
})

test('the same action twice is stored once, at its last place', async () => {
  const { state } = await signedIn()
  const one = { kind: 'saved', name: 'One', data: { id: 1 } }
  const two = { kind: 'saved', name: 'Two', data: { id: 2 } }
  for (const action of [one, two, one]) keepInterrupted(state.pendingActions, action)
  const stored = state.pendingActions.$action.get()
  expect(stored && actionsIn(stored)).toEqual([two, one])
})

test('the presses of a reader whose session has ended are all kept', async () => {
  const { state } = await signedIn()
  state.session.expired()
  await expect.poll(() => state.session.$session.get().status).toBe('guest')
  await savedOf(state).save(item('one'))
  await savedOf(state).save(item('two'))
  await followsOf(state).follow(topic)
  const stored = state.pendingActions.$action.get()
  expect(stored && actionsIn(stored)).toHaveLength(3)
  expect(state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
})

test('no interrupted action is lost, and the last press of each decides the order', async () => {
  const { pendingActions } = (await signedIn()).state
  const action = fc.record({
    kind: fc.constantFrom('saved', 'follow'),
    name: fc.constantFrom('One', 'Two'),
    data: fc.record({ id: fc.nat(3) }),
  })
  fc.assert(
    fc.property(fc.array(action, { minLength: 1, maxLength: 12 }), (pressed) => {
      pendingActions.discard()
      for (const one of pressed) keepInterrupted(pendingActions, one)
      const keyOf = ({ kind, data }: { kind: string; data: unknown }) =>
        JSON.stringify([kind, data])
      const last = pressed.filter(
        (one, at) => !pressed.slice(at + 1).some((later) => keyOf(later) === keyOf(one)),
      )
      const stored = pendingActions.$action.get()
      expect(stored && actionsIn(stored)).toEqual(last)
    }),
  )
})
