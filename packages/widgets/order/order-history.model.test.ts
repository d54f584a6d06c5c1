import { expect, test } from 'vitest'
import { stand } from '../test/page.ts'
import { createHistoryModel } from './order-history.model.ts'

const reader = 'reader@example.com'

const open = async (email: string) => {
  const here = await stand(createHistoryModel, {}, email ? { reader: email } : {})
  here.model.$view.listen(() => {})
  const when = (kind: string) => expect.poll(() => here.model.$view.get()?.kind).toBe(kind)
  return { ...here, when }
}

test('the latest first, five lines of each, cancelled against purchased', async () => {
  const { when, view } = await open(reader)
  await when('list')
  expect(view()).toMatchObject({
    last: true,
    rows: [
      {
        title: 'Order 20417',
        date: 'October 02, 2026',
        total: '$54.90',
        cancelled: false,
        more: 0,
      },
      { title: 'Order 20388', cancelled: true, note: null },
      { title: 'Order 20291', more: 2, note: expect.stringMatching(/six months after purchase/) },
    ],
  })
  const { rows } = view() as { rows: { lines: unknown[] }[] } & ReturnType<typeof view>
  expect(rows.map(({ lines }) => lines.length)).toEqual([2, 1, 5])
})

test('who has ordered nothing has an empty list', async () => {
  const { when, view } = await open('reader.de@example.com')
  await when('list')
  expect(view()).toMatchObject({ rows: [], last: true })
})

test('a guest is asked to sign in', async () => {
  const { when, view, state } = await open('')
  await when('guest')
  const now = view()
  if (now.kind === 'guest') now.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('while the store is looked after nothing is shown, and that is said', async () => {
  const page = await open('')
  await page.mock.settings({ maintenance: true })
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('maintenance')
})

test('what cannot be had is asked for again', async () => {
  const page = await open('')
  await page.mock.faults([{ path: '/api/user/history', status: 403, times: 1 }])
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('failed')
  const now = page.view()
  if (now.kind === 'failed') now.again()
  await page.when('list')
})

test('a busy server says how long it wants to wait', async () => {
  const page = await open('')
  const headers = { 'Retry-After': '300' }
  await page.mock.faults([{ path: '/api/user/history', status: 429, headers }])
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('failed')
  expect(page.view()).toMatchObject({ why: 'Please wait 5 minutes and try again.' })
})

test('where it cannot be known who is reading, that is said, and asked again', async () => {
  const page = await open(reader)
  await page.when('list')
  await page.mock.faults([{ path: '/api/user/profile', status: 403 }])
  page.environment.hide(true)
  expect(page.model.$view.get()).toBeNull()
  page.environment.show(true)
  await page.when('failed')
  expect(page.view()).toMatchObject({ why: 'Something went wrong. Please try again.' })
  await page.mock.faults([])
  const now = page.view()
  if (now.kind === 'failed') await now.again()
  await page.when('list')
})

test('a reader who signs out leaves nothing behind', async () => {
  const { when, view, state } = await open(reader)
  await when('list')
  await state.session.signOut()
  await when('guest')
  expect(JSON.stringify(view())).not.toContain('20417')
})
