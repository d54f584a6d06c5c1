import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { createSqliteStore } from './sqlite-store.ts'

const stores = {
  memory: createMemoryStore,
  sqlite: () => createSqliteStore(':memory:'),
}

const item = {
  id: 'a',
  title: 'A',
  url: '/a',
  topic: '',
  authors: [],
  contentType: '',
  image: '',
  summary: '',
  activityType: 'saved' as const,
}
const saved = (owner: string, savedAt: number, ...listIds: string[]) => ({
  owner,
  item,
  listIds,
  savedAt,
})

describe.for(Object.entries(stores))('the %s store', ([, create]) => {
  test('get() returns the record, and undefined for an unknown id', () => {
    const store = create()
    store.put('username', 'a@example.com', { accountId: '1' })
    expect(store.get('username', 'a@example.com')).toEqual({ accountId: '1' })
    expect(store.get('username', 'b@example.com')).toBeUndefined()
    expect(store.get('session', 'a@example.com')).toBeUndefined()
  })

  test('put() replaces a record, insert() refuses to', () => {
    const store = create()
    expect(store.insert('username', 'a', { accountId: '1' })).toBe(true)
    expect(store.insert('username', 'a', { accountId: '2' })).toBe(false)
    expect(store.get('username', 'a')).toEqual({ accountId: '1' })
    store.put('username', 'a', { accountId: '3' })
    expect(store.get('username', 'a')).toEqual({ accountId: '3' })
  })

  test('batch() makes all of its changes', () => {
    const store = create()
    store.batch(() => {
      store.put('username', 'a', { accountId: '1' })
      store.put('username', 'b', { accountId: '2' })
    })
    expect(store.count('username')).toBe(2)
  })

  test('remove() returns true for the first of two callers only', () => {
    const store = create()
    store.put('reset', 'token', { owner: '1', expiresAt: 5 })
    expect(store.remove('reset', 'token')).toBe(true)
    expect(store.remove('reset', 'token')).toBe(false)
  })

  test('list() and count() go oldest first, and by owner if given', () => {
    const store = create()
    store.put('session', 'c', { owner: '1', expiresAt: 1 })
    store.put('session', 'a', { owner: '2', expiresAt: 2 })
    store.put('session', 'b', { owner: '1', expiresAt: 3 })
    store.put('session', 'c', { owner: '1', expiresAt: 4 })
    expect(store.list('session').map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(store.list('session', '1')).toEqual([
      { id: 'c', value: { owner: '1', expiresAt: 4 } },
      { id: 'b', value: { owner: '1', expiresAt: 3 } },
    ])
    expect(store.count('session')).toBe(3)
    expect(store.count('session', '1')).toBe(2)
    expect(store.count('session', '9')).toBe(0)
  })

  test('latest() returns a page of an owner’s records, the latest first', () => {
    const store = create()
    for (const expiresAt of [1, 2, 3, 4]) {
      store.put('session', `s${expiresAt}`, { owner: expiresAt === 3 ? '2' : '1', expiresAt })
    }
    const part = (start: number, length: number) =>
      store.latest('session', '1', start, length).map(({ expiresAt }) => expiresAt)
    expect([part(0, 2), part(1, 5), part(3, 2)]).toEqual([[4, 2], [2, 1], []])
  })

  test('latest() and count() take a list id', () => {
    const store = create()
    for (const savedAt of [1, 2, 3, 4]) {
      store.put('saved', `s${savedAt}`, saved(savedAt === 3 ? '2' : '1', savedAt, 'x', 'y'))
    }
    const part = (listId: string, start = 0, length = 9) => [
      ...store.latest('saved', '1', start, length, listId).map(({ savedAt }) => savedAt),
      { of: store.count('saved', '1', listId) },
    ]
    expect(part('x')).toEqual([4, 2, 1, { of: 3 }])
    expect(part('x', 1, 1)).toEqual([2, { of: 3 }])
    store.put('saved', 's4', saved('1', 4, 'y', 'z'))
    store.remove('saved', 's2')
    expect([part('x'), part('y'), part('z'), part('')]).toEqual([
      [1, { of: 1 }],
      [4, 1, { of: 2 }],
      [4, { of: 1 }],
      [{ of: 0 }],
    ])
    store.clear()
    expect(part('y')).toEqual([{ of: 0 }])
  })

  test('put() and get() copy the record', () => {
    const store = create()
    const value = { owner: '1', expiresAt: 1 }
    store.put('session', 'a', value)
    value.expiresAt = 2
    const read = store.get('session', 'a')
    if (read) read.expiresAt = 3
    expect(store.get('session', 'a')?.expiresAt).toBe(1)
  })

  test('ids and values keep quotes, null characters and umlauts', () => {
    const store = create()
    const odd = { "x'); DROP TABLE records; --": 'ß\u0000"\'' }
    store.put('signUp', "o'brien", odd)
    expect(store.get('signUp', "o'brien")).toEqual(odd)
  })

  test('clear() removes all records', () => {
    const store = create()
    store.put('meta', 'seed', { version: 1 })
    store.clear()
    expect(store.get('meta', 'seed')).toBeUndefined()
    expect(store.list('meta')).toEqual([])
    store.close()
  })
})

describe('a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('a SQLite file keeps its records for the next server', () => {
    const file = join(folder, 'site.sqlite')
    const first = createSqliteStore(file)
    first.put('username', 'a', { accountId: '1' })
    first.close()
    const second = createSqliteStore(file)
    expect(second.get('username', 'a')).toEqual({ accountId: '1' })
    second.close()
  })

  test('a SQLite file has none of the changes of a batch that fails', () => {
    const file = join(folder, 'batch.sqlite')
    const store = createSqliteStore(file)
    store.batch(() => store.put('username', 'a', { accountId: '1' }))
    const fail = () =>
      store.batch(() => {
        store.clear()
        store.put('username', 'b', { accountId: '2' })
        throw new Error('The disk is full.')
      })
    expect(fail).toThrow('The disk is full.')
    store.close()
    const next = createSqliteStore(file)
    expect(next.list('username')).toEqual([{ id: 'a', value: { accountId: '1' } }])
    next.close()
  })

  test('a SQLite file from before the table of lists finds the records of a list', () => {
    const file = join(folder, 'old.sqlite')
    const first = createSqliteStore(file)
    const record = saved('1', 1, 'x')
    first.put('saved', 'a', record)
    first.close()
    const database = new DatabaseSync(file)
    database.exec('DROP TRIGGER listed_added; DROP TRIGGER listed_changed; DROP TABLE listed')
    database.close()
    const second = createSqliteStore(file)
    expect(second.latest('saved', '1', 0, 9, 'x')).toEqual([record])
    second.close()
  })
})
