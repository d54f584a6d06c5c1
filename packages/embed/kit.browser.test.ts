import { parseSettings } from '@bindery/state/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test-environment.ts'
import { expect, test } from 'vitest'
import { modalTag } from './bring.ts'
import { completeKit } from './kit.ts'
import { createKitShell } from './kit-shell.ts'

test.each([
  ['left out', {}, 'sign-in'],
  ['a screen', { screen: 'forgot-password' }, 'forgot-password'],
  ['none of the four', { screen: 'log-in' }, 'registration'],
  ['empty', { screen: '' }, 'registration'],
])('openAuth with its screen %s', async (_what, options, screen) => {
  const environment = testEnvironment()
  const state = createState(environment, parseSettings([], environment))
  const { kit } = createKitShell('1.0.0')
  const complete = completeKit(
    { version: '1.0.0', tags: [], script: null, kit, load: async () => true },
    state,
  )
  // Nobody waits for the answer: that it is a refusal must not be an error of the page.
  void complete.openAuth(options)
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen })
  complete.closeAuth()
  document.querySelector(modalTag)?.remove()
})
