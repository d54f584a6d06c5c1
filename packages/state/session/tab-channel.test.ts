import { expect, test } from 'vitest'
import { reader, until, visit } from '../test/state.ts'

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
