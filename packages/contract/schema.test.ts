import { afterEach, describe, expect, test } from 'vitest'
import * as z from './schema.ts'

const person = z.looseObject({
  name: z.string(),
  age: z.optional(z.number()),
  tags: z._default(z.array(z.string()), []),
})

test('a missing member gets its default, and no two readings share it', () => {
  const [one, other] = [z.read(person, { name: 'a' }).data, z.read(person, { name: 'b' }).data]
  expect(one).toEqual({ name: 'a', tags: [] })
  expect(one?.tags).not.toBe(other?.tags)
})

test('a default that is parsed gets the defaults of its members', () => {
  const team = z.object({ lead: z.prefault(person, { name: 'a' }) })
  const [one, other] = [z.read(team, {}).data, z.read(team, { lead: null }).data]
  expect(one).toEqual({ lead: { name: 'a', tags: [] } })
  expect(other).toEqual(one)
  expect(one?.lead.tags).not.toBe(other?.lead.tags)
})

test('null counts as absent where a member may be absent, and nowhere else', () => {
  expect(z.read(person, { name: 'a', age: null, tags: null }).data).toEqual({ name: 'a', tags: [] })
  expect(z.read(person, { name: null, tags: [null] }).faults?.map(({ field }) => field)).toEqual([
    'name',
    'tags.0',
  ])
})

test('a fault names its member by path', () => {
  const list = z.object({ people: z.array(person) })
  const { data, faults } = z.read(list, { people: [{ name: 'a' }, { name: 1, tags: [2] }] })
  expect(data).toBeUndefined()
  expect(faults?.map(({ field }) => field)).toEqual(['people.1.name', 'people.1.tags.0'])
  expect(z.read(list, 'x').faults).toEqual([
    { field: '', message: expect.stringContaining('Invalid') },
  ])
})

test('a fault has the message of its schema, or Zod’s English one where that is asked for', () => {
  const schema = z.object({ id: z.string().check(z.regex(/^\d+$/, 'Digits only.')) })
  expect(z.read(schema, { id: 'a' }).faults).toEqual([{ field: 'id', message: 'Digits only.' }])
  expect(z.read(schema, { id: 1 }).faults).toEqual([{ field: 'id', message: 'Invalid input' }])
  expect(z.read(schema, { id: 1 }, z.inEnglish()).faults).toEqual([
    { field: 'id', message: expect.stringContaining('expected string') },
  ])
})

describe.each([
  ['object', z.object],
  ['looseObject', z.looseObject],
  ['strictObject', z.strictObject],
] as const)('%s', (_, make) => {
  const schema = make({ name: z._default(z.string(), 'none') })

  test.for([[[]], [[{ name: 'a' }]], [null], ['name'], [undefined], [7]])(
    'the schema refuses %o',
    ([value]) => {
      expect(z.validate(schema, value)).toBe(false)
      expect(z.validate(z.object({ in: schema }), { in: value })).toBe(false)
    },
  )

  test('the schema reads an object with the member, or without it', () => {
    expect(z.parse(schema, { name: 'a' })).toEqual({ name: 'a' })
    expect(z.parse(schema, {})).toEqual({ name: 'none' })
  })

  test('the schema can be extended, and stays as strict', () => {
    const more = make({ ...schema.shape, age: z.number() })
    const extended = z.extend(schema, { age: z.number() })
    for (const each of [more, extended, extended.check()]) {
      expect(z.parse(each, { age: 1 })).toEqual({ name: 'none', age: 1 })
      expect(z.validate(each, Object.create({ age: 1 }))).toBe(false)
      expect(z.validate(each, [])).toBe(false)
    }
  })
})

test('an object schema drops, keeps or refuses other members, as its name says', () => {
  const value = { more: [1] }
  expect(z.parse(z.object({}), value)).toEqual({})
  expect(z.parse(z.looseObject({}), value)).toEqual(value)
  expect(z.validate(z.strictObject({}), value)).toBe(false)
})

test('an object schema reads own members only', () => {
  const value = Object.create({ name: 'inherited', more: 1 })
  expect(z.validate(person, value)).toBe(false)
  expect(z.parse(z.looseObject({}), value)).toEqual({})
})

test('a member called __proto__ does not become the prototype', () => {
  const read = z.parse(person, JSON.parse('{"name": "a", "__proto__": {"admin": true}}'))
  expect(read).not.toHaveProperty('admin')
})

test.for(['1e999', '-1e999', '"1"', 'null'])('the number schema refuses %s', (text) => {
  expect(z.validate(z.number(), JSON.parse(text))).toBe(false)
})

test.for(['1.5', '1e999', '9007199254740993'])('the integer schema refuses %s', (text) => {
  expect(z.validate(z.int(), JSON.parse(text))).toBe(false)
})

describe('on a page that adds to Object.prototype', () => {
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

  test('the additions are members of no schema and of no answer', () => {
    pollute('merge', () => {})
    pollute('age', () => {})
    const late = z.looseObject({ name: z.string(), age: z.optional(z.number()) })
    expect(Object.keys(z.parse(late, { name: 'a' }))).toEqual(['name'])
    expect(z.read(late, {}).faults?.map(({ field }) => field)).toEqual(['name'])
    expect(z.validate(z.record(z.string(), z.string()), { en: 'a' })).toBe(true)
  })
})
