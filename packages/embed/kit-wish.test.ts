import type { State } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test-environment.ts'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { afterSignIn } from './kit-wish.ts'

const setup = () => {
  const auth = { $auth: atom({ step: 'open' }) }
  const intent = { $outcome: atom<object | null>(null), $kept: atom<object | null>({}) }
  const session = { $session: atom({ status: 'guest' }), $departures: atom(0) }
  const environment = testEnvironment({ fetch })
  const page = { auth, environment, intent, session } as unknown as State
  return { auth, environment, intent, session, page }
}

test('a wish that is over asks nothing more of what happens on the page', async () => {
  const { intent, auth, session, page } = setup()
  const isOurs = vi.fn(() => true)
  const ended = afterSignIn(page, isOurs)
  intent.$outcome.set({ failure: null })
  expect(await ended).toBeNull()
  intent.$outcome.set({ failure: { kind: 'server' } })
  expect(isOurs).toHaveBeenCalledOnce()
  expect([intent.$outcome.lc, auth.$auth.lc, session.$departures.lc]).toEqual([0, 0, 0])
})

test('who is signed in when the modal closes has not said no', async () => {
  const { auth, intent, session, page } = setup()
  const ended = afterSignIn(page, () => true)
  session.$session.set({ status: 'subscribers' })
  auth.$auth.set({ step: 'closed' })
  intent.$outcome.set({ failure: { kind: 'server' } })
  expect(await ended).toEqual({ kind: 'server' })
})

test('a wish is over when it has been kept for half an hour; one that was begun is waited for', async () => {
  const { environment, intent, page } = setup()
  const ended = afterSignIn(page, () => true)
  environment.advance(30 * 60_000)
  expect(await ended).toEqual({ kind: 'signed-out' })
  const begun = afterSignIn(page, () => true)
  intent.$kept.set(null)
  environment.advance(30 * 60_000)
  intent.$outcome.set({ failure: null })
  expect(await begun).toBeNull()
})

test('a wish is over when another reader comes, and when nothing was kept of it', async () => {
  const { session, intent, page } = setup()
  const ended = afterSignIn(page, () => true)
  session.$departures.set(1)
  expect(await ended).toEqual({ kind: 'signed-out' })
  intent.$kept.set(null)
  expect(await afterSignIn(page, () => true)).toEqual({ kind: 'signed-out' })
})
