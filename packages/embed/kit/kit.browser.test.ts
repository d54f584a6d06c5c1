import { parseSettings } from '@bindery/state/settings/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, test } from 'vitest'
import { completeKit } from './kit.ts'
import { createKitShell } from './kit-shell.ts'

test.each([
  ['no screen', {}, 'sign-in'],
  ['a valid screen', { screen: 'forgot-password' }, 'forgot-password'],
  ['an unknown screen', { screen: 'log-in' }, 'registration'],
  ['an empty string', { screen: '' }, 'registration'],
])('openAuth opens the right screen: %s', async (_what, options, screen) => {
  const environment = testEnvironment()
  const state = createState(environment, parseSettings([], environment))
  const { kit } = createKitShell('1.0.0')
  let ensured = 0
  const ensure = () => {
    ensured += 1
  }
  const complete = completeKit(kit, state, ensure, async () => {})
  // The promise is ignored: its rejection must not be an unhandled error.
  void complete.openAuth(options)
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen })
  expect(ensured).toBe(1)
})
