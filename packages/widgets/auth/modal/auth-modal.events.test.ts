import { expect, test } from 'vitest'
import { password, stand } from '../../test/page.ts'
import authModal from './auth-modal.element.ts'
import { createAuthModel } from './auth-modal.model.ts'

test('the definition lists every event that the modal sends', async () => {
  const attributes = { open: false, screen: undefined, fromPaywall: false, inline: false }
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
  const classes = new Set(sent.map((event) => event.constructor.name))
  expect([...classes].toSorted()).toEqual(authModal.events?.map(({ name }) => name).toSorted())
})
