import { expect, test } from 'vitest'
import { hostOf, leave, stand } from '../test/page.ts'
import { createHeaderMenuModel, type HeaderMenuAttributes } from './header-menu.model.ts'

const unlabelled: HeaderMenuAttributes = { label: undefined }

const createMenu = async () => {
  const watched: string[] = []
  const loadWatch = async () => ({
    watchMenu: () => {
      watched.push('on')
      return () => watched.push('off')
    },
  })
  const page = await stand(
    (state, host) => createHeaderMenuModel(state, host, loadWatch),
    unlabelled,
  )
  const toggled: unknown[] = []
  page.host.element.addEventListener('bindery-menu-toggled', (event) =>
    toggled.push((event as CustomEvent).detail),
  )
  return { ...page, loadWatch, watched, toggled }
}

const expectOpen = (view: () => { open: boolean }, open = true) =>
  expect.poll(() => view().open).toBe(open)

test('the menu dispatches an event when toggled, and listens only while open', async () => {
  const { view, watched, toggled } = await createMenu()
  expect(view().open).toBe(false)
  view().toggle()
  await expectOpen(view)
  expect(watched).toEqual(['on'])
  view().toggle()
  expect(view().open).toBe(false)
  expect(watched).toEqual(['on', 'off'])
  expect(toggled).toEqual([{ open: true }, { open: false }])
})

test('opening another menu or a modal closes the menu', async () => {
  const { state, view, loadWatch } = await createMenu()
  const other = createHeaderMenuModel(state, hostOf(unlabelled), loadWatch)
  leave(other.destroy)
  const otherView = () => other.$view.get() as ReturnType<typeof view>
  view().toggle()
  await expectOpen(view)
  otherView().toggle()
  await expectOpen(otherView)
  expect(view().open).toBe(false)
  leave(state.overlays.open({ id: 'a modal', kind: 'modal', close: () => {} }))
  expect(otherView().open).toBe(false)
})

test('a destroyed menu closes its overlay and does not open', async () => {
  const { state, model, view, watched } = await createMenu()
  view().toggle()
  await expectOpen(view)
  model.destroy()
  expect(state.overlays.$flyout.get()).toBeNull()
  expect(watched).toEqual(['on', 'off'])

  const leaving = await createMenu()
  leaving.view().toggle()
  leaving.model.destroy()
  await Promise.resolve()
  expect(leaving.watched).toEqual([])
})

test('a menu pressed twice while loading opens once, and toggles without its watcher', async () => {
  const { view, watched } = await createMenu()
  view().toggle()
  view().toggle()
  await expectOpen(view)
  expect(watched).toEqual(['on'])
  const failing = () => Promise.reject(new Error('offline'))
  const other = await stand(
    (state, host) => createHeaderMenuModel(state, host, failing),
    unlabelled,
  )
  other.view().toggle()
  await expectOpen(other.view)
  other.view().toggle()
  await expectOpen(other.view, false)
})

test('the page’s label is the button’s name', async () => {
  const { host, view } = await createMenu()
  expect(view()).toMatchObject({ label: undefined, words: 'Menu' })
  host.set('label', 'All topics')
  expect(view().label).toBe('All topics')
})
