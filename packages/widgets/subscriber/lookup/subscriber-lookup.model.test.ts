import { describe, expect, test, vi } from 'vitest'
import { leave, type PageOptions, stand } from '../../test/page.ts'
import {
  createLookupModel,
  type LookupAttributes,
  type LookupView,
} from './subscriber-lookup.model.ts'

const print = { email: ' print@example.com ', accountNumber: '12345 67890' }
const password = 'Correct#Horse9'

const createLookup = async (
  options: PageOptions = {},
  attributes: LookupAttributes = { verifyUrl: undefined },
) => {
  const page = await stand(createLookupModel, attributes, options)
  await page.state.session.check()
  return page
}

const problem = (view: LookupView) => ('problem' in view ? view.problem : null)

test('the lookup renders nothing until the session is known, then the form', async () => {
  const { state, model, view } = await stand(createLookupModel, { verifyUrl: undefined })
  expect(model.$view.get()).toBeNull()
  await state.session.check()
  expect(view()).toMatchObject({ step: 'search', problem: null, sending: false })
})

test('the form shows when the session check has failed', async () => {
  const { state, mock, view } = await stand(createLookupModel, { verifyUrl: undefined })
  await mock.faults([{ path: '/api/user/profile', status: 401, body: 'x' }])
  await state.session.check()
  expect(view().step).toBe('search')
})

test('a subscription is found and verified, and its reader signed in', async () => {
  const { host, environment, view, posts } = await createLookup()
  await view().search(print)
  expect(view()).toMatchObject({
    step: 'verify',
    found: { emailAddress: 'print@example.com', accountNumber: '1234567890', firstName: 'Paula' },
  })
  const events: string[] = []
  for (const type of ['bindery-signed-in', 'bindery-reload-request']) {
    host.element.addEventListener(type, () => events.push(type))
  }
  await view().verify({ password, optIn: 'on' })
  expect(events).toEqual(['bindery-signed-in', 'bindery-reload-request'])
  expect(environment.journeys).toEqual(['reload'])
  expect((await posts('/api/user/subscriber/')).map(({ path }) => path)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
  expect(view()).toMatchObject({
    step: 'signed-in',
    subscriber: {
      name: 'Paula Print',
      accountNumber: '1234567890',
      term: '1 year',
      until: 'March 1, 2036',
    },
  })
})

test('the last day of access does not depend on the time zone', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  leave(() => void vi.unstubAllEnvs())
  const { view } = await createLookup({ reader: 'better@example.com' })
  expect(view()).toMatchObject({ step: 'signed-in', subscriber: { until: 'March 1, 2036' } })
})

test('the form shows the reader’s latest subscription, but no access code', async () => {
  const { state, view } = await createLookup()
  await view().search({ email: 'code@example.com', accountNumber: '4444444441' })
  expect(view()).toMatchObject({ found: { subscriptionSourceCode: 'CDS_UK' } })
  await view().verify({ password, optIn: '' })
  const from = { subscriptionAccessPeriod: { startDate: '2024-03-01T00:00:00.000Z' } }
  const current = state.session.$session.get()
  const subscriptions = 'user' in current ? current.user.subscriber?.subscriptions : []
  expect(subscriptions).toMatchObject([from, { subscriptionSourceCode: 'ACCESS_CODE' }])
  expect(view()).toMatchObject({ subscriber: { accountNumber: '4444444441' } })
})

describe('the lookup of a subscription that is not active', () => {
  test.each([
    ['nobody@example.com', '1234567890'],
    ['lapsed@example.com', '2222222222'],
  ])('the form shows that nothing was found for %s', async (email, accountNumber) => {
    const { view } = await createLookup()
    await view().search({ email, accountNumber })
    expect(view().step).toBe('search')
    expect(problem(view())).toEqual({
      message: 'No Active Subscriptions Found',
      fields: { accountNumber: '' },
    })
  })
})

