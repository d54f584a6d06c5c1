import { expect, test } from 'vitest'
import { hostOf, leave, openPage, password, stand, until } from '../test/page.ts'
import { type ChangeView, createChangeModel } from './change-password.model.ts'

const newPassword = 'Another#One2'
const path = '/api/user/password'

const openForm = async (reader?: string) => {
  const page = await stand(createChangeModel, {}, reader ? { reader } : {})
  const untilStep = <S extends ChangeView['step']>(step: S) =>
    until(page.model.$view, (view): view is Extract<ChangeView, { step: S }> => view?.step === step)
  return { ...page, untilStep }
}
const reader = 'reader@example.com'

test('the form renders nothing until the session is known, and offers a guest to sign in', async () => {
  const { model, untilStep, state } = await openForm()
  expect(model.$view.get()).toBeNull()
  const view = await untilStep('guest')
  view.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('the form shows the error of a failed session check, and its button checks again', async () => {
  const page = await openPage({ reader })
  await page.mock.faults([{ path: '/api/user/profile', status: 403 }])
  await page.state.session.check()
  const model = createChangeModel(page.state, hostOf({}))
  leave(model.destroy)
  expect(model.$view.get()).toMatchObject({
    step: 'guest',
    sessionError: 'Something went wrong. Please try again.',
  })
  await model.$view.get()?.retry()
  expect(page.state.auth.$auth.get()).toEqual({ step: 'closed' })
  await page.mock.faults([])
  await model.$view.get()?.retry()
  expect(model.$view.get()).toMatchObject({ step: 'filling', username: reader })
})

test('a reader who changes the password stays signed in', async () => {
  const { untilStep, state, view, posts } = await openForm(reader)
  const filling = await untilStep('filling')
  expect(filling.username).toBe(reader)
  await filling.submit({ current: password, password: newPassword })
  await untilStep('done')
  expect((await state.session.refresh()).status).toBe('registered')
  expect(await posts(path)).toHaveLength(1)
  view().again()
  await view().submit({ current: password, password: 'Third#Word99' })
  expect(view()).toMatchObject({ step: 'filling', problem: { fields: { current: /not your/ } } })
})

test('a wrong current password marks its field with the tries left, until the account locks', async () => {
  const { untilStep, view } = await openForm(reader)
  await untilStep('filling')
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await view().submit({ current: 'wrong', password: newPassword })
    expect(view()).toMatchObject({
      problem: { fields: { current: `That is not your current password. You have ${left} left.` } },
    })
  }
  await view().submit({ current: 'wrong', password: newPassword })
  expect(view()).toMatchObject({
    problem: { message: expect.stringContaining('please wait 15 minutes to unlock'), fields: {} },
  })
})

test('the server’s message marks the new password', async () => {
  const { untilStep, view, mock } = await openForm(reader)
  await untilStep('filling')
  const errors = [{ field: 'password', message: 'That one is on every list.' }]
  await mock.faults([{ path, status: 400, body: JSON.stringify({ errors }) }])
  await view().submit({ current: password, password: newPassword })
  expect(view()).toMatchObject({ problem: { fields: { password: 'That one is on every list.' } } })
})

test('an ended session opens the modal and stores no password', async () => {
  const { untilStep, view, state, environment } = await openForm(reader)
  await untilStep('filling')
  await environment.fetch('https://publisher.example/user-service/logout', {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  await view().submit({ current: password, password: newPassword })
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  expect(state.pendingActions.$action.get()).toBeNull()
  expect(environment.session.get('bindery:intent')).toBeNull()
  // The form keeps its values under the modal.
  expect(view().step).toBe('filling')
})

test('sign-out removes the form', async () => {
  const { untilStep, state } = await openForm(reader)
  await untilStep('filling')
  await state.session.signOut()
  const guest = await untilStep('guest')
  expect(guest.username).toBe('')
})
