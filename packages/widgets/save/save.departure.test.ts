/** What a reader has done in the flyout who has left meanwhile is told to nobody else, and taken back by nobody else. */
import { notificationsOf } from '@bindery/state/notification.ts'
import { savedOf } from '@bindery/state/saved.ts'
import { idle } from '@bindery/state/test-state.ts'
import { expect, test } from 'vitest'
import { holdAnswers, leave, openPage, password } from '../test/page.ts'
import { createChoosing } from './save.choosing.ts'
import type { OpenView, SaveFlyoutView } from './save-flyout.view.ts'

const item = { id: 'the-plan-nobody-read', title: 'The Plan Nobody Read', url: '/a' }
const anchor = new EventTarget() as HTMLElement

test.for([
  ['taken out of the library', 'DELETE', 200, (view: OpenView) => view.remove()],
  ['refused after it was closed', 'POST', 503, (view: OpenView) => view.send()],
] as const)('%s', async ([, method, status, act]) => {
  const { state, environment, mock } = await openPage({
    reader: 'reader@example.com',
    settings: { reload: 'never' },
  })
  await state.session.check()
  let view: SaveFlyoutView = { step: 'closed' }
  const choosing = createChoosing(state, 'save', { item }, anchor, (next) => {
    view = next
  })
  leave(choosing.leave)
  await expect.poll(() => savedOf(state).$saved.get().get(item.id)).toBeTruthy()
  if (status !== 200) await mock.faults([{ method, path: '/service/saved', status }])
  const { made, come } = holdAnswers(environment, method)
  act(view as unknown as OpenView)
  await made
  choosing.leave()
  await state.session.signOut()
  come()
  await state.session.signIn({ username: 'good@example.com', password })
  await idle()
  expect(notificationsOf(state).$notices.get()).toEqual([])
})
