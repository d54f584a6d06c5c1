import { describe, expect, test } from 'vitest'
import { item, long, opened, rooms, shows, strategy, team } from '../test/saved.ts'
import { password, reader, until, type Visit } from '../test/state.ts'

/** The read-only folder of the reader. */
const gifts = 'f-1001-3'

describe('restoring removed items', () => {
  test('a restored item returns to its folders, except to one that is read-only', async () => {
    const { store, of } = await opened()
    const entries = [{ item: long, folders: [strategy, gifts, team] }]
    expect(await store.restore(entries)).toEqual({ ok: true, isPartial: true })
    await store.load([long.id])
    expect(of(long.id)).toEqual([strategy, team])
  })

  test('an item that was only in a read-only folder returns to My Library', async () => {
    const { store, of } = await opened()
    expect(await store.restore([{ item: long, folders: [gifts] }])).toMatchObject({ ok: true })
    await store.load([long.id])
    expect(of(long.id)).toEqual([])
  })

  test('a restored item returns to its folders, except to one that is deleted by now', async () => {
    const { store, of } = await opened()
    const entries = [{ item: long, folders: ['gone', team] }]
    expect(await store.restore(entries)).toEqual({ ok: true, isPartial: true })
    await store.load([long.id])
    expect(of(long.id)).toEqual([team])
  })

  test('an item that the server refuses does not stop the others', async () => {
    const many = Array.from({ length: 12 }, (_, at) => item(`item-${at}`))
    const { store, of } = await opened(...many.map(({ id }) => id))
    const unknown = { item: { id: 'withdrawn' }, folders: [] }
    const entries = [unknown, ...many.map((one) => ({ item: one, folders: [team] }))]
    expect(await store.restore(entries)).toMatchObject({ failure: { code: 'item_unknown' } })
    expect(many.map(({ id }) => of(id))).toEqual(many.map(() => [team]))
  })

  test('a second try after a 503 skips the restored items', async () => {
    const { here, store, of } = await opened()
    const entries = [long, rooms].map((one) => ({ item: one, folders: [team] }))
    await here.server.control.faults([
      { path: '/service/saved', method: 'POST', status: 503, times: 1 },
    ])
    expect(await store.restore(entries)).toMatchObject({ failure: { kind: 'server' } })
    expect(await store.restore(entries)).toEqual({ ok: true, isPartial: false })
    expect([of(long.id), of(rooms.id)]).toEqual([[team], [team]])
    const calls = (await here.calls()).filter((call) => call === 'POST /service/saved')
    expect(calls).toHaveLength(3)
  })
})

test('a removal reads the folders of items that the page does not know, for its undo', async () => {
  const { here, store } = await opened()
  await store.save(long, { add: [team] })
  const there = await shows(here.tab())
  const answer = await there.remove([long.id])
  expect(answer.ok && answer.before.get(long.id)).toEqual([team])
})

describe('the undo of a sorting', () => {
  test('the undo leaves out a folder that is deleted by now', async () => {
    const { here, store, of } = await opened()
    await Promise.all([long, rooms].map((one) => store.save(one, { add: [strategy] })))
    const sorted = await store.organizeAll([long.id, rooms.id], { add: [team], remove: [strategy] })
    await here.page.fetch(`https://publisher.example/api/user/lists?id=${strategy}`, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'bindery' },
    })
    expect(sorted.ok && (await sorted.undo?.())).toEqual({ ok: true, count: 2 })
    expect([of(long.id), of(rooms.id)]).toEqual([[], []])
  })

  test('the undo leaves out an item that another client has removed', async () => {
    const { here, store, of } = await opened()
    await Promise.all([long, rooms].map((one) => store.save(one)))
    const sorted = await store.organizeAll([long.id, rooms.id], { add: [team] })
    await here.page.fetch(`https://publisher.example/api/user/saves?id=${rooms.id}`, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'bindery' },
    })
    expect(sorted.ok && (await sorted.undo?.())).toEqual({ ok: true, count: 1 })
    expect([of(long.id), of(rooms.id)]).toEqual([[], null])
  })
})

describe('an undo after the session has ended', () => {
  /** The next write to one of these paths finds the session ended. */
  const end = ({ server }: Visit) =>
    server.control.faults(
      ['/service/saved', '/service/user/list', '/api/user/lists', '/service/bulkListItem'].map(
        (path) => ({
          path,
          method: 'POST',
          status: 401,
        }),
      ),
    )
  /** Signs the reader in again, and reloads the page. */
  const back = async (here: Visit) => {
    await here.server.control.faults([])
    await here.state.session.signIn({ ...reader, password })
    const after = here.reloaded()
    const store = await shows(after)
    await until(after.state.pendingActions.$outcome, (outcome) => outcome !== null && !outcome.more)
    return { after, store }
  }

  test('all discarded items are back after the reader has signed in again', async () => {
    const many = Array.from({ length: 14 }, (_, at) => item(`item-${at}`))
    const ids = many.map(({ id }) => id)
    const { here, store } = await opened(...ids)
    await store.restore(many.map((one) => ({ item: one, folders: [team] })))
    expect(await store.remove(ids)).toMatchObject({ ok: true })
    await end(here)
    const undone = await store.restore(many.map((one) => ({ item: one, folders: [team] })))
    expect(undone).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(here.state.pendingActions.$action.get()?.name).toBe(
      'To put 14 items back into My Library',
    )
    const { after, store: next } = await back(here)
    await next.load(ids)
    expect(ids.map((id) => next.$saved.get().get(id))).toEqual(ids.map(() => [team]))
    expect(after.state.liveRegion.$announcement.get().text).toBe(
      '14 item(s) are back in My Library',
    )
  })

  test('items that were moved from different folders are all moved back', async () => {
    const { here, store } = await opened()
    await store.save(long, { add: [strategy] })
    await store.save(rooms)
    const sorted = await store.organizeAll([long.id, rooms.id], { add: [team], remove: [strategy] })
    await end(here)
    expect(sorted.ok && (await sorted.undo?.())).toMatchObject({ failure: { kind: 'signed-out' } })
    const { store: next } = await back(here)
    await next.load([long.id, rooms.id])
    expect([long, rooms].map(({ id }) => next.$saved.get().get(id))).toEqual([[strategy], []])
  })
})
