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

test('the history lists the latest order first, five lines each, purchased or cancelled', async () => {
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

test('a reader without orders has an empty list', async () => {
  const { when, view } = await open('reader.de@example.com')
  await when('list')
  expect(view()).toMatchObject({ rows: [], last: true })
})

test('a guest can sign in', async () => {
  const { when, view, state } = await open('')
  await when('guest')
  const now = view()
  if (now.kind === 'guest') now.signIn()
  expect(state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test('the history shows maintenance of the store', async () => {
  const page = await open('')
  await page.mock.settings({ maintenance: true })
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('maintenance')
})

test('a failed history can be retried', async () => {
  const page = await open('')
  await page.mock.faults([{ path: '/api/user/history', status: 403, times: 1 }])
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('failed')
  const now = page.view()
  if (now.kind === 'failed') now.again()
  await page.when('list')
})

test('a busy server shows its waiting time', async () => {
  const page = await open('')
  const headers = { 'Retry-After': '300' }
  await page.mock.faults([{ path: '/api/user/history', status: 429, headers }])
  await page.mock.signIn(reader)
  await page.state.session.refresh()
  await page.when('failed')
  expect(page.view()).toMatchObject({ why: 'Please wait 5 minutes and try again.' })
})

test('an unknown session shows a retry', async () => {
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

test('signing out clears the history', async () => {
  const { when, view, state } = await open(reader)
  await when('list')
  await state.session.signOut()
  await when('guest')
  expect(JSON.stringify(view())).not.toContain('20417')
})
