import { expect, test } from 'vitest'
import { hostOf, leave, stand } from '../test/page.ts'
import { createHeaderMenuModel, type HeaderMenuAttributes } from './header-menu.model.ts'

const labelled: HeaderMenuAttributes = { label: undefined }

const menu = async () => {
  const watched: string[] = []
  const watch = async () => ({
    watchMenu: () => {
      watched.push('on')
      return () => watched.push('off')
    },
  })
  const page = await stand((state, host) => createHeaderMenuModel(state, host, watch), labelled)
  const told: unknown[] = []
  page.host.element.addEventListener('bindery-menu-toggled', (event) =>
    told.push((event as CustomEvent).detail),
  )
  return { ...page, watch, watched, told }
}

const opened = (view: () => { open: boolean }, open = true) =>
  expect.poll(() => view().open).toBe(open)

test('opens and closes, and says so; it listens only while it is open', async () => {
  const { view, watched, told } = await menu()
  expect(view().open).toBe(false)
  view().toggle()
  await opened(view)
  expect(watched).toEqual(['on'])
  view().toggle()
  expect(view().open).toBe(false)
  expect(watched).toEqual(['on', 'off'])
  expect(told).toEqual([{ open: true }, { open: false }])
})

test('one menu at a time, and none beside a modal', async () => {
  const { state, view, watch } = await menu()
  const other = createHeaderMenuModel(state, hostOf(labelled), watch)
  leave(other.destroy)
  const otherView = () => other.$view.get() as ReturnType<typeof view>
  view().toggle()
  await opened(view)
  otherView().toggle()
  await opened(otherView)
  expect(view().open).toBe(false)
  leave(state.overlays.open({ id: 'a modal', kind: 'modal', close: () => {} }))
  expect(otherView().open).toBe(false)
})

test('gives the place back when it leaves the page, and opens no more', async () => {
  const { state, model, view, watched } = await menu()
  view().toggle()
  await opened(view)
  model.destroy()
  expect(state.overlays.$flyout.get()).toBeNull()
  expect(watched).toEqual(['on', 'off'])

  const leaving = await menu()
  leaving.view().toggle()
  leaving.model.destroy()
  await Promise.resolve()
  expect(leaving.watched).toEqual([])
})

test('pressed twice before it could open it opens once; unwatched it still opens and closes', async () => {
  const { view, watched } = await menu()
  view().toggle()
  view().toggle()
  await opened(view)
  expect(watched).toEqual(['on'])
  const failing = () => Promise.reject(new Error('offline'))
  const other = await stand((state, host) => createHeaderMenuModel(state, host, failing), labelled)
  other.view().toggle()
  await opened(other.view)
  other.view().toggle()
  await opened(other.view, false)
})

test('the label of the page is the button’s name', async () => {
  const { host, view } = await menu()
  expect(view()).toMatchObject({ label: undefined, words: 'Menu' })
  host.set('label', 'All topics')
  expect(view().label).toBe('All topics')
})
