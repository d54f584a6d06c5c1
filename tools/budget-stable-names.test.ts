import { expect, test } from 'vitest'
import { stableNames } from './budget-stable-names.ts'

const before = stableNames(['core.a1b2c34.js', 'lit.d3e4f56.js'])
const after = stableNames(['core.g5h6i78.js', 'lit.j7k8l90.js'])

test('a text keeps its weight when the hash of a chunk in it changes', () => {
  const text = before('import"./core.a1b2c34.js";import"./lit.d3e4f56.js"')
  expect(text).toMatch(/^import"\.\/core\.[0-9a-z]{7}\.js";import"\.\/lit\.[0-9a-z]{7}\.js"$/)
  expect(after('import"./core.g5h6i78.js";import"./lit.j7k8l90.js"')).toBe(text)
})

test('hashes without a name are replaced, too', () => {
  expect(after('g5h6i78j7k8l90')).toBe(before('a1b2c34d3e4f56'))
  expect(before('a1b2c34d3e4f56')).not.toBe('a1b2c34d3e4f56')
})

test('a text without known hashes is unchanged', () => {
  expect(stableNames(['bindery.js'])('import"./core.a1b2c34.js"')).toBe('import"./core.a1b2c34.js"')
})
