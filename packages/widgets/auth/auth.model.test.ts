import { afterEach, describe, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions, password, until } from '../test/page.ts'
import { createAuthModel } from './auth.model.ts'
import type { AuthAttributes } from './auth.opening.ts'
import type { AuthView } from './auth.view.ts'

const attributes: AuthAttributes = { open: false, screen: undefined, fromPaywall: false }

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const modal = async (options: PageOptions = {}, own: Partial<AuthAttributes> = {}) => {
  const page = await openPage(options)
  const host = hostOf({ ...attributes, ...own })
  const model = createAuthModel(page.state, host)
  leave.push(model.destroy, page.state.destroy)
  const view = () => {
    const now = model.$view.get()
    if (!now) throw new Error('nothing is drawn')
    return now
  }
  /** Sends the open screen's form, and answers what the reader then sees. */
  const submit = async (values: Record<string, string>) => {
    await view().submit(values)
    return view()
  }
  return { ...page, host, model, view, submit }
}

const told = (view: AuthView) => (view.step === 'filling' ? view.problem : null)

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
    leave.push(second.destroy)
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

describe('sign-in', () => {
  const wrong = 'You have entered an invalid email and password combination. Please try again.'

  test('success: profile, promise, reload, closed, in this order', async () => {
    const { state, environment, submit } = await modal()
    const order: string[] = []
    const reader = state.auth.open().then((user) => order.push(`promise ${user.firstName}`))
    state.auth.$auth.listen(({ step }) => order.push(step))
    const view = await submit({ email: ' reader@example.com ', password })
    await reader
    expect(view.step).toBe('closed')
    expect(environment.journeys).toEqual(['reload'])
    expect(state.session.$session.get()).toMatchObject({ status: 'registered' })
    expect(environment.events.map(({ type }) => type)).toEqual([
      'bindery-signed-in',
      'bindery-reload-request',
    ])
    expect(order).toContain('promise Robin')
  })

  test('a wrong password says how many tries are left, one of them in the singular', async () => {
    const { state, submit, posts } = await modal()
    void state.auth.open()
    const tries = ['4 tries', '3 tries', '2 tries', '1 try']
    for (const left of tries) {
      const view = await submit({ email: 'reader@example.com', password: 'wrong' })
      expect(told(view)).toEqual({
        message: `${wrong} You have ${left} left.`,
        fields: { email: '' },
      })
    }
    expect(await posts('/authenticate')).toHaveLength(4)
  })

  test('without tries_left it is the default alone', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    await mock.faults([{ path: '/authenticate', status: 401, body: {} }])
    const view = await submit({ email: 'nobody@example.com', password: 'wrong' })
    expect(told(view)).toEqual({ message: wrong, fields: { email: '' } })
  })

  test.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [900, '15 minutes'],
    [3599, '60 minutes'],
    [3600, '1 hour'],
    [5400, '2 hours'],
  ])('a lockout of %i seconds is %s', async (lockout_duration, time) => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    await mock.faults([{ path: '/authenticate', status: 401, body: { lockout_duration } }])
    const view = await submit({ email: 'reader@example.com', password: 'wrong' })
    expect(told(view)?.message).toBe(
      `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`,
    )
  })

  test('a restricted reader is sent to customer service', async () => {
    const { state, submit } = await modal()
    void state.auth.open()
    const view = await submit({ email: 'restricted@example.com', password })
    expect(told(view)).toEqual({
      message:
        "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
      fields: {},
    })
  })

  test('two submits in one task are one request', async () => {
    const { state, view, posts } = await modal()
    void state.auth.open()
    const values = { email: 'reader@example.com', password: 'wrong' }
    await Promise.all([view().submit(values), view().submit(values)])
    expect(await posts('/authenticate')).toHaveLength(1)
  })

  test('every other fault has words, and the form can be sent again', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    const values = { email: 'reader@example.com', password }
    await mock.faults([{ path: '/authenticate', abort: true }])
    expect(told(await submit(values))?.message).toBe(
      'No connection. Check your network and try again.',
    )
    for (const body of ['', 'null', '[]', '<html>', '{']) {
      await mock.faults([{ path: '/authenticate', status: 500, body }])
      expect(told(await submit(values))?.message).toBe('Something went wrong. Please try again.')
    }
    await mock.faults([{ path: '/authenticate', status: 429, headers: { 'retry-after': '30' } }])
    expect(told(await submit(values))?.message).toBe('Please wait 30 seconds and try again.')
    await mock.faults([])
    expect((await submit(values)).step).toBe('closed')
  })

  test('a captcha that cannot be had is named, and tried again', async () => {
    const { state, mock, submit, posts } = await modal()
    await mock.settings({ captcha: true })
    void state.auth.open()
    const view = await submit({ email: 'reader@example.com', password })
    expect(told(view)?.message).toBe('grecaptcha is not available')
    expect(await posts('/authenticate')).toHaveLength(0)
  })
})

