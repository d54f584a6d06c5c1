import { afterEach, describe, expect, test } from 'vitest'
import * as v from './schema.ts'

const person = v.looseObject({
  name: v.string(),
  age: v.optional(v.number()),
  tags: v.optional(v.array(v.string()), []),
})

test('what is missing has its default, and no two readings share it', () => {
  const [one, other] = [v.read(person, { name: 'a' }).data, v.read(person, { name: 'b' }).data]
  expect(one).toEqual({ name: 'a', tags: [] })
  expect(one?.tags).not.toBe(other?.tags)
})

test('what may be left out may be null, and nothing else', () => {
  expect(v.read(person, { name: 'a', age: null, tags: null }).data).toEqual({ name: 'a', tags: [] })
  expect(v.read(person, { name: null, tags: [null] }).faults?.map(({ field }) => field)).toEqual([
    'name',
    'tags.0',
  ])
})

test('what is wrong is told with its place', () => {
  const list = v.object({ people: v.array(person) })
  const { data, faults } = v.read(list, { people: [{ name: 'a' }, { name: 1, tags: [2] }] })
  expect(data).toBeUndefined()
  expect(faults?.map(({ field }) => field)).toEqual(['people.1.name', 'people.1.tags.0'])
  expect(v.read(list, 'x').faults).toEqual([
    { field: '', message: expect.stringContaining('Invalid') },
  ])
})

describe.each([
  ['object', v.object],
  ['looseObject', v.looseObject],
  ['strictObject', v.strictObject],
] as const)('%s', (_, make) => {
  const schema = make({ name: v.optional(v.string(), 'none') })

  test.for([[[]], [[{ name: 'a' }]], [null], ['name'], [undefined], [7]])(
    'is not %o',
    ([value]) => {
      expect(v.is(schema, value)).toBe(false)
      expect(v.is(v.object({ in: schema }), { in: value })).toBe(false)
    },
  )

  test('is one with a name, or without', () => {
    expect(v.parse(schema, { name: 'a' })).toEqual({ name: 'a' })
    expect(v.parse(schema, {})).toEqual({ name: 'none' })
  })

  test('can be made anew with more', () => {
    const more = make({ ...schema.entries, age: v.number() })
    expect(v.parse(more, { age: 1 })).toEqual({ name: 'none', age: 1 })
  })
})

test('of what else an object holds, each reads what its name says', () => {
  const value = { more: [1] }
  expect(v.parse(v.object({}), value)).toEqual({})
  expect(v.parse(v.looseObject({}), value)).toEqual(value)
  expect(v.is(v.strictObject({}), value)).toBe(false)
})

test('an answer that would be a prototype is not taken over', () => {
  const read = v.parse(person, JSON.parse('{"name": "a", "__proto__": {"admin": true}}'))
  expect(read).not.toHaveProperty('admin')
})

test.for(['1e999', '-1e999', '"1"', 'null'])('%s is no number', (text) => {
  expect(v.is(v.number(), JSON.parse(text))).toBe(false)
})

test.for(['1.5', '1e999', '9007199254740993'])('%s is no whole number', (text) => {
  expect(v.is(v.int(), JSON.parse(text))).toBe(false)
})

describe('on a page that gives every object something', () => {
  const pollute = (name: string, value: unknown) =>
    Object.defineProperty(Object.prototype, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  afterEach(() => {
    for (const name of ['merge', 'age']) Reflect.deleteProperty(Object.prototype, name)
  })

  test('nothing of it is a member of a schema or of an answer', () => {
    pollute('merge', () => {})
    pollute('age', () => {})
    const late = v.looseObject({ name: v.string(), age: v.optional(v.number()) })
    expect(Object.keys(v.parse(late, { name: 'a' }))).toEqual(['name'])
    expect(v.read(late, {}).faults?.map(({ field }) => field)).toEqual(['name'])
    expect(v.is(v.record(v.string(), v.string()), { en: 'a' })).toBe(true)
  })
})