test('the form sends the reader of an active subscription from elsewhere to Customer Service', async () => {
  const { view } = await createLookup()
  await view().search({ email: 'agency@example.com', accountNumber: '4444444443' })
  expect(problem(view())).toMatchObject({
    message:
      'Your subscription is active, but it cannot be connected here. Please contact Customer Service.',
    link: {
      words: 'Customer Service',
      href: expect.stringMatching(/subscriber-help#contact-customer-service$/),
    },
  })
})

test('the problem for an e-mail with an account links to sign-in', async () => {
  const { state, view } = await createLookup()
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  expect(problem(view())).toMatchObject({
    message: 'There is an account with this email address already. Sign in to read on.',
    link: { words: 'Sign in' },
    fields: { email: '' },
  })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('the problem for an e-mail with an account has no link for a signed-in reader', async () => {
  const { view } = await createLookup({ reader: 'reader@example.com' })
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  expect(problem(view())).toEqual({
    message: 'There is an account with this email address already.',
    fields: { email: '' },
  })
})

test('the page can cancel the request to sign in', async () => {
  const { state, host, view } = await createLookup()
  host.element.addEventListener('bindery-sign-in-request', (event) => event.preventDefault())
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toEqual({ step: 'closed' })
})

describe('a refused verification', () => {
  const problemAfter = async (fault: object) => {
    const page = await createLookup()
    await page.view().search(print)
    await page.mock.faults([{ path: '/api/user/subscriber/verify', ...fault }])
    await page.view().verify({ password, optIn: '' })
    expect(page.view().step).toBe('verify')
    return problem(page.view())
  }

  test('a weak password shows the server’s text', async () => {
    const errors = [{ field: 'password', message: 'Too common!' }]
    expect(await problemAfter({ status: 400, body: { errors } })).toEqual({
      fields: { password: 'Too common!' },
    })
  })

  test('a rejected account number shows above the form, because its field is on the step before', async () => {
    const errors = [{ field: 'accountNo', message: 'is too long' }]
    expect(await problemAfter({ status: 400, body: { errors } })).toEqual({
      message: 'Is too long.',
      fields: {},
    })
  })

  test.each([
    [409, 'That username is unavailable. Sign in or choose another email address.'],
    [403, /^We're having trouble verifying your account\./],
    [404, 'No Active Subscriptions Found'],
    [500, 'Something went wrong. Please try again.'],
  ])('a response with status %i shows %s', async (status, message) => {
    const shown = (await problemAfter({ status, body: {} }))?.message
    if (typeof message === 'string') expect(shown).toBe(message)
    else expect(shown).toMatch(message)
  })
})

test('too many attempts end with a time to wait', async () => {
  const { view } = await createLookup()
  for (const accountNumber of ['1', '2', '3', '4', '5', '6'])
    await view().search({ email: 'print@example.com', accountNumber })
  expect(problem(view())?.message).toBe('Please wait 15 minutes and try again.')
})

test('going back keeps the drafts, and the opt-in follows the country', async () => {
  const { state, view } = await createLookup({ settings: { country: 'US' } })
  view().draft({ email: 'print@example.com', accountNumber: '1234567890' })
  await view().search(print)
  expect(view().drafts['optIn']).toBe('on')
  view().back()
  expect(view()).toMatchObject({ step: 'search', drafts: { accountNumber: '1234567890' } })
  state.$country.set('CA')
  expect(view().drafts['optIn']).toBe('')
})

test('sign-out clears the drafts', async () => {
  const { state, view } = await createLookup({ reader: 'reader@example.com' })
  await view().search(print)
  view().draft({ password })
  await state.session.signOut()
  expect(view()).toMatchObject({ step: 'search' })
  expect(view().drafts).toEqual({ optIn: '' })
})

describe('verify-url', () => {
  const evil = 'https://evil.example/collect'

  test('a verify-url on another origin closes the form, warns and sends nothing', async () => {
    const page = await createLookup({}, { verifyUrl: evil })
    expect(page.view().step).toBe('closed')
    await expect.poll(() => page.environment.warnings).toHaveLength(1)
    expect(page.environment.warnings).toEqual([
      `<bindery-subscriber-lookup> verify-url="${evil}" is refused and nothing is sent; allowed: an address of the API's own origin, or of one in allowed-origins of #bindery-config`,
    ])
    expect(page.environment.events.map(({ detail }) => detail)).toContainEqual({
      tag: 'bindery-subscriber-lookup',
      code: 'verify-url',
      message: page.environment.warnings[0],
    })
    // Not even by calls that bypass the view.
    await page.view().search(print)
    await page.view().verify({ password, optIn: '' })
    expect(await page.posts('/')).toEqual([])
  })

  test('a verify-url that changes to another origin between the steps is refused, and the drafts stay', async () => {
    const page = await createLookup()
    page.view().draft({ email: 'print@example.com', accountNumber: '1234567890' })
    await page.view().search(print)
    const before = (await page.posts('/')).length
    const { verify } = page.view()
    page.host.set('verifyUrl', evil)
    expect(page.view().step).toBe('closed')
    await verify({ password, optIn: '' })
    expect(await page.posts('/')).toHaveLength(before)
    page.host.set('verifyUrl', undefined)
    expect(page.view()).toMatchObject({ step: 'verify', drafts: { accountNumber: '1234567890' } })
    await expect.poll(() => page.environment.warnings).toHaveLength(1)
  })

  test('a verify-url on the API’s origin is used', async () => {
    const { view, posts } = await createLookup(
      {},
      { verifyUrl: '/api/user/subscriber/verify?from=help' },
    )
    await view().search(print)
    await view().verify({ password, optIn: '' })
    expect(await posts('/api/user/subscriber/verify')).toHaveLength(1)
    expect(view().step).toBe('signed-in')
  })
})
