import { describe, expect, test } from 'vitest'
import { testEnvironment } from '../test/environment.ts'
import { reader, visit } from '../test/state.ts'
import { createSafeStorage, readJson } from './safe-storage.ts'

describe('storage that fails', () => {
  const failing = {
    missing: () => null,
    forbidden: () => {
      throw new Error('SecurityError')
    },
    full: () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    }),
  }
  test.each(Object.entries(failing))('%s: memory serves', (_what, open) => {
    const keep = createSafeStorage(open)
    keep.set('a', '1')
    expect(keep.get('a')).toBe('1')
    keep.remove('a')
    expect(keep.get('a')).toBeNull()
  })
  test.each(Object.entries(failing))('%s: the kit works', async (_what, open) => {
    const here = visit({}, { local: createSafeStorage(open), session: createSafeStorage(open) })
    expect(await here.state.session.signIn(reader)).toMatchObject({ ok: true })
    expect(await here.state.session.signOut()).toEqual({ ok: true })
  })
  /** A storage that has no room for more than ten characters. */
  const createSmallStorage = () => {
    const entries = new Map<string, string>()
    const browser = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 10) throw new Error('QuotaExceededError')
        entries.set(key, value)
      },
      removeItem: (key: string) => void entries.delete(key),
    }
    return () => createSafeStorage(() => browser)
  }

  test('a value that does not fit replaces the old one here, and the next page finds none', () => {
    const openPage = createSmallStorage()
    const keep = openPage()
    expect(keep.set('cart', 'one line')).toBe(true)
    expect(keep.set('cart', 'one line, and a second')).toBe(false)
    expect(keep.get('cart')).toBe('one line, and a second')
    expect(openPage().get('cart')).toBeNull()
  })

  test('a value that another page has stored since is newer than one kept in memory', () => {
    const openPage = createSmallStorage()
    const keep = openPage()
    keep.set('cart', 'one line, and a second')
    openPage().set('cart', 'empty')
    expect(keep.get('cart')).toBe('empty')
  })

  test('a value kept in memory is forgotten once a newer one was stored', () => {
    const openPage = createSmallStorage()
    const keep = openPage()
    keep.set('cart', 'one line, and a second')
    expect(keep.set('cart', 'empty')).toBe(true)
    openPage().remove('cart')
    expect(keep.get('cart')).toBeNull()
  })

  test('a value of the expected kind is read and stays, one of another kind is removed', () => {
    const keep = testEnvironment().local
    const isText = (value: unknown): value is string => typeof value === 'string'
    keep.set('a', '"text"')
    keep.set('b', '7')
    expect([readJson(keep, 'a', isText), readJson(keep, 'b', isText)]).toEqual(['text', null])
    expect([keep.get('a'), keep.get('b')]).toEqual(['"text"', null])
  })

  test('a corrupt entry is removed', () => {
    const keep = testEnvironment().local
    keep.set('a', '{')
    expect(readJson(keep, 'a', (value): value is string => typeof value === 'string')).toBeNull()
    expect(keep.get('a')).toBeNull()
  })
})
