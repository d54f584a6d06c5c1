import { afterEach, expect, test } from 'vitest'
import { plain, toJson } from './json.ts'

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))

test('plain() keeps arrays as arrays on a page whose arrays have toJSON()', () => {
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  const value = { ids: ['a', 'b'], item: { authors: [] }, none: null, at: 1, left: undefined }
  expect(JSON.stringify(value)).toContain('a text')
  expect(JSON.stringify(plain(value))).toBe(
    '{"ids":["a","b"],"item":{"authors":[]},"none":null,"at":1}',
  )
})

test('plain() leaves its argument unchanged', () => {
  const list = ['a']
  plain({ list })
  expect(Object.keys(list)).toEqual(['0'])
  expect(plain('text')).toBe('text')
})

test('toJson() tells two lists apart on a page whose arrays have toJSON()', () => {
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  expect(toJson(['readQuota', { number: 1 }, undefined])).toBe('["readQuota",{"number":1},null]')
  expect(toJson([['a'], ['b']])).toBe('[["a"],["b"]]')
})
