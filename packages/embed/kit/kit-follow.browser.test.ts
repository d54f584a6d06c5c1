import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, test } from 'vitest'
import { follow } from './kit-follow.ts'

const origin = 'https://publisher.example'
const topic = { type: 'topic', id: 'strategy', name: 'Strategy' }

test('follow fails for a guest who closes the modal, and succeeds for one who signs in', async () => {
  const { fetch } = createBrowserMockApi({ origin })
  const environment = testEnvironment({ fetch })
  const state = createState(environment, { ...defaultSettings(origin), reload: 'never' })
  const first = follow(state, topic)
  await expect.poll(() => state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
  state.auth.close()
  expect(await first).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  const second = follow(state, { type: 'topic', id: ' strategy ', name: ' Strategy ' })
  await expect.poll(() => state.auth.$auth.get().step).toBe('open')
  expect(state.pendingActions.$action.get()).toMatchObject({ data: { thing: topic } })
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await second).toEqual({ ok: true })
  const followed = environment.events.find(({ type }) => type === 'bindery-followed')
  expect(followed).toMatchObject({ detail: { type: 'topic', id: 'strategy' } })
})
