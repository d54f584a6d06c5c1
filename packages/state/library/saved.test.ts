import { describe, expect, test } from 'vitest'
import { holdAnswers, holdCalls } from '../test/calls.ts'
import { count, item, long, opened, rooms, shows, strategy, team } from '../test/saved.ts'
import { idle, reader, until, visit, writes } from '../test/state.ts'
import { foldersOf } from './folders.ts'
import { savedOf } from './saved.ts'

const reads = 'GET /api/user/saves/lists'
const post = 'POST /service/saved'
const fault = { method: 'POST', path: '/service/saved', status: 500 } as const

describe('the saved items', () => {
  test('sixty buttons share one request, and later ones share another', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => `item-${index}`)
    const { here, store } = await opened(...sixty)
    for (const id of sixty) store.want([id])
    here.page.settle()
    expect(savedOf(here.state)).toBe(store)
    expect(await count(here, reads)).toBe(1)
    expect([...store.$saved.get()].every(([, lists]) => lists === null)).toBe(true)
    store.want(['later', 'item-3'])
    here.page.settle()
    await until(store.$saved, (map) => map.has('later'))
    expect(await count(here, reads)).toBe(2)
  })

  test('the saved items do not load for a guest', async () => {
    const here = visit()
    const store = await shows(here, long.id)
    expect(store.$saved.get().size).toBe(0)
    expect((await here.calls()).filter((call) => call.includes('saves'))).toEqual([])
  })

  test('the saved items clear when the reader signs out', async () => {
    const { here, store } = await opened()
    await store.save(long)
    await here.state.session.signOut()
    expect(store.$saved.get().size).toBe(0)
  })

  test('an item whose load has failed loads again on the next call', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.server.control.faults([{ path: '/api/user/saves', status: 404, times: 1 }])
    const store = await shows(here, long.id)
    await expect.poll(() => count(here, reads)).toBe(1)
    expect(store.$saved.get().size).toBe(0)
    await expect
      .poll(async () => {
        store.want([long.id])
        here.page.settle()
        return store.$saved.get().get(long.id)
      })
      .toBeNull()
  })
})

describe('saving', () => {
  test('a save shows at once, sends one request and dispatches the event', async () => {
    const { here, store, of } = await opened()
    const answers = Promise.all([store.save(long), store.save(long)])
    await until(store.$saved, () => of(long.id) !== null)
    expect((await answers).map(({ ok }) => ok)).toEqual([true, true])
    expect(of(long.id)).toEqual([])
    expect(await count(here, post)).toBe(1)
    const [event] = here.page.events.filter(({ type }) => type === 'bindery-saved')
    expect(event?.detail).toEqual({ item: long, lists: [] })
  })

  test('a refused save is rolled back, and the state of the server shows', async () => {
    const { here, store, of } = await opened()
    await here.server.control.faults([fault])
    const seen: unknown[] = []
    store.$saved.listen((map) => seen.push(map.get(long.id)))
    const answer = await store.save(long, { add: [team] })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'server' } })
    expect(seen[0]).toEqual([team])
    expect(of(long.id)).toBeNull()
    expect(here.page.events.map(({ type }) => type)).not.toContain('bindery-saved')
  })

  test('a save whose sorting fails shows the item as saved, in no folder', async () => {
    const { here, store, of } = await opened()
    await here.server.control.faults([{ method: 'POST', path: '/api/user/lists', status: 500 }])
    expect((await store.save(long, { add: [team] })).ok).toBe(false)
    await until(store.$saved, () => of(long.id) !== null)
    expect(of(long.id)).toEqual([])
  })

  test('a save into a new folder creates the folder first', async () => {
    const { here, store, of } = await opened()
    const folders = foldersOf(here.state)
    folders.$folders.listen(() => {})
    expect((await store.save(long, { add: [team], folder: { name: 'Pricing' } })).ok).toBe(true)
    const known = await until(
      folders.$folders,
      (now) => now.status === 'known' && now.folders.some(({ name }) => name === 'Pricing'),
    )
    const made =
      known.status === 'known' ? known.folders.find(({ name }) => name === 'Pricing') : undefined
    expect(of(long.id)).toEqual([team, made?.id])
  })

  test('a save into a folder with a taken name saves nothing', async () => {
    const { here, store, of } = await opened()
    const answer = await store.save(long, { folder: { name: 'team READING' } })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'folder_taken', status: 409 } })
    expect(of(long.id)).toBeNull()
    expect(await count(here, post)).toBe(0)
  })

  test.each([fault.path, '/api/user/lists/bulk-update'])(
    'a 409 of %s means that the folder exists',
    async (path) => {
      const { here, store } = await opened()
      await here.server.control.faults([{ method: 'POST', path, status: 409, times: 1 }])
      const answer = await store.save(long, { add: [team] })
      expect(answer).toMatchObject({ ok: false, failure: { code: 'folder_taken' } })
    },
  )

  test('saves and removals reach the server in order', async () => {
    const { here, store, of } = await opened()
    await here.server.control.faults([{ ...fault, status: undefined, delayMs: 60, times: 1 }])
    await Promise.all([store.save(long), store.remove([long.id]), store.save(rooms)])
    const calls = (await here.calls()).filter((call) => /^(POST|DELETE)/.test(call))
    expect(calls.filter((call) => !call.includes('authenticate'))).toEqual([
      post,
      post,
      'DELETE /api/user/saves',
    ])
    expect([of(long.id), of(rooms.id)]).toEqual([null, []])
  })

  test('a removal waits for the sorting of many items', async () => {
    const { here, store, of } = await opened()
    await Promise.all([store.save(long), store.save(rooms)])
    const go = holdCalls(here.page, '/lists/bulk-update')
    const both = store.organizeAll([long.id, rooms.id], { add: [strategy] })
    const one = store.remove([long.id])
    await idle()
    expect(await writes(here)).toEqual([post, post])
    go()
    expect(await Promise.all([both, one])).toMatchObject([{ ok: true }, { ok: true }])
    expect([of(long.id), of(rooms.id)]).toEqual([null, [strategy]])
  })
})

