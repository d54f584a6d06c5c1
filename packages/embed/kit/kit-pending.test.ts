import type { State } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { waitForPendingAction } from './kit-pending.ts'

const setup = () => {
  const auth = { $auth: atom({ step: 'open' }) }
  const pendingActions = { $outcome: atom<object | null>(null), $action: atom<object | null>({}) }
  const session = { $session: atom({ status: 'guest' }), $readerChanges: atom(0) }
  const environment = testEnvironment({ fetch })
  const state = { auth, environment, pendingActions, session } as unknown as State
  return { auth, environment, pendingActions, session, state }
}

test('a completed action removes all its listeners', async () => {
  const { pendingActions, auth, session, state } = setup()
  const isOurs = vi.fn(() => true)
  const result = waitForPendingAction(state, isOurs)
  isOurs.mockClear()
  pendingActions.$outcome.set({ failure: null })
  expect(await result).toBeNull()
  pendingActions.$outcome.set({ failure: { kind: 'server' } })
  expect(isOurs).toHaveBeenCalledOnce()
  const stores = [
    pendingActions.$outcome,
    pendingActions.$action,
    auth.$auth,
    session.$readerChanges,
  ]
  expect(stores.map(({ lc }) => lc)).toEqual([0, 0, 0, 0])
})

test('a modal that closes for a signed-in reader does not end the wait', async () => {
  const { auth, pendingActions, session, state } = setup()
  const result = waitForPendingAction(state, () => true)
  session.$session.set({ status: 'subscribers' })
  auth.$auth.set({ step: 'closed' })
  pendingActions.$outcome.set({ failure: { kind: 'server' } })
  expect(await result).toEqual({ kind: 'server' })
})

test('an action that has not started ends after half an hour, and a started one does not', async () => {
  const { environment, pendingActions, state } = setup()
  const expired = waitForPendingAction(state, () => true)
  environment.advance(30 * 60_000)
  expect(await expired).toEqual({ kind: 'signed-out' })
  const started = waitForPendingAction(state, () => true)
  pendingActions.$action.set(null)
  environment.advance(30 * 60_000)
  pendingActions.$outcome.set({ failure: null })
  expect(await started).toBeNull()
})

test('an action ends when the reader changes, or when none was stored', async () => {
  const { session, pendingActions, state } = setup()
  const result = waitForPendingAction(state, () => true)
  session.$readerChanges.set(1)
  expect(await result).toEqual({ kind: 'signed-out' })
  pendingActions.$action.set(null)
  expect(await waitForPendingAction(state, () => true)).toEqual({ kind: 'signed-out' })
})
