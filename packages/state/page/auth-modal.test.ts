import { expect, test } from 'vitest'
import { reader, until, visit } from '../test/state.ts'

const open = { step: 'open', reason: null, fromPaywall: false }

test('the usual opening starts on sign-in, one without a valid mode on registration', () => {
  const { auth } = visit().state
  void auth.open()
  expect(auth.$auth.get()).toEqual({ ...open, screen: 'sign-in' })
  void auth.open({ screen: 'nonsense' })
  expect(auth.$auth.get()).toEqual({ ...open, screen: 'registration' })
  void auth.open({ screen: 'forgot-password', reason: 'To save', fromPaywall: true })
  expect(auth.$auth.get()).toEqual({
    step: 'open',
    screen: 'forgot-password',
    reason: 'To save',
    fromPaywall: true,
  })
})

test('the console names a screen that does not exist', () => {
  const { state, page } = visit()
  void state.auth.open({ screen: 'bogus' })
  void state.auth.open({ screen: '' })
  void state.auth.open({ screen: 'sign-in' })
  expect(page.warnings).toEqual(['bogus is not a valid screen'])
})

test('profile_settings is the sign-in screen for a guest, who has no account yet', async () => {
  const { auth, session } = visit().state
  await session.check()
  void auth.open({ screen: 'profile_settings' })
  expect(auth.$auth.get()).toEqual({ ...open, screen: 'sign-in' })
})

test('the modal opens only one of the four screens', () => {
  const { auth } = visit().state
  void auth.open()
  for (const screen of ['registration', 'forgot-password', 'profile_settings', 'sign-in']) {
    auth.go(screen)
    expect(auth.$auth.get()).toMatchObject({ screen })
  }
  expect(() => auth.go('checkout')).toThrow(/^checkout is not a valid screen$/)
  expect(() => auth.go('')).toThrow(/^ is not a valid screen$/)
  expect(() => auth.go('toString')).toThrow('toString is not a valid screen')
  expect(auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
})

test('open() returns one promise, and closing rejects it without a reload', async () => {
  const { state, page } = visit()
  const promise = state.auth.open()
  expect(state.auth.open({ screen: 'registration' })).toBe(promise)
  state.auth.close()
  await expect(promise).rejects.toMatchObject({ name: 'DismissedError' })
  expect(page.journeys).toEqual([])
  expect(state.auth.open()).not.toBe(promise)
})

test('closing the profile step reloads the page', () => {
  const { state, page } = visit()
  void state.auth.open({ screen: 'profile_settings' })
  state.auth.close()
  state.auth.close()
  expect(page.journeys).toEqual(['reload'])
})

test('a signed-in reader is not asked to sign in', async () => {
  const { state, server } = visit()
  await server.control.signIn(reader.username)
  await state.session.check()
  expect(await state.auth.open()).toMatchObject({ emailAddress: reader.username })
  expect(state.auth.$auth.get().step).toBe('closed')
})

test('open() resolves for a reader who turns out to be signed in', async () => {
  const { state, server } = visit()
  await server.control.signIn(reader.username)
  const promise = state.auth.open()
  await state.session.check()
  expect(await promise).toMatchObject({ emailAddress: reader.username })
  expect(state.auth.$auth.get().step).toBe('closed')
})

test('the page can cancel the modal and use its own login', () => {
  const { state, page } = visit()
  const button = new EventTarget()
  button.addEventListener('bindery-sign-in-request', (event) => event.preventDefault(), {
    once: true,
  })
  expect(state.auth.request({ reason: 'To save' }, button)).toBeNull()
  expect(state.auth.$auth.get().step).toBe('closed')
  expect(page.events[0]).toMatchObject({
    cancelable: true,
    bubbles: true,
    composed: true,
    detail: { screen: 'sign-in', reason: 'To save' },
  })
  expect(state.auth.request({}, button)).not.toBeNull()
  expect(state.auth.$auth.get().step).toBe('open')
})

test('a session that ends on the profile step asks to sign in; a page with a login of its own gets its place', async () => {
  for (const own of [false, true]) {
    const { state, server, page } = visit(
      {},
      { dispatch: ({ type }) => !own || type !== 'bindery-sign-in-request' },
    )
    await server.control.signIn(reader.username)
    await state.session.check()
    void state.auth.open({ screen: 'profile_settings' })
    state.session.expired()
    const next = await until(state.auth.$auth, (auth) => Object(auth).screen !== 'profile_settings')
    expect(next).toMatchObject(own ? { step: 'closed' } : { screen: 'sign-in' })
    expect(page.local.get('bindery:user')).toBeNull()
    expect(page.journeys).toEqual([])
  }
})
