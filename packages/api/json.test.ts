import { afterEach, expect, test } from 'vitest'
import { plain } from './json.ts'

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'))

test('keeps lists lists where a page has taught them to be texts', () => {
  Object.assign(Array.prototype, { toJSON: () => 'a text' })
  const value = { ids: ['a', 'b'], item: { authors: [] }, none: null, at: 1, left: undefined }
  expect(JSON.stringify(value)).toContain('a text')
  expect(JSON.stringify(plain(value))).toBe(
    '{"ids":["a","b"],"item":{"authors":[]},"none":null,"at":1}',
  )
})

test('leaves alone what is none of ours to change', () => {
  const list = ['a']
  plain({ list })
  expect(Object.keys(list)).toEqual(['0'])
  expect(plain('text')).toBe('text')
})
