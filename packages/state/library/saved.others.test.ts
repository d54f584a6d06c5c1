import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import { describe, expect, test } from 'vitest'
import { holdCalls } from '../test/calls.ts'
import { count, item, long, opened, rooms, strategy, team } from '../test/saved.ts'
import { idle, known, reader, type Visit, visit } from '../test/state.ts'
import { savedOf } from './saved.ts'

/** Saved in the seed, in the first folder. */
const seeded = sampleContent[0]?.id ?? ''
const post = 'POST /service/saved'

/** Another device of the same reader, of which this page hears nothing. */
const device = async ({ server }: Visit) => {
  const there = visit({}, {}, server)
  await known(there)
  return savedOf(there.state)
}

describe('a change by another device', () => {
  test('removing many items continues if one is already removed', async () => {
    const { here, store, of } = await opened(long.id, rooms.id, seeded)
    await store.save(long)
    await store.save(rooms)
    await (await device(here)).remove([rooms.id])
    expect(await store.remove([long.id, rooms.id, seeded])).toMatchObject({ ok: true })
    expect([of(long.id), of(rooms.id), of(seeded)]).toEqual([null, null, null])
    await store.load([long.id, rooms.id, seeded])
    expect([of(long.id), of(rooms.id), of(seeded)]).toEqual([null, null, null])
  })

  test('a refetch shows that an item is no longer saved', async () => {
    const { here, store, of } = await opened(seeded)
    expect(of(seeded)).toEqual([strategy])
    await (await device(here)).remove([seeded])
    expect(await store.load([seeded])).toMatchObject({ ok: true })
    expect(of(seeded)).toBeNull()
  })

  test('a refused change refetches the state of the server', async () => {
    const { here, store, of } = await opened(seeded)
    await (await device(here)).organize(item(seeded), [strategy, team])
    await here.server.control.faults([{ method: 'POST', path: '/service/saved', status: 500 }])
    expect(await store.save(item(seeded))).toMatchObject({ ok: false })
    await expect.poll(() => of(seeded)).toEqual([strategy, team])
  })

  test('saving an item again keeps folders unknown to the page', async () => {
    const { store, of } = await opened(long.id)
    expect(of(seeded)).toBeUndefined()
    await store.save(item(seeded))
    await expect.poll(() => of(seeded)).toEqual([strategy])
  })
})

describe('an undo', () => {
  test('a refused undo returns the failure', async () => {
    const { here, store } = await opened(long.id, seeded)
    const done = await store.organizeAll([seeded], { add: [team] })
    await here.server.control.faults([{ path: '/', status: 500 }])
    expect(await (done.ok && done.undo?.())).toMatchObject({ ok: false })
  })

  test('an undo skips items that were removed since', async () => {
    const { here, store } = await opened(long.id, seeded)
    const done = await store.organizeAll([seeded], { add: [team] })
    await store.remove([seeded])
    const before = await here.calls()
    expect(await (done.ok && done.undo?.())).toEqual({ ok: true, count: 0 })
    expect(await here.calls()).toEqual(before)
  })

  test('an undo of a removal stops at the first refusal and returns it', async () => {
    const { here, store } = await opened()
    await here.server.control.faults([{ method: 'POST', path: '/service/saved', status: 500 }])
    const entries = Array.from({ length: 20 }, (_, at) => ({ item: item(`x-${at}`), folders: [] }))
    expect(await store.restore(entries)).toMatchObject({ ok: false })
    await idle()
    expect(await count(here, post)).toBe(6)
  })
})

test('a press before the session is known opens the registration for a guest', async () => {
  const here = visit()
  expect(await savedOf(here.state).save(long)).toMatchObject({ ok: false })
  expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'registration' })
  expect(await count(here, post)).toBe(0)
})

test('sorting an article into a new folder creates the folder', async () => {
  const { store, of } = await opened(seeded)
  const answer = await store.organize(item(seeded), [strategy], { folder: { name: 'Pricing' } })
  expect(answer).toMatchObject({ ok: true })
  expect(of(seeded)).toHaveLength(2)
})

test('a press before the session is known shows once the reader is known', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const store = savedOf(here.state)
  store.want([long.id])
  await known(here)
  const go = holdCalls(here.page, '/service/saved')
  here.page.settle()
  const answer = store.save(long)
  await expect.poll(() => store.$saved.get().get(long.id)).toEqual([])
  go()
  expect(await answer).toEqual({ ok: true })
  expect(store.$saved.get().get(long.id)).toEqual([])
})

test('the last of three presses counts, even if the first is slow', async () => {
  const { here, store, of } = await opened(long.id)
  const go = holdCalls(here.page, '/service/saved')
  const presses = [store.save(long), store.remove([long.id]), store.save(long)]
  const seen = new Set<string>()
  store.$saved.listen((map) => seen.add(JSON.stringify(map.get(long.id))))
  await expect.poll(() => of(long.id)).toEqual([])
  await idle()
  seen.clear()
  go()
  expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true)
  expect([...seen]).toEqual(['[]'])
  await store.load([long.id])
  expect(of(long.id)).toEqual([])
})
