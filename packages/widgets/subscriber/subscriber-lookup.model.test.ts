import { describe, expect, test, vi } from 'vitest'
import { leave, type PageOptions, stand } from '../test/page.ts'
import {
  createLookupModel,
  type LookupAttributes,
  type LookupView,
} from './subscriber-lookup.model.ts'

const print = { email: ' print@example.com ', accountNumber: '12345 67890' }
const password = 'Correct#Horse9'

const lookup = async (
  options: PageOptions = {},
  attributes: LookupAttributes = { verifyUrl: undefined },
) => {
  const page = await stand(createLookupModel, attributes, options)
  await page.state.session.check()
  return page
}

const problem = (view: LookupView) => ('problem' in view ? view.problem : null)

test('nothing is drawn until it is known who reads; then the form', async () => {
  const { state, model, view } = await stand(createLookupModel, { verifyUrl: undefined })
  expect(model.$view.get()).toBeNull()
  await state.session.check()
  expect(view()).toMatchObject({ step: 'search', problem: null, sending: false })
})

test('the form is there also when nobody can say who reads', async () => {
  const { state, mock, view } = await stand(createLookupModel, { verifyUrl: undefined })
  await mock.faults([{ path: '/api/user/profile', status: 401, body: 'x' }])
  await state.session.check()
  expect(view().step).toBe('search')
})

test('a subscription is found, proved, and its reader signed in', async () => {
  const { host, environment, view, posts } = await lookup()
  await view().search(print)
  expect(view()).toMatchObject({
    step: 'verify',
    found: { emailAddress: 'print@example.com', accountNumber: '1234567890', firstName: 'Paula' },
  })
  const heard: string[] = []
  for (const type of ['bindery-signed-in', 'bindery-reload-request']) {
    host.element.addEventListener(type, () => heard.push(type))
  }
  await view().verify({ password, optIn: 'on' })
  expect(heard).toEqual(['bindery-signed-in', 'bindery-reload-request'])
  expect(environment.journeys).toEqual(['reload'])
  expect((await posts('/api/user/subscriber/')).map(({ path }) => path)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
  expect(view()).toMatchObject({
    step: 'reader',
    reader: {
      name: 'Paula Print',
      accountNumber: '1234567890',
      term: '1 year',
      until: 'March 1, 2036',
    },
  })
})

test('the last day of access is the same one west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  leave(() => void vi.unstubAllEnvs())
  const { view } = await lookup({ reader: 'better@example.com' })
  expect(view()).toMatchObject({ step: 'reader', reader: { until: 'March 1, 2036' } })
})

test('the reader’s own latest subscription is shown, an access code never', async () => {
  const { state, view } = await lookup()
  await view().search({ email: 'code@example.com', accountNumber: '4444444441' })
  expect(view()).toMatchObject({ found: { subscriptionSourceCode: 'CDS_UK' } })
  await view().verify({ password, optIn: '' })
  const from = { subscriptionAccessPeriod: { startDate: '2024-03-01T00:00:00.000Z' } }
  const now = state.session.$session.get()
  const subscriptions = 'user' in now ? now.user.subscriber?.subscriptions : []
  expect(subscriptions).toMatchObject([from, { subscriptionSourceCode: 'ACCESS_CODE' }])
  expect(view()).toMatchObject({ reader: { accountNumber: '4444444441' } })
})

describe('a lookup that finds nothing', () => {
  test.each([
    ['nobody@example.com', '1234567890'],
    ['lapsed@example.com', '2222222222'],
    ['agency@example.com', '4444444443'],
  ])('says so: %s', async (email, accountNumber) => {
    const { view } = await lookup()
    await view().search({ email, accountNumber })
    expect(view().step).toBe('search')
    expect(problem(view())).toEqual({
      message: 'No Active Subscriptions Found',
      fields: { accountNumber: '' },
    })
  })
})

