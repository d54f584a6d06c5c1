import { expect, test } from 'vitest'
import { baseFrom } from './build-base.ts'

test('a folder of the site or of another origin', () => {
  expect(baseFrom([])).toBe('/bindery/')
  for (const base of [
    '/',
    '/kit/',
    '/a/b-c/',
    'https://files.test/',
    'http://localhost:8080/kit/',
  ]) {
    expect(baseFrom(['--base', base])).toBe(base)
  }
})

test('anything else is refused', () => {
  for (const base of ['', 'kit/', '/kit', '//files.test/', 'https://files.test', '/a b/', '/?x/']) {
    expect(() => baseFrom(['--base', base])).toThrow('is no folder')
  }
  expect(() => baseFrom(['--bsae', '/kit/'])).toThrow('--bsae')
})
