import { encodeEmail } from '@bindery/state/session/subscriber-link.ts'
import { describe, expect, test } from 'vitest'
import { hostOf, leave, type PageOptions, stand } from '../../test/page.ts'
import { createRegistrationModel, type RegistrationView } from './subscriber-registration.model.ts'

const path = 'https://publisher.example/subscriber-registration'
const password = 'Correct#Horse9'
const openedAt = (query: string, options: PageOptions = {}) => ({
  href: `${path}${query}`,
  ...options,
})

const createRegistration = async (query = '', options: PageOptions = {}) => {
  const page = await stand(createRegistrationModel, {}, openedAt(query, options))
  await page.state.session.check()
  return page
}
const problem = (view: RegistrationView) => ('problem' in view ? view.problem : null)
const base64 = (bytes: number[]) => btoa(String.fromCharCode(...bytes))

describe('the e-mail in the page’s address', () => {
  const umlaut = 'jürgen.müller@bücher.example'

  test.each([
    [
      'as registration encodes it',
      `?emailAddress=${encodeEmail('print@example.com')}`,
      'print@example.com',
    ],
    ['not percent-encoded', `?emailAddress=${btoa('print@example.com')}`, 'print@example.com'],
    ['in UTF-8', `?emailAddress=${encodeEmail(umlaut)}`, umlaut],
    [
      'in the URL’s own alphabet, without padding',
      `?emailAddress=${decodeURIComponent(encodeEmail(umlaut)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`,
      umlaut,
    ],
    [
      'with a + that reads as a space',
      `?emailAddress=${btoa('>>>?@example.com').replace('+', ' ')}`,
      null,
    ],
  ])('the e-mail %s is decoded, or reported as unreadable', async (_case, query, email) => {
    const { view, environment } = await createRegistration(query)
    expect(environment.location().href).toBe(path)
    if (email === null) expect(view()).toMatchObject({ emailUnreadable: true })
    else expect(view()).toMatchObject({ emailUnreadable: false, drafts: { email } })
  })

  test('the e-mail leaves the address at once, and other parameters stay', async () => {
    const query = `?a=1&emailAddress=${encodeEmail('print@example.com')}&b=2#form`
    const { environment, model } = await stand(createRegistrationModel, {}, openedAt(query))
    expect(model.$view.get()).toBeNull()
    expect(environment.location().href).toBe(`${path}?a=1&b=2#form`)
  })

  test.each([
    ['that is no base64', '?emailAddress=***'],
    ['that is no UTF-8', `?emailAddress=${encodeURIComponent(base64([0xff, 0xfe, 0x40]))}`],
    ['that is no e-mail', `?emailAddress=${encodeEmail('print')}`],
    ['that is a script', `?emailAddress=${encodeEmail('<script>alert(1)</script>@x.example')}`],
    ['that is cut off', `?emailAddress=${btoa('print@example.com').slice(0, 9)}`],
    ['that is empty', '?emailAddress='],
  ])('an e-mail %s shows a notice and an empty field', async (_case, query) => {
    const { view, environment } = await createRegistration(query)
    expect(view()).toMatchObject({ step: 'form', emailUnreadable: true })
    expect(view().drafts['email']).toBeUndefined()
    expect(environment.location().href).toBe(path)
  })

  test('the form shows no notice if the address has no e-mail', async () => {
    const { view } = await createRegistration('')
    expect(view()).toMatchObject({ emailUnreadable: false })
    expect(view().drafts['email']).toBeUndefined()
  })

  test('the e-mail is there for a tag that replaces another', async () => {
    const { state, view, model } = await createRegistration(
      `?emailAddress=${encodeEmail('print@example.com')}`,
    )
    expect(view().drafts['email']).toBe('print@example.com')
    model.destroy()
    const second = createRegistrationModel(state, hostOf({}))
    leave(second.destroy)
    expect(second.$view.get()?.drafts['email']).toBe('print@example.com')
  })

  test('the e-mail is cleared on sign-out', async () => {
    const query = `?emailAddress=${encodeEmail('print@example.com')}`
    const { state, view } = await createRegistration(query, { reader: 'reader@example.com' })
    await state.session.signOut()
    expect(view().drafts).toEqual({ optIn: '' })
    const second = createRegistrationModel(state, hostOf({}))
    leave(second.destroy)
    expect(second.$view.get()?.drafts['email']).toBeUndefined()
  })
})

test.each([
  ['/2025/03/an-article?from=mail#part', '/2025/03/an-article?from=mail#part'],
  ['https://publisher.example/a', '/a'],
  ['https://evil.example/a', ''],
  ['//evil.example/a', ''],
  ['javascript:alert(1)', ''],
  ['/', ''],
])('the way back to %s leads to “%s”, before and after the account', async (named, path) => {
  const query = `?emailAddress=${encodeEmail('print@example.com')}&return=${encodeURIComponent(named)}`
  const { view } = await createRegistration(query)
  expect(view()).toMatchObject({ step: 'form', returnPath: path })
  await view().submit(values)
  expect(view()).toMatchObject({ step: 'signed-in', returnPath: path })
})

const values = {
  email: 'print@example.com',
  accountNumber: '1234567890',
  password,
  optIn: 'on',
}

test('the form creates the account and signs its reader in', async () => {
  const { view, environment, posts } = await createRegistration('')
  await view().submit(values)
  expect((await posts('/api/user/')).map(({ path: posted }) => posted)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
  expect(environment.journeys).toEqual(['reload'])
  expect(view()).toMatchObject({ step: 'signed-in', subscriber: { name: 'Paula Print' } })
})

test('a failed search verifies nothing, and an e-mail with an account links to sign-in', async () => {
  const { state, view, posts } = await createRegistration('')
  await view().submit({ ...values, accountNumber: '1' })
  expect(problem(view())?.message).toBe('No Active Subscriptions Found')
  await view().submit({ ...values, email: 'good@example.com', accountNumber: '3333333331' })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
  expect(await posts('/api/user/subscriber/verify')).toEqual([])
})

test('a rejected account number marks its field', async () => {
  const { view, mock } = await createRegistration('')
  const errors = [{ field: 'accountNo', message: 'is too long' }]
  await mock.faults([{ path: '/api/user/subscriber/verify', status: 400, body: { errors } }])
  await view().submit(values)
  expect(problem(view())).toEqual({ fields: { accountNumber: 'Is too long.' } })
})

test.each(['search', 'verify'])('a failed %s keeps the drafts', async (call) => {
  const { view, mock } = await createRegistration('')
  view().draft(values)
  for (const fault of [{ status: 500, body: {} }, { abort: true }, { status: 200, body: '[]' }]) {
    await mock.faults([{ path: `/api/user/subscriber/${call}`, ...fault }])
    await view().submit(values)
    expect(problem(view())?.message).toBeTruthy()
    const { password: _, ...kept } = values
    expect(view().drafts).toEqual(kept)
  }
})
