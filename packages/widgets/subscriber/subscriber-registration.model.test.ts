import { encodeEmail } from '@bindery/state/subscriber-link.ts'
import { describe, expect, test } from 'vitest'
import { hostOf, leave, type PageOptions, stand } from '../test/page.ts'
import { createRegistrationModel, type RegistrationView } from './subscriber-registration.model.ts'

const path = 'https://publisher.example/subscriber-registration'
const password = 'Correct#Horse9'
const at = (query: string, options: PageOptions = {}) => ({ href: `${path}${query}`, ...options })

const registration = async (query = '', options: PageOptions = {}) => {
  const page = await stand(createRegistrationModel, {}, at(query, options))
  await page.state.session.check()
  return page
}
const problem = (view: RegistrationView) => ('problem' in view ? view.problem : null)
const base64 = (bytes: number[]) => btoa(String.fromCharCode(...bytes))

describe('the e-mail in the address', () => {
  const umlaut = 'jürgen.müller@bücher.example'

  test.each([
    [
      'as the registration writes it',
      `?emailAddress=${encodeEmail('print@example.com')}`,
      'print@example.com',
    ],
    ['not percent-encoded', `?emailAddress=${btoa('print@example.com')}`, 'print@example.com'],
    ['UTF-8', `?emailAddress=${encodeEmail(umlaut)}`, umlaut],
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
  ])('%s', async (_what, query, email) => {
    const { view, environment } = await registration(query)
    expect(environment.location().href).toBe(path)
    if (email === null) expect(view()).toMatchObject({ unread: true })
    else expect(view()).toMatchObject({ unread: false, drafts: { email } })
  })

  test('is taken out at once, and nothing else is', async () => {
    const query = `?a=1&emailAddress=${encodeEmail('print@example.com')}&b=2#form`
    const { environment, model } = await stand(createRegistrationModel, {}, at(query))
    expect(model.$view.get()).toBeNull()
    expect(environment.location().href).toBe(`${path}?a=1&b=2#form`)
  })

  test.each([
    ['no base64', '?emailAddress=***'],
    ['no UTF-8', `?emailAddress=${encodeURIComponent(base64([0xff, 0xfe, 0x40]))}`],
    ['no e-mail', `?emailAddress=${encodeEmail('print')}`],
    ['a script', `?emailAddress=${encodeEmail('<script>alert(1)</script>@x.example')}`],
    ['cut off', `?emailAddress=${btoa('print@example.com').slice(0, 9)}`],
    ['empty', '?emailAddress='],
  ])('%s: clear words and an empty field', async (_what, query) => {
    const { view, environment } = await registration(query)
    expect(view()).toMatchObject({ step: 'form', unread: true })
    expect(view().drafts['email']).toBeUndefined()
    expect(environment.location().href).toBe(path)
  })

  test('is not asked for where the address names none', async () => {
    const { view } = await registration('')
    expect(view()).toMatchObject({ unread: false })
    expect(view().drafts['email']).toBeUndefined()
  })

  test('is there for a tag that takes the place of another', async () => {
    const { state, view, model } = await registration(
      `?emailAddress=${encodeEmail('print@example.com')}`,
    )
    expect(view().drafts['email']).toBe('print@example.com')
    model.destroy()
    const second = createRegistrationModel(state, hostOf({}))
    leave(second.destroy)
    expect(second.$view.get()?.drafts['email']).toBe('print@example.com')
  })

  test('goes with the reader', async () => {
    const query = `?emailAddress=${encodeEmail('print@example.com')}`
    const { state, view } = await registration(query, { reader: 'reader@example.com' })
    await state.session.signOut()
    expect(view().drafts).toEqual({ optIn: '' })
    const second = createRegistrationModel(state, hostOf({}))
    leave(second.destroy)
    expect(second.$view.get()?.drafts['email']).toBeUndefined()
  })
})

const typed = {
  email: 'print@example.com',
  accountNumber: '1234567890',
  password,
  optIn: 'on',
}

test('the account is made, and its reader signed in', async () => {
  const { view, environment, posts } = await registration('')
  await view().submit(typed)
  expect((await posts('/api/user/')).map(({ path: called }) => called)).toEqual([
    '/api/user/subscriber/search',
    '/api/user/subscriber/verify',
    '/api/user/subscriber/register',
  ])
  expect(environment.journeys).toEqual(['reload'])
  expect(view()).toMatchObject({ step: 'reader', reader: { name: 'Paula Print' } })
})

test('nothing is proved where nothing is found, and who has an account signs in', async () => {
  const { state, view, posts } = await registration('')
  await view().submit({ ...typed, accountNumber: '1' })
  expect(problem(view())?.message).toBe('No Active Subscriptions Found')
  await view().submit({ ...typed, email: 'good@example.com', accountNumber: '3333333331' })
  problem(view())?.link?.follow?.()
  expect(state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
  expect(await posts('/api/user/subscriber/verify')).toEqual([])
})

test('the account number that the proof rejects is marked', async () => {
  const { view, mock } = await registration('')
  const errors = [{ field: 'accountNo', message: 'is too long' }]
  await mock.faults([{ path: '/api/user/subscriber/verify', status: 400, body: { errors } }])
  await view().submit(typed)
  expect(problem(view())).toEqual({ fields: { accountNumber: 'Is too long.' } })
})

test.each(['search', 'verify'])('a failing %s keeps what was typed', async (call) => {
  const { view, mock } = await registration('')
  view().draft(typed)
  for (const fault of [{ status: 500, body: {} }, { abort: true }, { status: 200, body: '[]' }]) {
    await mock.faults([{ path: `/api/user/subscriber/${call}`, ...fault }])
    await view().submit(typed)
    expect(problem(view())?.message).toBeTruthy()
    expect(view().drafts).toEqual(typed)
  }
})
