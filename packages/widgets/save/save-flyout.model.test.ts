import { savedOf } from '@bindery/state/library/saved.ts'
import { notificationsOf } from '@bindery/state/page/notifications.ts'
import { idle } from '@bindery/state/test/state.ts'
import { expect, test } from 'vitest'
import { holdAnswers, openPage, password, standOn } from '../test/page.ts'
import { createSaveFlyoutModel, type OpenView } from './save-flyout.model.ts'

const item = { id: 'the-plan-nobody-read', title: 'The Plan Nobody Read', url: '/a' }
const anchor = new EventTarget() as HTMLElement
const attributes = {
  open: false,
  anchor: undefined,
  itemId: undefined,
  itemTitle: undefined,
  itemUrl: undefined,
  contentType: undefined,
}

test.for([
  ['a removal', 'DELETE', 200, (view: OpenView) => view.remove()],
  ['a failed save', 'POST', 503, (view: OpenView) => view.send()],
] as const)(
  '%s of a former reader notifies nobody after the next sign-in',
  async ([, method, status, act]) => {
    const page = await openPage({ reader: 'reader@example.com', settings: { reload: 'never' } })
    const { state, environment, mock } = page
    await state.session.check()
    const { view } = standOn(
      page,
      (...parts) => createSaveFlyoutModel(...parts, 'save'),
      attributes,
    )
    const panel = { tag: 'bindery-save-flyout', anchor, about: { item } } as const
    state.overlays.open({ id: 'test', kind: 'flyout', close: () => {}, panel })
    await expect.poll(() => savedOf(state).$saved.get().get(item.id)).toBeTruthy()
    if (status !== 200) await mock.faults([{ method, path: '/service/saved', status }])
    const { made, come } = holdAnswers(environment, method)
    act(view() as OpenView)
    await made
    state.overlays.closeFlyouts()
    await state.session.signOut()
    come()
    await state.session.signIn({ username: 'good@example.com', password })
    await idle()
    expect(notificationsOf(state).$notices.get()).toEqual([])
  },
)

test('the flyout of a known reader is drawn once when it opens', async () => {
  const page = await openPage({ reader: 'reader@example.com' })
  const { state } = page
  await state.session.check()
  await savedOf(state).load([item.id])
  const { model } = standOn(page, (...parts) => createSaveFlyoutModel(...parts, 'save'), attributes)
  const steps: string[] = []
  model.$view.listen(() => steps.push(model.$view.get()?.step ?? 'none'))
  const panel = { tag: 'bindery-save-flyout', anchor, about: { item } } as const
  state.overlays.open({ id: 'test', kind: 'flyout', close: () => {}, panel })
  await Promise.resolve()
  await Promise.resolve()
  expect(steps).toEqual(['choosing'])
})
