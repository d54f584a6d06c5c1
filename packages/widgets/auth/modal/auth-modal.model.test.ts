import { describe, expect, test } from 'vitest'
import { attributes, modal } from '../../test/auth-modal.ts'
import { holdCalls, hostOf, leave, password, until } from '../../test/page.ts'
import type { AuthView } from './auth-modal.model.ts'
import { createAuthModel } from './auth-modal.model.ts'

const newcomer = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
  optIn: '',
}

describe('opening', () => {
  test('open() without options shows sign-in', async () => {
    const { state, view, host } = await modal()
    expect(view().step).toBe('closed')
    void state.auth.open()
    expect(view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
    expect(host.$attributes.get()).toMatchObject({ open: true, screen: 'sign-in' })
  })

  test('an invalid screen opens registration', async () => {
    const { state, view, host } = await modal()
    host.set('open', true)
    expect(view()).toMatchObject({ screen: 'registration' })
    state.auth.close()
    void state.auth.open({ screen: 'nonsense' })
    expect(view()).toMatchObject({ screen: 'registration' })
  })

  test('the attributes control the modal and return to their values after it closes', async () => {
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

  test('a screen that fails to load leads back to sign-in, with a message and the drafts', async () => {
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
    // A reader who has just registered need not sign in.
    view().go('profile_settings')
    view().lost()
    expect(view().step).toBe('closed')
  })

  test('go() throws for an unknown screen', async () => {
    const { state } = await modal()
    void state.auth.open()
    expect(() => state.auth.go('elsewhere')).toThrow('elsewhere is not a valid screen')
  })

  test('the modal locks the page’s scrolling while it is open', async () => {
    const { state, environment, view } = await modal()
    void state.auth.open()
    expect(environment.locks()).toBe(1)
    view().close()
    expect(environment.locks()).toBe(0)
  })

  test('closing reloads the page on profile_settings only', async () => {
    const { state, environment, view } = await modal({ reader: 'reader@example.com' })
    void state.auth.open()
    view().close()
    expect(environment.journeys).toEqual([])
    void state.auth.open({ screen: 'profile_settings' })
    view().close()
    expect(environment.journeys).toEqual(['reload'])
  })

  test('the modal does not open for a signed-in reader', async () => {
    const { state, view, host } = await modal({ reader: 'reader@example.com' })
    await state.session.check()
    host.set('open', true)
    expect(view().step).toBe('closed')
    expect(host.$attributes.get().open).toBe(false)
  })

  test('the first of two modals on a page opens, or the one whose attribute is set', async () => {
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

  test('the modal names the reason or the pending action', async () => {
    const { state, view } = await modal()
    void state.auth.open({ reason: 'Save “The Long View”' })
    expect(view().reasons).toEqual(['Save “The Long View”'])
    state.auth.close()
    state.pendingActions.keep({ kind: 'save', name: 'Save “Small Rooms”', data: {} })
    void state.auth.open()
    expect(view().reasons).toEqual(['Save “Small Rooms”'])
  })
})

describe('the captcha notice', () => {
  test('a closed modal sends no request', async () => {
    const { state, mock, view, model } = await modal({ settings: { captchaKey: 'key' } })
    model.$view.listen(() => {})
    expect(view().step).toBe('closed')
    expect(await mock.calls()).toEqual([])
    void state.auth.open()
    await until(state.captcha.$enabled, (now): now is boolean => now !== null)
    expect((await mock.calls()).map(({ path }) => path)).toContain('/api/recaptcha/enabled')
  })

  test('the notice shows while the captcha is on, except on profile_settings', async () => {
    const { state, mock, view, model } = await modal({ settings: { captchaKey: 'key' } })
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

describe('drafts', () => {
  test('drafts survive closing, a failed request and a change of screen; passwords never do', async () => {
    const { state, view, submit } = await modal()
    void state.auth.open()
    view().draft({ email: 'reader@example.com', password: 'wrong' })
    view().close()
    void state.auth.open()
    expect(view().drafts).toEqual({ email: 'reader@example.com', optIn: '' })
    await submit({ email: 'reader@example.com', password: 'wrong' })
    view().go('registration')
    expect(view().drafts).toEqual({ email: 'reader@example.com', optIn: '' })
  })

  test('a successful request clears the drafts', async () => {
    const { state, view, submit } = await modal()
    void state.auth.open()
    view().draft({ email: 'reader@example.com', password })
    await submit({ email: 'reader@example.com', password })
    expect(view().drafts).not.toHaveProperty('password')
  })

  test('two modals do not share drafts', async () => {
    const { state, view } = await modal()
    const second = createAuthModel(state, hostOf(attributes))
    leave(second.destroy)
    view().draft({ email: 'a@example.com' })
    void state.auth.open()
    expect(view().drafts['email']).toBe('a@example.com')
    expect(second.$view.get()?.drafts['email']).toBeUndefined()
  })
})

test('a response after a change of screen has no effect', async () => {
  const { state, view } = await modal()
  void state.auth.open()
  const sending = view().submit({ email: 'reader@example.com', password: 'wrong' })
  expect(view().step).toBe('sending')
  view().go('registration')
  expect(view()).toMatchObject({ step: 'filling', problem: null })
  await sending
  expect(view()).toMatchObject({ screen: 'registration', problem: null })
})

test('the form works again after the back/forward cache restores the page', async () => {
  const { state, environment, view, submit } = await modal()
  void state.auth.open({ screen: 'registration' })
  await submit({ ...newcomer, email: 'print@example.com' })
  expect(view().step).toBe('sending')
  environment.show(true)
  expect(view().step).toBe('filling')
})

test('a late answer to a reset leaves what is typed into another screen', async () => {
  const { state, view, environment } = await modal()
  void state.auth.open({ screen: 'forgot-password' })
  const come = holdCalls(environment, 'POST')
  const sending = view().submit({ email: 'reader@example.com' })
  view().go('sign-in')
  const { draft } = view()
  draft({ email: 'ann@example.com' })
  come()
  await sending
  expect(view().draft).toBe(draft)
  view().loaded()
  expect(view()).toMatchObject({ screen: 'sign-in', drafts: { email: 'ann@example.com' } })
})
