import { expect, test } from 'vitest'
import { type AttributeInfo, problemOf } from './tag-info.ts'

const description = ''
const size: AttributeInfo = { type: 'number', description, min: 1, max: 50 }
const paging: AttributeInfo = { type: 'enum', description, values: ['more', 'numbers'] }
const fields: AttributeInfo = { type: 'list', description, values: ['email', 'lastName'] }

test.each([
  [size, '5'],
  [size, ' 50 '],
  [paging, 'More'],
  [fields, 'email, lastname'],
  [{ type: 'json', description } as const, '[1]'],
  [{ type: 'string', description } as const, 'anything'],
])('%j allows %s', (info, value) => {
  expect(problemOf(info, value)).toBeNull()
})

test.each([
  [size, '0', 'Enter a whole number from 1 to 50.'],
  [size, '2.5', 'Enter a whole number from 1 to 50.'],
  [paging, 'pages', 'Choose one of: more, numbers.'],
  [fields, 'email, phone', '“phone” is none of: email, lastName.'],
  [{ type: 'json', description } as const, '{', 'Enter valid JSON.'],
])('%j refuses %s', (info, value, problem) => {
  expect(problemOf(info, value)).toBe(problem)
})

test('an empty field is an attribute left out', () => {
  expect(problemOf(size, ' ')).toBeNull()
})