test('who has an account is offered the sign-in', async () => {
  const { state, view } = await lookup()
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  expect(problem(view())).toMatchObject({
    message: 'There is an account with this email address already. Sign in to read on.',
    link: { words: 'Sign in' },
    fields: { email: '' },
  })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('who is signed in already is not', async () => {
  const { view } = await lookup({ reader: 'reader@example.com' })
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  expect(problem(view())).toEqual({
    message: 'There is an account with this email address already.',
    fields: { email: '' },
  })
})

test('a host may answer the request to sign in itself', async () => {
  const { state, host, view } = await lookup()
  host.element.addEventListener('bindery-sign-in-request', (event) => event.preventDefault())
  await view().search({ email: 'good@example.com', accountNumber: '3333333331' })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toEqual({ step: 'closed' })
})

describe('refusals of the proof', () => {
  const refused = async (fault: object) => {
    const page = await lookup()
    await page.view().search(print)
    await page.mock.faults([{ path: '/api/user/subscriber/verify', ...fault }])
    await page.view().verify({ password, optIn: '' })
    expect(page.view().step).toBe('verify')
    return problem(page.view())
  }

  test('a weak password, in the words of the server', async () => {
    const errors = [{ field: 'password', message: 'Too common!' }]
    expect(await refused({ status: 400, body: { errors } })).toEqual({
      fields: { password: 'Too common!' },
    })
  })

  test('a number that the server rejects stands above: its field is on the step before', async () => {
    const errors = [{ field: 'accountNo', message: 'is too long' }]
    expect(await refused({ status: 400, body: { errors } })).toEqual({
      message: 'Is too long.',
      fields: {},
    })
  })

  test.each([
    [409, 'That username is unavailable. Sign in or choose another email address.'],
    [403, /^We're having trouble verifying your account\./],
    [404, 'No Active Subscriptions Found'],
    [500, 'Something went wrong. Please try again.'],
  ])('%i', async (status, message) => {
    const told = (await refused({ status, body: {} }))?.message
    if (typeof message === 'string') expect(told).toBe(message)
    else expect(told).toMatch(message)
  })
})

test('guesses end with a time to wait', async () => {
  const { view } = await lookup()
  for (const accountNumber of ['1', '2', '3', '4', '5', '6'])
    await view().search({ email: 'print@example.com', accountNumber })
  expect(problem(view())?.message).toBe('Please wait 15 minutes and try again.')
})

test('the way back keeps what was typed, and the opt-in follows the country', async () => {
  const { state, view } = await lookup({ settings: { country: 'US' } })
  view().draft({ email: 'print@example.com', accountNumber: '1234567890' })
  await view().search(print)
  expect(view().drafts['optIn']).toBe('on')
  view().back()
  expect(view()).toMatchObject({ step: 'search', drafts: { accountNumber: '1234567890' } })
  state.$country.set('CA')
  expect(view().drafts['optIn']).toBe('')
})

test('what was typed goes with the reader', async () => {
  const { state, view } = await lookup({ reader: 'reader@example.com' })
  await view().search(print)
  view().draft({ password })
  await state.session.signOut()
  expect(view()).toMatchObject({ step: 'search' })
  expect(view().drafts).toEqual({ optIn: '' })
})

describe('verify-url', () => {
  const evil = 'https://evil.example/collect'

  test('elsewhere closes the form before anything is sent, and says why to both', async () => {
    const page = await lookup({}, { verifyUrl: evil })
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
    // Not even by whoever goes past the view.
    await page.view().search(print)
    await page.view().verify({ password, optIn: '' })
    expect(await page.posts('/')).toEqual([])
  })

  test('that is changed on the way is refused as well, and what was typed stays', async () => {
    const page = await lookup()
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

  test('of the API’s origin is used', async () => {
    const { view, posts } = await lookup({}, { verifyUrl: '/api/user/subscriber/verify?from=help' })
    await view().search(print)
    await view().verify({ password, optIn: '' })
    expect(await posts('/api/user/subscriber/verify')).toHaveLength(1)
    expect(view().step).toBe('reader')
  })
})
