import { expect, test } from 'vitest'
import { password, stand } from '../test/page.ts'
import { createAuthModel } from './auth.model.ts'
import authModal from './auth-modal.element.ts'

test('every event that the modal sends is in its definition', async () => {
  const attributes = { open: false, screen: undefined, fromPaywall: false }
  const { state, environment, host, view } = await stand(createAuthModel, attributes, {
    settings: { reload: 'never' },
  })
  const newcomer = {
    firstName: 'N',
    lastName: 'N',
    email: 'n@example.com',
    password: 'Correct#Horse9',
  }
  void state.auth.open({ screen: 'registration' })
  await view().submit(newcomer)
  await view().submit({ jobTitle: 'Analyst' })
  await state.session.signOut()
  void state.auth.open()
  await view().submit({ email: 'reader@example.com', password })
  await state.session.signOut()
  void state.auth.open({ screen: 'registration' })
  await view().submit({ ...newcomer, email: 'print@example.com' })
  const sent = environment.events.filter(({ target }) => target === host.element)
  const types = new Set(sent.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(Object.keys(authModal.events ?? {}).toSorted())
})
