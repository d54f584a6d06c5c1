import { describe, expect, test } from 'vitest'
import { password, stand, until } from '../test/page.ts'
import { createResetModel, type ResetView } from './reset-password.model.ts'

const page = 'https://publisher.example/reset-password'
const chosen = 'Another#One2'

const landed = async (query = '', token?: string, reader?: string) => {
  const stood = await stand(
    createResetModel,
    { token },
    { href: page + query, ...(reader ? { reader } : {}) },
  )
  const at = <S extends ResetView['step']>(step: S) =>
    until(stood.model.$view, (view): view is Extract<ResetView, { step: S }> => view?.step === step)
  return { ...stood, at }
}

/** A mailed link, and the page it leads to. */
const mailed = async () => {
  const stood = await landed()
  await stood.state.session.requestReset({ emailAddress: 'reader@example.com' })
  const mail = (await stood.mock.mailbox()).at(-1)
  const token = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  stood.host.set('token', token)
  return { ...stood, token }
}

test('the token is taken out of the address at once, and only it', async () => {
  const { environment, view } = await landed('?a=1&token=abc#top')
  expect(environment.location().href).toBe(`${page}?a=1#top`)
  expect(view().step).toBe('filling')
})

test('no token: the reader is told where the link is', async () => {
  const { view } = await landed('?token=%20')
  expect(view()).toMatchObject({ step: 'dead', link: 'missing', problem: null })
})

test('a link sets the password, once, and nobody is signed in any more', async () => {
  const { view, at, host, token, mock, state } = await mailed()
  expect(view().fault('weak')).toContain('at least 10 characters')
  expect(view().fault('')).toBe('This field is required.')
  await view().submit(chosen)
  await at('done')
  expect((await state.session.signIn({ username: 'reader@example.com', password })).ok).toBe(false)
  const entry = await state.session.signIn({ username: 'reader@example.com', password: chosen })
  expect(entry.ok).toBe(true)
  expect((await mock.calls()).filter(({ path }) => path.endsWith('reset-password'))).toHaveLength(1)
  host.set('token', undefined)
  host.set('token', token)
  await view().submit(chosen)
  expect(await at('dead')).toMatchObject({ link: 'used' })
})

describe('what is wrong with the link is said', () => {
  test('too old', async () => {
    const { view, at, environment } = await mailed()
    await environment.fetch('https://publisher.example/__mock/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: 60 * 60 * 1000 }),
    })
    await view().submit(chosen)
    expect(await at('dead')).toMatchObject({ link: 'expired' })
  })

  test.for(['0'.repeat(32), 'x'.repeat(300), '<script>'])('unknown: %s', async (token) => {
    const { view, at } = await landed('', token)
    await view().submit(chosen)
    expect(await at('dead')).toMatchObject({ link: 'unknown' })
  })
})

test("the server's own message stands on the field, and the link goes on working", async () => {
  const { view, at, mock } = await mailed()
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
  await view().submit(chosen)
  expect(view()).toMatchObject({
    step: 'filling',
    problem: { fields: { password: 'That one is on every list.' } },
  })
  await view().submit(chosen)
  await at('done')
})

test('a failure is said, and the next try is another one', async () => {
  const { view, at, mock } = await mailed()
  await mock.faults([{ path: '/api/user/reset-password', status: 500, times: 1 }])
  await view().submit(chosen)
  expect(view()).toMatchObject({
    step: 'filling',
    problem: { message: 'Something went wrong. Please try again.' },
  })
  await view().submit(chosen)
  await at('done')
})

test('a guest asks for a new link in the modal, a reader gets one at once', async () => {
  const guest = await landed()
  guest.view().ask()
  expect(guest.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'forgot-password' })

  const known = await landed('', undefined, 'reader@example.com')
  await until(known.model.$view, (view): view is ResetView => view?.reader !== null)
  expect(known.view().reader).toEqual({ name: 'Robin Reader', email: 'reader@example.com' })
  known.view().ask()
  await known.at('asked')
  expect((await known.mock.mailbox()).map(({ to }) => to)).toEqual(['reader@example.com'])
  expect(known.state.auth.$auth.get().step).toBe('closed')
})

test('a reader whose password is set by the link is not signed in any more, in no tab', async () => {
  const stood = await landed('', undefined, 'reader@example.com')
  const { model, view, mock, host, at, state } = stood
  await until(model.$view, (now): now is ResetView => now?.reader !== null)
  const told: unknown[] = []
  stood.environment.channel('bindery')?.listen((message) => told.push(message))
  await state.session.requestReset({ emailAddress: 'reader@example.com' })
  const token = /token=([0-9a-f]+)/.exec((await mock.mailbox()).at(-1)?.text ?? '')?.[1]
  host.set('token', token)
  await view().submit(chosen)
  await at('done')
  expect(view().reader).toBeNull()
  expect(told).toEqual(['signed-out'])
  view().signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})
