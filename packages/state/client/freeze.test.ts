import { expect, test } from 'vitest'
import { freeze } from './freeze.ts'

test('freeze() freezes a value with all its parts, and returns it', () => {
  const value = { name: 'a', list: [{ id: 'b' }], none: null, at: 1 }
  expect(freeze(value)).toBe(value)
  for (const part of [value, value.list, value.list[0]]) expect(Object.isFrozen(part)).toBe(true)
})

test.each([[null], [undefined], ['text'], [7], [true]])('freeze() returns %s as it is', (value) => {
  expect(freeze(value)).toBe(value)
})

test('freeze() takes the parts of a frozen value for frozen', () => {
  const part = { id: 'a' }
  freeze(Object.freeze({ part }))
  expect(Object.isFrozen(part)).toBe(false)
})
