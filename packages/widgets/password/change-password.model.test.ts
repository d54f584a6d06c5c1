import { expect, test } from 'vitest'
import { hostOf, leave, openPage, password, stand, until } from '../test/page.ts'
import { type ChangeView, createChangeModel } from './change-password.model.ts'

const chosen = 'Another#One2'
const verb = '/api/user/password'

const open = async (reader?: string) => {
  const stood = await stand(createChangeModel, {}, reader ? { reader } : {})
  const at = <S extends ChangeView['step']>(step: S) =>
    until(
      stood.model.$view,
      (view): view is Extract<ChangeView, { step: S }> => view?.step === step,
    )
  return { ...stood, at }
}
const reader = 'reader@example.com'

test('nothing is drawn until it is known who reads; a guest is offered to sign in', async () => {
  const { model, at, state } = await open()
  expect(model.$view.get()).toBeNull()
  const view = await at('guest')
  view.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('where it cannot be known who reads, that is said, and a server that does not answer leaves the sign-in', async () => {
  const page = await openPage({ reader })
  await page.mock.faults([{ path: '/api/user/profile', status: 403 }])
  await page.state.session.check()
  const model = createChangeModel(page.state, hostOf({}))
  leave(model.destroy)
  expect(model.$view.get()).toMatchObject({
    step: 'guest',
    why: 'Something went wrong. Please try again.',
  })
  model.$view.get()?.signIn()
  await expect.poll(() => page.state.auth.$auth.get().step).toBe('open')
})

test('a reader changes it, stays signed in here, and other sessions end', async () => {
  const { at, state, view, posts } = await open(reader)
  const filling = await at('filling')
  expect(filling.username).toBe(reader)
  await filling.submit({ current: password, password: chosen })
  await at('done')
  expect((await state.session.refresh()).status).toBe('registered')
  expect(await posts(verb)).toHaveLength(1)
  view().again()
  await view().submit({ current: password, password: 'Third#Word99' })
  expect(view()).toMatchObject({ step: 'filling', problem: { fields: { current: /not your/ } } })
})

test('a wrong current password is said on its field, with the tries left, until it locks', async () => {
  const { at, view } = await open(reader)
  await at('filling')
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await view().submit({ current: 'wrong', password: chosen })
    expect(view()).toMatchObject({
      problem: { fields: { current: `That is not your current password. You have ${left} left.` } },
    })
  }
  await view().submit({ current: 'wrong', password: chosen })
  expect(view()).toMatchObject({
    problem: { message: expect.stringContaining('please wait 15 minutes to unlock'), fields: {} },
  })
})

test("the server's own message stands on the new password", async () => {
  const { at, view, mock } = await open(reader)
  await at('filling')
  const errors = [{ field: 'password', message: 'That one is on every list.' }]
  await mock.faults([{ path: verb, status: 400, body: JSON.stringify({ errors }) }])
  await view().submit({ current: password, password: chosen })
  expect(view()).toMatchObject({ problem: { fields: { password: 'That one is on every list.' } } })
})

test('a session that has ended opens the modal, and no password is kept', async () => {
  const { at, view, state, environment } = await open(reader)
  await at('filling')
  await environment.fetch('https://publisher.example/user-service/logout', {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  await view().submit({ current: password, password: chosen })
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  expect(state.intent.$kept.get()).toBeNull()
  expect(environment.session.get('bindery:intent')).toBeNull()
  // What is typed stays under the modal.
  expect(view().step).toBe('filling')
})

test('who signs out, here or in another tab, leaves no form behind', async () => {
  const { at, state } = await open(reader)
  await at('filling')
  await state.session.signOut()
  const guest = await at('guest')
  expect(guest.username).toBe('')
})
