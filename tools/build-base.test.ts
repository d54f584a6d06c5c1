import { expect, test } from 'vitest'
import { baseFrom } from './build-base.ts'

test('baseFrom accepts baseFrom accepts a folder of the site or of another origin', () => {
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

test('baseFrom rejects anything else', () => {
  for (const base of ['', 'kit/', '/kit', '//files.test/', 'https://files.test', '/a b/', '/?x/']) {
    expect(() => baseFrom(['--base', base])).toThrow('is not a folder')
  }
  expect(() => baseFrom(['--bsae', '/kit/'])).toThrow('--bsae')
})