describe('registration', () => {
  test('success goes on to profile_settings, and the reader is signed in', async () => {
    const { state, environment, submit } = await modal()
    const waiting = state.auth.open({ screen: 'registration' })
    const view = await submit(newcomer)
    expect(view).toMatchObject({ step: 'filling', screen: 'profile_settings', problem: null })
    expect((await waiting).emailAddress).toBe('nora@example.com')
    expect(environment.events.map(({ type }) => type)).toContain('bindery-registered')
    expect(environment.journeys).toEqual([])
  })

  test('from a paywall the page reloads with registration=success', async () => {
    const { environment, submit } = await modal({}, { open: true, fromPaywall: true })
    await submit(newcomer)
    expect(environment.journeys).toEqual([
      'https://publisher.example/2025/03/an-article?registration=success',
    ])
  })

  test('from a paywall, where the page stays, it goes on to profile_settings', async () => {
    const { state, submit } = await modal({ settings: { reload: 'never' } })
    void state.auth.open({ screen: 'registration', fromPaywall: true })
    expect(await submit(newcomer)).toMatchObject({ screen: 'profile_settings' })
  })

  test('a known subscriber is sent to the registration for subscribers', async () => {
    const { state, environment, submit, posts } = await modal()
    void state.auth.open({ screen: 'registration' })
    await submit({ ...newcomer, email: 'print@example.com' })
    expect(environment.journeys).toEqual([
      `https://publisher.example/subscriber-registration?emailAddress=${encodeURIComponent(btoa('print@example.com'))}`,
    ])
    expect(await posts('/api/user/register')).toHaveLength(0)
  })

  test('a host that keeps the known subscriber gets the form back', async () => {
    const { state, host, submit } = await modal()
    host.element.addEventListener('bindery-navigate-request', (event) => event.preventDefault())
    void state.auth.open({ screen: 'registration' })
    expect((await submit({ ...newcomer, email: 'print@example.com' })).step).toBe('filling')
  })

  test('an e-mail that is taken', async () => {
    const { state, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const view = await submit({ ...newcomer, email: 'reader@example.com' })
    expect(told(view)).toEqual({
      message: 'That username is unavailable. Sign in or choose another email address.',
      fields: { email: '' },
    })
  })

  test('422 says the same', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const errors = [{ field: 'emailAddress', message: 'taken' }]
    await mock.faults([{ path: '/api/user/register', status: 422, body: { errors } }])
    expect(told(await submit(newcomer))?.message).toMatch(/^That username is unavailable/)
  })

  test('a restricted e-mail', async () => {
    const { state, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const view = await submit({ ...newcomer, email: 'restricted@example.com' })
    expect(told(view)?.message).toMatch(/^We're having trouble verifying your account\./)
  })

  test.each([
    [[['emailAddress', 'bad']], { fields: { email: 'Email address is not valid.' } }],
    [[['password', 'Too common!']], { fields: { password: 'Too common!' } }],
    [
      [
        ['firstName', 'is odd'],
        ['password', 'Too common!'],
      ],
      { fields: { password: 'Too common!' } },
    ],
    [
      [
        ['lastName', 'is too long'],
        ['firstName', 'is odd'],
      ],
      { fields: { lastName: 'Is too long.' } },
    ],
    [[['planet', 'unknown planet']], { message: 'Unknown planet.', fields: {} }],
    [[['planet', ' ']], { message: 'Something went wrong. Please try again.', fields: {} }],
  ])('400 %j', async (list, problem) => {
    const { state, mock, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const errors = list.map(([field, message]) => ({ field, message }))
    await mock.faults([{ path: '/api/user/register', status: 400, body: { errors } }])
    expect(told(await submit(newcomer))).toEqual(problem)
  })

  test.each([
    ['US', 'on'],
    ['CA', ''],
    [null, ''],
  ])('the opt-in box in %s', async (country, optIn) => {
    const { state, view } = await modal({ settings: { country } })
    void state.auth.open({ screen: 'registration' })
    expect(view().drafts['optIn']).toBe(optIn)
    view().draft({ optIn: optIn ? '' : 'on' })
    view().go('sign-in')
    view().go('registration')
    expect(view().drafts['optIn']).toBe(optIn ? '' : 'on')
  })
})

describe('forgot-password', () => {
  const sent =
    'If your email is registered with us, you will receive an email with a link to reset your password.'

  const request = async (email: string) => {
    const page = await modal()
    void page.state.auth.open({ screen: 'forgot-password' })
    return { ...page, now: await page.submit({ email }) }
  }

  test('says the same to everybody, and closes itself after 5 seconds', async () => {
    for (const email of ['reader@example.com', 'nobody@example.com']) {
      const { now, view, state, environment } = await request(email)
      expect(now.step).toBe('sent')
      expect(now.words.resetSent).toBe(sent)
      expect(state.status.$announcement.get().text).toBe(sent)
      environment.advance(4999)
      expect(view().step).toBe('sent')
      environment.advance(1)
      expect(view().step).toBe('closed')
      expect(state.status.$announcement.get().text).toBe(sent)
    }
  })

  test('the link is mailed', async () => {
    const { mock } = await request('reader@example.com')
    expect((await mock.mailbox()).map(({ to }) => to)).toEqual(['reader@example.com'])
  })

  test('waits while pointer or focus is on the message', async () => {
    const { view, environment } = await request('reader@example.com')
    view().hold(true)
    environment.advance(60_000)
    expect(view().step).toBe('sent')
    view().hold(false)
    environment.advance(5000)
    expect(view().step).toBe('closed')
  })

  test('a reader who goes back in time stays', async () => {
    const { view, environment } = await request('reader@example.com')
    view().go('sign-in')
    environment.advance(5000)
    expect(view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
  })

  test('a restricted reader', async () => {
    const { now } = await request('restricted@example.com')
    expect(told(now)?.message).toMatch(/^We're having trouble verifying your account\./)
  })

  test('a locked reader', async () => {
    const { now } = await request('locked@example.com')
    expect(told(now)?.message).toMatch(/^Your account is blocked/)
  })
})

describe('profile_settings', () => {
  const choices = { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' }

  test('what was chosen is sent, then the modal closes and the page reloads', async () => {
    const { state, environment, submit } = await modal({ reader: 'reader@example.com' })
    void state.auth.open({ screen: 'profile_settings' })
    const view = await submit(choices)
    expect(view.step).toBe('closed')
    expect(environment.journeys).toEqual(['reload'])
    expect(state.session.$session.get()).toMatchObject({
      user: { jobTitle: 'Analyst', companySize: '1 to 4', industry: '' },
    })
  })

  test('a session that has ended: the reader signs in, and it is sent after all', async () => {
    const { state, mock, view, submit } = await modal({ settings: { reload: 'never' } })
    await mock.signIn('reader@example.com')
    await state.session.check()
    void state.auth.open({ screen: 'profile_settings' })
    const body = { code: 'unauthenticated' }
    const path = '/api/user/profile'
    await mock.faults([{ method: 'POST', path, status: 401, body, times: 1 }])
    await submit(choices)
    expect(view()).toMatchObject({
      screen: 'sign-in',
      reasons: ['Your session has ended. Please sign in again.', 'Save your profile'],
    })
    await submit({ email: 'reader@example.com', password })
    await until(state.session.$session, (now): now is typeof now =>
      'user' in now ? now.user.jobTitle === 'Analyst' : false,
    )
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
    leave.push(second.destroy)
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
