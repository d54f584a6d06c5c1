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
  test('a corrupt entry is removed', () => {
    const keep = testEnvironment().local
    keep.set('a', '{')
    expect(readJson(keep, 'a', (value): value is string => typeof value === 'string')).toBeNull()
    expect(keep.get('a')).toBeNull()
  })
})
