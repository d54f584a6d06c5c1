import { describe, expect, test } from 'vitest'
import { item, long, opened, rooms, shows, strategy, team } from '../test/saved.ts'

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
