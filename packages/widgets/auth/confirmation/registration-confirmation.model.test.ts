import { afterEach, expect, test } from 'vitest'
import { hostOf, openPage, type PageOptions, until } from '../../test/page.ts'
import { createConfirmationModel } from './registration-confirmation.model.ts'

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

test('the confirmation opens after a registration and cleans the address when it closes', async () => {
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

test('a confirmation closed by the page stays closed', async () => {
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

test('the confirmation stays closed for a guest, and without a registration it sends no request', async () => {
  const guest = await confirmation({ href: `${article}?registration=success` })
  await guest.state.session.check()
  expect(guest.view().open).toBe(false)
  expect(guest.environment.location().search).toBe('?registration=success')

  const elsewhere = await confirmation({ reader: 'reader@example.com', href: article })
  expect(elsewhere.view().open).toBe(false)
  expect((await elsewhere.mock.calls()).filter(({ method }) => method === 'GET')).toEqual([])
})

test('the confirmation shows the given e-mail, or else that of the reader', async () => {
  const { host, view, state } = await confirmation({ reader: 'reader@example.com' })
  host.set('email', 'nora@example.com')
  host.set('open', true)
  expect(view().email).toBe('nora@example.com')
  host.set('email', undefined)
  await until(state.session.$session, (now): now is typeof now => 'user' in now)
  expect(view().email).toBe('reader@example.com')
})

test('scrolling by more than 250 px closes the confirmation', async () => {
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

test('scrolling does not close a confirmation under the pointer or focus', async () => {
  const { host, view, environment } = await confirmation()
  host.set('open', true)
  view().shown(0)
  view().hold(true)
  environment.scroll(900)
  expect(view().open).toBe(true)
  view().hold(false)
  expect(view().open).toBe(false)
})

test('closing reloads a page with a paywall once, and no other page', async () => {
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
