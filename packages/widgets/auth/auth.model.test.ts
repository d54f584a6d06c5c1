import { describe, expect, test } from 'vitest'
import { hostOf, leave, password, until } from '../test/page.ts'
import { createAuthModel } from './auth.model.ts'
import type { AuthView } from './auth.view.ts'
import { attributes, modal } from './test-modal.ts'

const newcomer = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
  optIn: '',
}

describe('opening', () => {
  test('the usual call starts on sign-in', async () => {
    const { state, view, host } = await modal()
    expect(view().step).toBe('closed')
    void state.auth.open()
    expect(view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
    expect(host.$attributes.get()).toMatchObject({ open: true, screen: 'sign-in' })
  })

  test('without a valid screen it starts on registration', async () => {
    const { state, view, host } = await modal()
    host.set('open', true)
    expect(view()).toMatchObject({ screen: 'registration' })
    state.auth.close()
    void state.auth.open({ screen: 'nonsense' })
    expect(view()).toMatchObject({ screen: 'registration' })
  })

  test('the attributes open, change and close it, and are as they were afterwards', async () => {
    const { state, view, host } = await modal({}, { screen: 'forgot-password', open: true })
    expect(view()).toMatchObject({ screen: 'forgot-password' })
    host.set('screen', 'registration')
    expect(view()).toMatchObject({ screen: 'registration' })
    view().go('sign-in')
    expect(host.$attributes.get().screen).toBe('sign-in')
    host.set('open', false)
    expect(view().step).toBe('closed')
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(host.$attributes.get().screen).toBe('registration')
  })

  test('a screen whose code cannot be had leads back to sign-in, which says so and keeps what was typed', async () => {
    const { state, view } = await modal()
    void state.auth.open()
    view().draft({ email: 'reader@example.com' })
    view().go('registration')
    view().lost()
    const problem = { message: 'No connection. Check your network and try again.', fields: {} }
    await expect.poll(view).toMatchObject({ step: 'filling', screen: 'sign-in', problem })
    expect(view().drafts).toMatchObject({ email: 'reader@example.com' })
    view().go('registration')
    expect(view()).toMatchObject({ step: 'filling', screen: 'registration', problem: null })
    // Whoever has just made an account is not asked to sign in.
    view().go('profile_settings')
    view().lost()
    expect(view().step).toBe('closed')
  })

  test('another screen than the four is an error', async () => {
    const { state } = await modal()
    void state.auth.open()
    expect(() => state.auth.go('elsewhere')).toThrow('elsewhere is not a valid screen')
  })

  test('it locks the page’s scrolling as long as it is open', async () => {
    const { state, environment, view } = await modal()
    void state.auth.open()
    expect(environment.locks()).toBe(1)
    view().close()
    expect(environment.locks()).toBe(0)
  })

  test('closing on profile_settings reloads, elsewhere it does not', async () => {
    const { state, environment, view } = await modal({ reader: 'reader@example.com' })
    void state.auth.open()
    view().close()
    expect(environment.journeys).toEqual([])
    void state.auth.open({ screen: 'profile_settings' })
    view().close()
    expect(environment.journeys).toEqual(['reload'])
  })

  test('a reader who is signed in is not asked again', async () => {
    const { state, view, host } = await modal({ reader: 'reader@example.com' })
    await state.session.check()
    host.set('open', true)
    expect(view().step).toBe('closed')
    expect(host.$attributes.get().open).toBe(false)
  })

  test('of two on a page one opens: the first, or the one opened by name', async () => {
    const { state, view } = await modal()
    const host = hostOf(attributes)
    const second = createAuthModel(state, host)
    leave(second.destroy)
    void state.auth.open()
    expect([view().step, second.$view.get()?.step]).toEqual(['filling', 'closed'])
    state.auth.close()
    host.set('open', true)
    expect([view().step, second.$view.get()?.step]).toEqual(['closed', 'filling'])
    second.destroy()
    expect(view().step).toBe('filling')
  })

  test('it names the wish that it was opened for', async () => {
    const { state, view } = await modal()
    void state.auth.open({ reason: 'Save “The Long View”' })
    expect(view().reasons).toEqual(['Save “The Long View”'])
    state.auth.close()
    state.intent.keep({ kind: 'save', name: 'Save “Small Rooms”', data: {} })
    void state.auth.open()
    expect(view().reasons).toEqual(['Save “Small Rooms”'])
  })
})

describe('the captcha notice', () => {
  test('nothing is asked of the server before the modal opens', async () => {
    const { state, mock, view, model } = await modal()
    model.$view.listen(() => {})
    expect(view().step).toBe('closed')
    expect(await mock.calls()).toEqual([])
    void state.auth.open()
    await until(state.captcha.$enabled, (now): now is boolean => now !== null)
    expect((await mock.calls()).map(({ path }) => path)).toContain('/api/recaptcha/enabled')
  })

  test('is shown while the captcha is on, except on profile_settings', async () => {
    const { state, mock, view, model } = await modal()
    await mock.settings({ captcha: true })
    void state.auth.open()
    expect(view().captcha).toBe(false)
    await until(model.$view, (now): now is AuthView => !!now?.captcha)
    view().go('registration')
    expect(view().captcha).toBe(true)
    view().go('profile_settings')
    expect(view().captcha).toBe(false)
  })
})

describe('what was typed', () => {
  test('survives closing, failing and going to another screen', async () => {
    const { state, view, submit } = await modal()
    void state.auth.open()
    view().draft({ email: 'reader@example.com', password: 'wrong' })
    view().close()
    void state.auth.open()
    expect(view().drafts).toMatchObject({ email: 'reader@example.com', password: 'wrong' })
    await submit({ email: 'reader@example.com', password: 'wrong' })
    view().go('registration')
    expect(view().drafts).toMatchObject({ email: 'reader@example.com' })
  })

  test('is forgotten when it has done its work', async () => {
    const { state, view, submit } = await modal()
    void state.auth.open()
    view().draft({ email: 'reader@example.com', password })
    await submit({ email: 'reader@example.com', password })
    expect(view().drafts).not.toHaveProperty('password')
  })

  test('is another for each modal', async () => {
    const { state, view } = await modal()
    const second = createAuthModel(state, hostOf(attributes))
    leave(second.destroy)
    view().draft({ email: 'a@example.com' })
    void state.auth.open()
    expect(view().drafts['email']).toBe('a@example.com')
    expect(second.$view.get()?.drafts['email']).toBeUndefined()
  })
})

test('an answer that comes after the screen has changed changes nothing', async () => {
  const { state, view } = await modal()
  void state.auth.open()
  const sending = view().submit({ email: 'reader@example.com', password: 'wrong' })
  expect(view().step).toBe('sending')
  view().go('registration')
  expect(view()).toMatchObject({ step: 'filling', problem: null })
  await sending
  expect(view()).toMatchObject({ screen: 'registration', problem: null })
})

test('back from the page it was left for, the form is alive again', async () => {
  const { state, environment, view, submit } = await modal()
  void state.auth.open({ screen: 'registration' })
  await submit({ ...newcomer, email: 'print@example.com' })
  expect(view().step).toBe('sending')
  environment.show(true)
  expect(view().step).toBe('filling')
})
