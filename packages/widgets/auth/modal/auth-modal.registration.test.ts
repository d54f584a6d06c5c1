import { describe, expect, test } from 'vitest'
import { modal, problemIn } from '../../test/auth-modal.ts'

const newcomer = {
  firstName: 'Nora',
  lastName: 'New',
  email: 'nora@example.com',
  password: 'Correct#Horse9',
  optIn: '',
}

describe('registration', () => {
  test('registering signs the reader in and shows profile_settings', async () => {
    const { state, environment, submit } = await modal()
    const waiting = state.auth.open({ screen: 'registration' })
    const view = await submit(newcomer)
    expect(view).toMatchObject({ step: 'filling', screen: 'profile_settings', problem: null })
    expect((await waiting).emailAddress).toBe('nora@example.com')
    expect(environment.events.map(({ type }) => type)).toContain('bindery-registered')
    expect(environment.journeys).toEqual([])
  })

  test('registering from a paywall reloads the page with registration=success', async () => {
    const { environment, submit } = await modal({}, { open: true, fromPaywall: true })
    await submit(newcomer)
    expect(environment.journeys).toEqual([
      'https://publisher.example/2025/03/an-article?registration=success',
    ])
  })

  test('registering from a paywall shows profile_settings if the page does not reload', async () => {
    const { state, submit } = await modal({ settings: { reload: 'never' } })
    void state.auth.open({ screen: 'registration', fromPaywall: true })
    expect(await submit(newcomer)).toMatchObject({ screen: 'profile_settings' })
  })

  test('a known subscriber is sent to the subscriber registration, with the page to return to', async () => {
    const { state, environment, submit, posts } = await modal()
    void state.auth.open({ screen: 'registration' })
    await submit({ ...newcomer, email: 'print@example.com' })
    expect(environment.journeys).toEqual([
      'https://publisher.example/subscriber-registration?emailAddress=cHJpbnRAZXhhbXBsZS5jb20%3D&return=%2F2025%2F03%2Fan-article',
    ])
    expect(await posts('/api/user/register')).toHaveLength(0)
  })

  test('a cancelled navigation gives a known subscriber the form back', async () => {
    const { state, host, submit } = await modal()
    host.element.addEventListener('bindery-navigate-request', (event) => event.preventDefault())
    void state.auth.open({ screen: 'registration' })
    expect((await submit({ ...newcomer, email: 'print@example.com' })).step).toBe('filling')
  })

  test('a taken e-mail shows a link to sign in', async () => {
    const { state, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const view = await submit({ ...newcomer, email: 'reader@example.com' })
    expect(problemIn(view)).toEqual({
      message: 'That username is unavailable. Sign in or choose another email address.',
      link: { words: 'Sign in', href: '#bindery:sign-in', follow: expect.any(Function) },
      fields: { email: '' },
    })
  })

  test('a 422 response shows the message of a taken e-mail', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const errors = [{ field: 'emailAddress', message: 'taken' }]
    await mock.faults([{ path: '/api/user/register', status: 422, body: { errors } }])
    expect(problemIn(await submit(newcomer))?.message).toMatch(/^That username is unavailable/)
  })

  test('a restricted e-mail shows that the account cannot be verified', async () => {
    const { state, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const view = await submit({ ...newcomer, email: 'restricted@example.com' })
    expect(problemIn(view)?.message).toMatch(/^We're having trouble verifying your account\./)
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
    [[[undefined, 'closed for today']], { message: 'Closed for today.', fields: {} }],
    [[['password', ' ']], { message: 'Something went wrong. Please try again.', fields: {} }],
    [[['planet', ' ']], { message: 'Something went wrong. Please try again.', fields: {} }],
  ])('a 400 response with %j marks its field', async (list, problem) => {
    const { state, mock, submit } = await modal()
    void state.auth.open({ screen: 'registration' })
    const errors = list.map(([field, message]) => ({ field, message }))
    await mock.faults([{ path: '/api/user/register', status: 400, body: { errors } }])
    expect(problemIn(await submit(newcomer))).toEqual(problem)
  })

  test.each([
    ['US', 'on'],
    ['CA', ''],
    [null, ''],
  ])('the opt-in box has the default of country %s and keeps a choice', async (country, optIn) => {
    const { state, view } = await modal({ settings: { country } })
    void state.auth.open({ screen: 'registration' })
    expect(view().drafts['optIn']).toBe(optIn)
    view().draft({ optIn: optIn ? '' : 'on' })
    view().go('sign-in')
    view().go('registration')
    expect(view().drafts['optIn']).toBe(optIn ? '' : 'on')
  })
})
