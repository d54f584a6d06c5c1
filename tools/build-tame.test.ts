import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tame } from './build-tame.ts'

test('a list is made without the function that old page libraries replace', () => {
  expect(tame('const all = Array.from(set.values())')).toBe('const all = [...set.values()]')
})

test('ky makes no Request of the page, and whoever updates it is told when it makes one otherwise', () => {
  for (const name of ['Ky', 'constants']) {
    const file = `${import.meta.dirname}/../node_modules/ky/distribution/core/${name}.js`
    const code = tame(readFileSync(file, 'utf8'), file)
    expect(code).toContain('new PlainRequest(')
    expect(code).not.toContain('globalThis.Request')
    expect(() => tame('export {}', file)).toThrow('ky is not what it was')
  }
})
