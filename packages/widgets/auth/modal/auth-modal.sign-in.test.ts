import { describe, expect, test } from 'vitest'
import { modal, problemIn } from '../../test/auth-modal.ts'
import { password } from '../../test/page.ts'

describe('sign-in', () => {
  const wrong = 'You have entered an invalid email and password combination. Please try again.'

  test('signing in loads the profile, resolves the promise, reloads and closes, in this order', async () => {
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

  test('a wrong password shows how many tries are left, in the singular for one', async () => {
    const { state, submit, posts } = await modal()
    void state.auth.open()
    const tries = ['4 tries', '3 tries', '2 tries', '1 try']
    for (const left of tries) {
      const view = await submit({ email: 'reader@example.com', password: 'wrong' })
      expect(problemIn(view)).toEqual({
        message: `${wrong} You have ${left} left.`,
        fields: { email: '' },
      })
    }
    expect(await posts('/authenticate')).toHaveLength(4)
  })

  test.each([[undefined], [-1], [1.5], [1e308]])(
    'a wrong password with tries_left %s shows no number',
    async (tries_left) => {
      const { state, mock, submit } = await modal()
      void state.auth.open()
      await mock.faults([{ path: '/authenticate', status: 401, body: { tries_left } }])
      const view = await submit({ email: 'nobody@example.com', password: 'wrong' })
      expect(problemIn(view)).toEqual({ message: wrong, fields: { email: '' } })
    },
  )

  test.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [900, '15 minutes'],
    [3599, '60 minutes'],
    [3600, '1 hour'],
    [5400, '2 hours'],
  ])('a lockout of %i seconds shows %s', async (lockout_duration, time) => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    await mock.faults([{ path: '/authenticate', status: 401, body: { lockout_duration } }])
    const view = await submit({ email: 'reader@example.com', password: 'wrong' })
    expect(problemIn(view)?.message).toBe(
      `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`,
    )
  })

  test.each([[-5], [1e308]])('a lockout of %d seconds shows no time', async (lockout_duration) => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    await mock.faults([{ path: '/authenticate', status: 423, body: { lockout_duration } }])
    const view = await submit({ email: 'reader@example.com', password: 'wrong' })
    expect(problemIn(view)?.message).toMatch(/^Your account is blocked/)
    expect(problemIn(view)?.message).not.toMatch(/\d/)
  })

  test('a restricted reader sees a link to customer service', async () => {
    const { state, submit } = await modal()
    void state.auth.open()
    const view = await submit({ email: 'restricted@example.com', password })
    expect(problemIn(view)).toEqual({
      message:
        "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
      link: { words: 'Customer Service', href: expect.stringContaining('/subscriber-help#') },
      fields: {},
    })
  })

  test('a locked or restricted reader sees the number of customer service', async () => {
    const settings = { customerServicePhone: '+1 (800) 555-0142' }
    const { state, submit } = await modal({ settings })
    void state.auth.open()
    const call = { words: 'Call +1 (800) 555-0142', href: 'tel:+18005550142' }
    for (const email of ['restricted@example.com', 'locked@example.com']) {
      expect(problemIn(await submit({ email, password }))).toMatchObject({ call })
    }
    expect(
      problemIn(await submit({ email: 'reader@example.com', password: 'x' })),
    ).not.toHaveProperty('call')
  })

  test('two submits in one task send one request', async () => {
    const { state, view, posts } = await modal()
    void state.auth.open()
    const values = { email: 'reader@example.com', password: 'wrong' }
    await Promise.all([view().submit(values), view().submit(values)])
    expect(await posts('/authenticate')).toHaveLength(1)
  })

  test('every other failure shows a message, and the form can be sent again', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    const values = { email: 'reader@example.com', password }
    await mock.faults([{ path: '/authenticate', abort: true }])
    expect(problemIn(await submit(values))?.message).toBe(
      'No connection. Check your network and try again.',
    )
    for (const body of ['', 'null', '[]', '<html>', '{']) {
      await mock.faults([{ path: '/authenticate', status: 500, body }])
      expect(problemIn(await submit(values))?.message).toBe(
        'Something went wrong. Please try again.',
      )
    }
    await mock.faults([{ path: '/authenticate', status: 429, headers: { 'retry-after': '30' } }])
    expect(problemIn(await submit(values))?.message).toBe('Please wait 30 seconds and try again.')
    await mock.faults([])
    expect((await submit(values)).step).toBe('closed')
  })

  test('a browser that refuses cookies gets a message of its own', async () => {
    const { state, mock, submit } = await modal()
    void state.auth.open()
    const body = { code: 'unauthenticated', message: '' }
    await mock.faults([{ path: '/api/user/profile', status: 401, body }])
    expect(problemIn(await submit({ email: 'reader@example.com', password }))?.message).toBe(
      'Your browser does not keep the cookies of this site. Allow them and sign in again.',
    )
  })

  test('a captcha that fails to load shows its message and sends nothing', async () => {
    const { state, mock, submit, posts } = await modal({ settings: { captchaKey: 'key' } })
    await mock.settings({ captcha: true })
    void state.auth.open()
    const view = await submit({ email: 'reader@example.com', password })
    expect(problemIn(view)?.message).toMatch(/^We could not check that you are not a robot/)
    expect(await posts('/authenticate')).toHaveLength(0)
  })
})
