import { describe, expect, test } from 'vitest'
import { sampleContent } from '../../seed/content.ts'
import { createTestServer, type Visitor } from '../../test/server.ts'

const saved = '/service/saved'
const bulk = '/api/user/lists/bulk-update'
const [strategy, team, gifts] = ['f-1001-1', 'f-1001-2', 'f-1001-3'] as const
const long = { id: 'the-long-view', title: 'The Long View', url: '/2025/03/the-long-view' }
const rooms = { id: 'small, rooms & more', title: 'Small Rooms', url: '/2025/04/small-rooms' }

const stateOf = async (visitor: Visitor, ...ids: string[]) => {
  const query = new URLSearchParams({ ids: ids.map(encodeURIComponent).join(',') })
  const { body } = await visitor.get(`/api/user/saves/lists?${query}`)
  return Object.fromEntries(
    (body['saved'] as { id: string; listIds: string[] }[]).map(({ id, listIds }) => [id, listIds]),
  )
}
const opened = async () => {
  const server = createTestServer()
  const one = await server.reader()
  for (const item of [long, rooms]) await one.post(saved, item)
  return { server, one }
}

test('the seed has fourteen saved items, some in folders, the site’s latest first', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const ids = sampleContent.map(({ id }) => id)
  const lists = await stateOf(one, ...ids)
  expect(Object.keys(lists)).toEqual(ids.slice(0, 14))
  expect(Object.values(lists).filter((some) => some.includes(strategy))).toHaveLength(5)
  expect(Object.values(lists).filter((some) => some.includes(gifts))).toHaveLength(1)
  expect(await stateOf(await server.reader('reader.de@example.com'), ...ids)).toEqual({})
})

describe('saving', () => {
  test('a saved item has the fields of the site’s own content', async () => {
    const server = createTestServer()
    const one = await server.reader('reader.de@example.com')
    const [known] = sampleContent
    expect((await one.post(saved, { id: known?.id, title: 'Mine', url: '/x' })).status).toBe(200)
    expect((await one.post(saved, { id: sampleContent[1]?.id })).status).toBe(200)
    expect(server.reports).toEqual([])
  })

  test('one call returns the saved state of many ids, with any characters', async () => {
    const { one } = await opened()
    expect(await stateOf(one, long.id, 'never', rooms.id)).toEqual({
      [long.id]: [],
      [rooms.id]: [],
    })
  })

  test('a second save keeps the item and its folders', async () => {
    const { one } = await opened()
    await one.post(`/api/user/list/${team}`, { dataId: long.id })
    expect((await one.post(saved, long)).status).toBe(200)
    expect(await stateOf(one, long.id)).toEqual({ [long.id]: [team] })
  })

  test('a foreign URL is replaced, and an item without a title is refused', async () => {
    const { one } = await opened()
    for (const wrong of [
      {},
      { id: 'x' },
      { ...long, id: 'x', title: ' ' },
      { id: 'x', title: 'X' },
    ]) {
      expect((await one.post(saved, wrong)).status, JSON.stringify(wrong)).toBeGreaterThanOrEqual(
        400,
      )
    }
    expect(await stateOf(one, 'x')).toEqual({})
  })

  test('a second removal responds that the item is unknown', async () => {
    const { one } = await opened()
    await one.post(`/api/user/list/${team}`, { dataId: long.id })
    expect((await one.delete(`/api/user/saves?id=${long.id}`)).status).toBe(200)
    expect((await one.delete(`${saved}?id=${long.id}`)).body).toMatchObject({
      code: 'saved_unknown',
    })
    expect(await stateOf(one, long.id)).toEqual({})
    await one.post(saved, long)
    expect(await stateOf(one, long.id)).toEqual({ [long.id]: [] })
  })
})

describe.each([
  [
    'api',
    (listId: string) => `/api/user/list/${listId}`,
    (id: string) => `/api/user/saves/${id}/lists?`,
  ],
  ['service', () => '/service/listItem', (id: string) => `/service/listItem?id=${id}`],
] as const)('an item in folders, %s dialect', (_, listAt, listsAt) => {
  test('an item is added to a folder once, and removed', async () => {
    const { one } = await opened()
    for (const listId of [strategy, team, team]) {
      expect((await one.post(listAt(listId), { listId, dataId: long.id })).status).toBe(200)
    }
    expect((await one.get(listsAt(long.id))).body).toEqual({ listIds: [strategy, team] })
    await one.delete(`${listAt(strategy)}?listId=${strategy}&dataId=${long.id}`)
    expect((await one.get(listsAt(long.id))).body).toEqual({ listIds: [team] })
    expect((await one.get(listsAt('never'))).status).toBe(404)
  })
})

