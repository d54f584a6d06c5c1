import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, test } from 'vitest'
import { follow } from './kit-follow.ts'
import { saveFromPage } from './kit-save.ts'

const origin = 'https://publisher.example'
const item = { id: 'mine', title: 'Mine', url: '/mine', authors: ['Ada'], shoeSize: 44 }

const opened = async (reader?: string) => {
  const { fetch, control } = createBrowserMockApi({ origin })
  if (reader) await control.signIn(reader)
  const environment = testEnvironment({ fetch })
  const state = createState(environment, { ...defaultSettings(origin), reload: 'never' })
  return { state, environment, control }
}

test('save saves an item, and resolves with its folders', async () => {
  const { state, environment } = await opened('reader@example.com')
  const { shoeSize: _, ...plain } = item
  expect(await saveFromPage(state, item)).toEqual({ ok: true, item: plain, lists: [] })
  const seeded = await saveFromPage(state, { id: 'the-plan-nobody-read' })
  expect(seeded).toMatchObject({ ok: true, lists: ['f-1001-1'] })
  expect(environment.events.map(({ type }) => type)).toContain('bindery-saved')
})

test.each([
  [undefined, 'item.id'],
  [null, 'item.id'],
  ['mine', 'item.id'],
  [{ title: 'Mine' }, 'item.id'],
  [{ id: ' ' }, 'item.id'],
  [{ id: 7 }, 'item.id'],
  [{ id: 'a', title: 7 }, 'item.title'],
  [{ id: 'a', authors: 'Ada' }, 'item.authors'],
  [{ id: 'a', authors: ['Ada', 7] }, 'item.authors'],
  [{ id: 'a', listPrice: '9' }, 'item.listPrice'],
  [{ id: 'a', listPrice: -1 }, 'item.listPrice'],
])('save rejects %j', async (invalid, message) => {
  const { state, control } = await opened('reader@example.com')
  await expect(saveFromPage(state, invalid)).rejects.toThrow(message)
  expect((await control.calls()).filter(({ path }) => path.includes('save'))).toEqual([])
})

test('save fails for a guest who closes the modal, and succeeds for one who signs in', async () => {
  const { state } = await opened()
  const first = saveFromPage(state, item)
  await expect.poll(() => state.auth.$auth.get().step).toBe('open')
  state.auth.close()
  expect(await first).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  const second = saveFromPage(state, item)
  await expect.poll(() => state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await second).toMatchObject({ ok: true, item: { id: 'mine' } })
})

test.each([
  [30 * 60_000 - 1, { ok: true }],
  [30 * 60_000, { ok: false, failure: { kind: 'signed-out' } }],
])('save fails once the pending action has expired: sign-in after %i ms', async (ms, result) => {
  const { state, environment } = await opened()
  const answer = saveFromPage(state, item)
  await expect.poll(() => state.pendingActions.$action.get()).toBeTruthy()
  environment.advance(ms)
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await answer).toMatchObject(result)
})

test('the last of several actions of a guest runs, and the others are refused as replaced at once', async () => {
  const { state, control } = await opened()
  const kept = () => JSON.stringify(state.pendingActions.$action.get())
  const first = saveFromPage(state, item)
  await expect.poll(kept).toContain('"mine"')
  const second = follow(state, { type: 'topic', id: 'strategy' })
  await expect.poll(kept).toContain('"strategy"')
  const third = saveFromPage(state, { ...item, id: 'other' })
  await expect.poll(kept).toContain('"other"')
  // Told before the sign-in, so that the page can ask again.
  const replaced = { ok: false, failure: { kind: 'refused', code: 'replaced' } }
  expect(await Promise.all([first, second])).toMatchObject([replaced, replaced])
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await third).toMatchObject({ ok: true, item: { id: 'other' } })
  const writes = (await control.calls()).filter(({ method, path }) =>
    /^POST .*(saved|topic)/.test(`${method} ${path}`),
  )
  expect(writes).toHaveLength(1)
})

test('each of five saves of a guest in one task is answered, and the last one is done', async () => {
  const { state } = await opened()
  const answers = ['a', 'b', 'c', 'd', 'e'].map((id) => saveFromPage(state, { ...item, id }))
  const replaced = { ok: false, failure: { kind: 'refused', code: 'replaced' } }
  expect(await Promise.all(answers.slice(0, 4))).toMatchObject([1, 2, 3, 4].map(() => replaced))
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await answers[4]).toMatchObject({ ok: true, item: { id: 'e' } })
})

test('five saves in one task are all done for a reader, also after the session has ended', async () => {
  const { state, control } = await opened('reader@example.com')
  const ids = ['a', 'b', 'c', 'd', 'e']
  const saveAll = () => Promise.all(ids.map((id) => saveFromPage(state, { ...item, id })))
  const isOk = ids.map(() => ({ ok: true }))
  expect(await saveAll()).toMatchObject(isOk)
  await control.faults([{ method: 'POST', path: '/service/saved', status: 401 }])
  const answers = saveAll()
  await expect.poll(() => state.pendingActions.$action.get()?.data).toHaveLength(5)
  await control.faults([])
  await state.session.signIn({ username: 'reader@example.com', password: 'Bindery#2026' })
  expect(await answers).toMatchObject(isOk)
})

test('save resolves with the failure of the request', async () => {
  const { state, control } = await opened('reader@example.com')
  await control.faults([{ method: 'POST', path: '/service/saved', status: 500 }])
  expect(await saveFromPage(state, item)).toEqual({ ok: false, failure: { kind: 'server' } })
})
