import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions, until } from '../test/page.ts'
import { createConfirmationModel } from './confirmation.model.ts'

const article = 'https://publisher.example/2025/03/an-article'

const leave: (() => void)[] = []
afterEach(() => {
  for (const off of leave.splice(0)) off()
})

const confirmation = async (options: PageOptions = {}) => {
  const page = await openPage(options)
  const host = hostOf({ open: false, email: undefined as string | undefined })
  const model = createConfirmationModel(page.state, host)
  leave.push(model.destroy)
  const view = () => {
    const now = model.$view.get()
    if (!now) throw new Error('nothing is drawn')
    return now
  }
  const opened = () => until(model.$view, (now): now is typeof now => now?.open === true)
  return { ...page, host, model, view, opened }
}

test('opens by itself after a registration; the address is cleared when it is closed', async () => {
  const href = `${article}?a=1&registration=success#top`
  for (const settings of [{}, { paywall: true }]) {
    const { opened, view, environment } = await confirmation({
      reader: 'reader@example.com',
      href,
      settings,
    })
    await opened()
    expect(view()).toMatchObject({ open: true, email: 'reader@example.com' })
    expect(environment.location().href).toBe(href)
    view().close()
    expect(environment.location().href).toBe(`${article}?a=1#top`)
    expect(view().open).toBe(false)
  }
})

test('the page may close it, too, and it stays closed', async () => {
  const { opened, view, host, state, environment } = await confirmation({
    reader: 'reader@example.com',
    href: `${article}?registration=success`,
  })
  await opened()
  host.set('open', false)
  expect(environment.location().href).toBe(article)
  await state.session.refresh()
  expect(view().open).toBe(false)
})

test('stays shut for a guest, and where nothing was registered, without asking who reads', async () => {
  const guest = await confirmation({ href: `${article}?registration=success` })
  await guest.state.session.check()
  expect(guest.view().open).toBe(false)
  expect(guest.environment.location().search).toBe('?registration=success')

  const elsewhere = await confirmation({ reader: 'reader@example.com', href: article })
  expect(elsewhere.view().open).toBe(false)
  expect((await elsewhere.mock.calls()).filter(({ method }) => method === 'GET')).toEqual([])
})

test('shows the e-mail it is given, else the reader’s own', async () => {
  const { host, view, state } = await confirmation({ reader: 'reader@example.com' })
  host.set('email', 'nora@example.com')
  host.set('open', true)
  expect(view().email).toBe('nora@example.com')
  host.set('email', undefined)
  await until(state.session.$session, (now): now is typeof now => 'user' in now)
  expect(view().email).toBe('reader@example.com')
})

test('closes when the page is scrolled by more than 250 px from where it opened', async () => {
  const { host, view, environment } = await confirmation()
  host.set('open', true)
  view().shown(1000)
  environment.scroll(1250)
  expect(view().open).toBe(true)
  environment.scroll(1251)
  expect(view().open).toBe(false)
  host.set('open', true)
  view().shown(1000)
  environment.scroll(749)
  expect(view().open).toBe(false)
})

test('waits while pointer or focus is on it', async () => {
  const { host, view, environment } = await confirmation()
  host.set('open', true)
  view().shown(0)
  view().hold(true)
  environment.scroll(900)
  expect(view().open).toBe(true)
  view().hold(false)
  expect(view().open).toBe(false)
})

test('reloads a page with a paywall, once, and no other', async () => {
  const free = await confirmation()
  free.host.set('open', true)
  free.view().close()
  expect(free.environment.journeys).toEqual([])

  const paid = await confirmation({ settings: { paywall: true } })
  paid.host.set('open', true)
  const { close } = paid.view()
  close()
  close()
  expect(paid.environment.journeys).toEqual(['reload'])
})
