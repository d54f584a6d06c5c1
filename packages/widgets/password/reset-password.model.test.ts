import { describe, expect, test } from 'vitest'
import { password, stand, until } from '../test/page.ts'
import { createResetModel, type ResetView } from './reset-password.model.ts'

const pageUrl = 'https://publisher.example/reset-password'
const newPassword = 'Another#One2'

const openForm = async (query = '', token?: string, reader?: string) => {
  const page = await stand(
    createResetModel,
    { token },
    { href: pageUrl + query, ...(reader ? { reader } : {}) },
  )
  const untilStep = <S extends ResetView['step']>(step: S) =>
    until(page.model.$view, (view): view is Extract<ResetView, { step: S }> => view?.step === step)
  return { ...page, untilStep }
}

/** The form with the token of a mailed link. */
const openMailedLink = async () => {
  const page = await openForm()
  await page.state.session.requestReset({ emailAddress: 'reader@example.com' })
  const mail = (await page.mock.mailbox()).at(-1)
  const token = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  page.host.set('token', token)
  return { ...page, token }
}

test('the token leaves the address at once, and nothing else does', async () => {
  const { environment, view } = await openForm('?a=1&token=abc#top')
  expect(environment.location().href).toBe(`${pageUrl}?a=1#top`)
  expect(view().step).toBe('filling')
})

test('the form without a token says where the link is', async () => {
  const { view } = await openForm('?token=%20')
  expect(view()).toMatchObject({ step: 'invalid-link', link: 'missing', problem: null })
})

test('a link sets the password once', async () => {
  const { view, untilStep, host, token, mock, state } = await openMailedLink()
  expect(view().validatePassword('weak')).toContain('at least 10 characters')
  expect(view().validatePassword('')).toBe('This field is required.')
  await view().submit(newPassword)
  await untilStep('done')
  expect((await state.session.signIn({ username: 'reader@example.com', password })).ok).toBe(false)
  const entry = await state.session.signIn({
    username: 'reader@example.com',
    password: newPassword,
  })
  expect(entry.ok).toBe(true)
  expect((await mock.calls()).filter(({ path }) => path.endsWith('reset-password'))).toHaveLength(1)
  host.set('token', undefined)
  host.set('token', token)
  await view().submit(newPassword)
  expect(await untilStep('invalid-link')).toMatchObject({ link: 'used' })
})

describe('an invalid link', () => {
  test('a link is reported as expired after an hour', async () => {
    const { view, untilStep, environment } = await openMailedLink()
    await environment.fetch('https://publisher.example/__mock/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: 60 * 60 * 1000 }),
    })
    await view().submit(newPassword)
    expect(await untilStep('invalid-link')).toMatchObject({ link: 'expired' })
  })

  test.for(['0'.repeat(32), 'x'.repeat(300), '<script>'])(
    'a made-up token is reported as unknown: %s',
    async (token) => {
      const { view, untilStep } = await openForm('', token)
      await view().submit(newPassword)
      expect(await untilStep('invalid-link')).toMatchObject({ link: 'unknown' })
    },
  )
})

test('the server’s message marks the field, and the link still works', async () => {
  const { view, untilStep, mock } = await openMailedLink()
  const errors = [{ field: 'password', message: 'That one is on every list.' }]
  await mock.faults([
    {
      method: 'POST',
      path: '/api/user/reset-password',
      status: 400,
      body: JSON.stringify({ code: 'invalid_fields', errors }),
      times: 1,
    },
  ])
  await view().submit(newPassword)
  expect(view()).toMatchObject({
    step: 'filling',
    problem: { fields: { password: 'That one is on every list.' } },
  })
  await view().submit(newPassword)
  await untilStep('done')
})

test('a failed request shows an error, and another try works', async () => {
  const { view, untilStep, mock } = await openMailedLink()
  await mock.faults([{ path: '/api/user/reset-password', status: 500, times: 1 }])
  await view().submit(newPassword)
  expect(view()).toMatchObject({
    step: 'filling',
    problem: { message: 'Something went wrong. Please try again.' },
  })
  await view().submit(newPassword)
  await untilStep('done')
})

test('a guest requests a new link in the modal, and a reader gets one at once', async () => {
  const guest = await openForm()
  guest.view().requestLink()
  expect(guest.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'forgot-password' })

  const known = await openForm('', undefined, 'reader@example.com')
  await until(known.model.$view, (view): view is ResetView => view?.reader !== null)
  expect(known.view().reader).toEqual({ name: 'Robin Reader', email: 'reader@example.com' })
  known.view().requestLink()
  await known.untilStep('requested')
  expect((await known.mock.mailbox()).map(({ to }) => to)).toEqual(['reader@example.com'])
  expect(known.state.auth.$auth.get().step).toBe('closed')
})

test('setting the password by a link signs the reader out in all tabs', async () => {
  const page = await openForm('', undefined, 'reader@example.com')
  const { model, view, mock, host, untilStep, state } = page
  await until(model.$view, (shown): shown is ResetView => shown?.reader !== null)
  const messages: unknown[] = []
  page.environment.channel('bindery')?.listen((message) => messages.push(message))
  await state.session.requestReset({ emailAddress: 'reader@example.com' })
  const token = /token=([0-9a-f]+)/.exec((await mock.mailbox()).at(-1)?.text ?? '')?.[1]
  host.set('token', token)
  await view().submit(newPassword)
  await untilStep('done')
  expect(view().reader).toBeNull()
  expect(messages).toEqual(['signed-out'])
  view().signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})