describe('sorting', () => {
  test('sorting sets the folders of an item', async () => {
    const { store, of } = await opened()
    await store.save(long, { add: [team] })
    expect((await store.organize(long, [strategy])).ok).toBe(true)
    expect(of(long.id)).toEqual([strategy])
    await store.load([long.id])
    expect(of(long.id)).toEqual([strategy])
  })

  test('sorting many items is one request, and a refusal rolls all of it back', async () => {
    const { here, store, of } = await opened()
    await Promise.all([long, rooms].map((one) => store.save(one)))
    expect((await store.organizeAll([long.id, rooms.id], { add: [team] })).ok).toBe(true)
    expect([of(long.id), of(rooms.id)]).toEqual([[team], [team]])
    expect(await count(here, 'POST /api/user/lists/bulk-update')).toBe(1)
    const refused = await store.organizeAll([long.id, rooms.id], { add: ['f-1001-3'] })
    expect(refused).toMatchObject({ ok: false, failure: { code: 'folder_read_only' } })
    expect([of(long.id), of(rooms.id)]).toEqual([[team], [team]])
  })

  test('an undo of sorting keeps previous folders and skips items removed since', async () => {
    const third = item('a-third-one')
    const { store, of } = await opened(long.id, rooms.id, third.id)
    await store.save(long, { add: [strategy] })
    await Promise.all([rooms, third].map((one) => store.save(one, { add: [strategy, team] })))
    const ids = [long.id, rooms.id, third.id]
    const none = await store.organizeAll(ids, { add: [strategy] })
    expect(none).toEqual({ ok: true, undo: null })
    const sorted = await store.organizeAll(ids, { add: [team], remove: [strategy] })
    expect(ids.map(of)).toEqual([[team], [team], [team]])
    await store.remove([third.id])
    expect(sorted.ok && (await sorted.undo?.())).toEqual({ ok: true, count: 2 })
    expect([long.id, rooms.id].map((id) => [...(of(id) ?? [])].sort())).toEqual([
      [strategy],
      [strategy, team],
    ])
    await store.load(ids)
    expect(ids.map((id) => of(id)?.length ?? null)).toEqual([1, 2, null])
  })

  test('removing many items accepts those already removed, and an undo restores all', async () => {
    const { here, store, of } = await opened()
    await store.save(long, { add: [strategy, team] })
    await store.save(rooms)
    await here.page.fetch(`https://publisher.example/api/user/saves?id=${rooms.id}`, {
      method: 'DELETE',
      headers: { 'x-requested-with': 'bindery' },
    })
    expect((await store.remove([long.id, rooms.id])).ok).toBe(true)
    expect([of(long.id), of(rooms.id)]).toEqual([null, null])
    const [event] = here.page.events.filter(({ type }) => type === 'bindery-removed')
    expect(event?.detail).toEqual({ ids: [long.id, rooms.id] })
    const entries = [
      { item: long, folders: [strategy, team] },
      { item: rooms, folders: [] },
    ]
    expect((await store.restore(entries)).ok).toBe(true)
    expect([of(long.id), of(rooms.id)]).toEqual([[strategy, team], []])
  })
})

test('a stale response is dropped after a later change', async () => {
  const { here, store, of } = await opened()
  await here.server.control.faults([
    { path: '/api/user/saves/lists', delayMs: 80, body: { saved: [] }, times: 1 },
  ])
  const late = store.load([long.id])
  await store.save(long)
  await late
  expect(of(long.id)).toEqual([])
})

test('another tab refetches the items that it shows', async () => {
  const { here, store } = await opened()
  const other = here.tab()
  const there = await shows(other, long.id)
  await until(there.$saved, (map) => map.has(long.id))
  await store.save(long)
  await until(there.$saved, (map) => map.get(long.id) !== null)
  expect(there.$saved.get().get(long.id)).toEqual([])
})

test.each(['before', 'after'])(
  'a late response does not overwrite a newer change of another tab: refetch %s it',
  async (order) => {
    const { here, store } = await opened(long.id)
    const other = await shows(here.tab(), long.id)
    const late = holdAnswers(here.page, post)
    const mine = store.save(long)
    await late.made
    expect(await other.remove([long.id])).toMatchObject({ ok: true })
    if (order === 'before') await store.load([long.id])
    late.come()
    expect(await mine).toMatchObject({ ok: true })
    await until(store.$saved, (now) => now.get(long.id) === null)
  },
)
