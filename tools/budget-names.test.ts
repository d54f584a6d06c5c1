import { expect, test } from 'vitest'
import { steadyNames } from './budget-names.ts'

const before = steadyNames(['core.a1b2c.js', 'lit.d3e4f.js'])
const after = steadyNames(['core.g5h6i.js', 'lit.j7k8l.js'])

test('what is in a chunk does not show in the weight of those that name it', () => {
  const text = before('import"./core.a1b2c.js";import"./lit.d3e4f.js"')
  expect(text).toMatch(/^import"\.\/core\.[0-9a-z]{5}\.js";import"\.\/lit\.[0-9a-z]{5}\.js"$/)
  expect(after('import"./core.g5h6i.js";import"./lit.j7k8l.js"')).toBe(text)
})

test('in a list of hashes, too', () => {
  expect(after('g5h6ij7k8l')).toBe(before('a1b2cd3e4f'))
  expect(before('a1b2cd3e4f')).not.toBe('a1b2cd3e4f')
})

test('what has no hash stays', () => {
  expect(steadyNames(['bindery.js'])('import"./core.a1b2c.js"')).toBe('import"./core.a1b2c.js"')
})