test.each(['Strategy 2026', 'strategy-2026'])('the path can name a folder: %s', async (name) => {
  const { one } = await opened()
  const path = `/api/user/list/${encodeURIComponent(name)}`
  expect((await one.post(path, { dataId: long.id })).status).toBe(200)
  expect(await stateOf(one, long.id)).toEqual({ [long.id]: [strategy] })
  expect((await one.delete(`${path}?dataId=${long.id}`)).status).toBe(200)
  expect(await stateOf(one, long.id)).toEqual({ [long.id]: [] })
  for (const [other, code] of [
    ['None such', 'folder_unknown'],
    ['hbrgift', 'folder_read_only'],
  ] as const) {
    const refused = await one.post(`/api/user/list/${encodeURIComponent(other)}`, {
      dataId: long.id,
    })
    expect(refused.body).toMatchObject({ code })
  }
})

describe.each([bulk, '/service/bulkListItem'])('the bulk call %s', (path) => {
  const all = [long.id, rooms.id]

  test('many items are added to folders, removed from them, and from the library', async () => {
    const { one } = await opened()
    await one.post(path, { id: all, listIds: [strategy, team] })
    expect(await stateOf(one, ...all)).toEqual({
      [long.id]: [strategy, team],
      [rooms.id]: [strategy, team],
    })
    await one.deleteAll(path, { id: all, listIds: [strategy] })
    expect(await stateOf(one, ...all)).toEqual({ [long.id]: [team], [rooms.id]: [team] })
    await one.deleteAll(path, { id: [long.id], listIds: [] })
    expect(await stateOf(one, ...all)).toEqual({ [rooms.id]: [team] })
  })

  test.each([
    [{ id: [], listIds: [team] }, 400],
    [{ id: all, listIds: 'x' }, 400],
    [{ id: [long.id, 'never'], listIds: [team] }, 404],
    [{ id: all, listIds: [team, 'never'] }, 404],
    [{ id: all, listIds: [team, gifts] }, 403],
    [{ id: Array.from({ length: 501 }, (_, index) => `i${index}`), listIds: [team] }, 400],
  ])('the bulk call with %j is refused as a whole', async (input, status) => {
    const { one } = await opened()
    expect((await one.post(path, input)).status).toBe(status)
    expect((await one.deleteAll(path, input)).status).toBe(status)
    expect(await stateOf(one, ...all)).toEqual({ [long.id]: [], [rooms.id]: [] })
  })
})

test('a deleted folder is in no response', async () => {
  const { one } = await opened()
  await one.post(bulk, { id: [long.id], listIds: [strategy, team] })
  await one.delete(`/api/user/lists?id=${strategy}`)
  expect(await stateOf(one, long.id)).toEqual({ [long.id]: [team] })
})

test('another reader’s saved item and its folders are not found', async () => {
  const { server, one } = await opened()
  const other = await server.reader('reader.de@example.com')
  expect(await stateOf(other, long.id)).toEqual({})
  expect((await other.get(`/api/user/saves/${long.id}/lists`)).status).toBe(404)
  expect((await other.delete(`/api/user/saves?id=${long.id}`)).status).toBe(404)
  await other.post(saved, long)
  expect((await other.post(bulk, { id: [long.id], listIds: [team] })).body).toMatchObject({
    code: 'folder_unknown',
  })
  await other.delete(`/api/user/saves?id=${long.id}`)
  expect(await stateOf(one, long.id)).toEqual({ [long.id]: [] })
})

test('a guest’s calls for saved items are unauthenticated', async () => {
  const guest = createTestServer().visitor()
  expect((await guest.get('/api/user/saves/lists?ids=a')).status).toBe(401)
  expect((await guest.post(saved, long)).status).toBe(401)
  expect((await guest.deleteAll(bulk, { id: ['a'], listIds: [] })).status).toBe(401)
})
