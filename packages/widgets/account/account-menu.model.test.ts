import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions, until } from '../test/page.ts'
import { type AccountView, createAccountModel } from './account-menu.model.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const menu = async (options: PageOptions = {}, returnPath?: string) => {
  const page = await openPage(options)
  const host = hostOf({ returnPath })
  const model = createAccountModel(page.state, host)
  leave.push(model.destroy)
  const drawn = () => until(model.$view, (now): now is AccountView => now !== null)
  return { ...page, host, model, drawn }
}

test('the menu is empty until the session is known', async () => {
  const { model, drawn } = await menu()
  expect(model.$view.get()).toBeNull()
  expect(await drawn()).toMatchObject({ reader: 'guest' })
})

test('the menu offers the sign-in if the session fails to load', async () => {
  const { drawn } = await menu({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await drawn()).toMatchObject({ reader: 'guest' })
})

test.each([
  ['reader@example.com', 'Robin Reader', null],
  ['good@example.com', 'Grace Good', 'Digital'],
  ['better@example.com', 'Ben Better', 'Digital + Print'],
  ['best@example.com', 'Bea Best', 'Premium'],
  ['executive@example.com', 'Emil Executive', null],
  ['allaccess@example.com', 'Ada Access', 'All Access'],
])('the menu shows %s as %s with the tier %s', async (reader, name, caption) => {
  const { drawn } = await menu({ reader })
  expect(await drawn()).toMatchObject({
    reader: 'known',
    name,
    caption,
    myLibrary: 'https://publisher.example/my-library',
    toAccount: 'https://publisher.example/account',
  })
})

test('Sign In and Register send their event before the modal opens', async () => {
  const { drawn, state, host } = await menu()
  const view = await drawn()
  const stop = (event: Event) => event.preventDefault()
  host.element.addEventListener('bindery-sign-in-request', stop)
  view.request('sign-in')
  expect(state.auth.$auth.get().step).toBe('closed')
  host.element.removeEventListener('bindery-sign-in-request', stop)
  view.request('registration')
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'registration' })
})

test('another flyout closes the menu', async () => {
  const { drawn, state, model } = await menu({ reader: 'reader@example.com' })
  const view = await drawn()
  view.toggled(true)
  expect(model.$view.get()).toMatchObject({ open: true })
  state.overlays.open({ id: 'other', kind: 'flyout', close: () => {} })
  expect(model.$view.get()).toMatchObject({ open: false })
})

test('Log out opens the logout route with the return path', async () => {
  const { drawn, host, model, environment } = await menu(
    { reader: 'reader@example.com' },
    '/the-latest',
  )
  const view = await drawn()
  const leaving = new Promise((resolve) =>
    host.element.addEventListener('bindery-navigate-request', resolve),
  )
  view.signOut()
  await leaving
  expect(model.$view.get()).toMatchObject({ reader: 'guest' })
  expect(environment.journeys).toEqual(['https://publisher.example/logout?return=%2Fthe-latest'])
})
