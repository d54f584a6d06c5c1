import { expect, test } from 'vitest'
import { markLate, useLate } from './build-late.ts'

test('each import of a module that comes later is asked for through the one function', () => {
  const code = markLate(
    "import('./a.ts').then(use)\nconst get = async () => (await import('./b.ts')).get()",
  )
  expect(code).toContain("importLate(import('./a.ts')).then(use)")
  expect(code).toContain("(await importLate(import('./b.ts'))).get()")
  expect(code).toMatch(/^import \{ importLate \} from ".*embed\/import-late\.ts"\n/)
  expect(markLate("import './a.ts' // not import('./b.ts')")).not.toContain('importLate')
})

test('in a chunk it is told the file', () => {
  expect(useLate('importLate(import("./a.js")).then(use)')).toBe('importLate("./a.js").then(use)')
  expect(useLate('() => importLate$1(import("./b.js").then((n) => n.t))')).toBe(
    '() => importLate$1("./b.js").then((n) => n.t)',
  )
  // Of what lies in the same chunk the bundler has made a promise.
  expect(useLate('importLate(Promise.resolve().then(() => de))')).toBe(
    'Promise.resolve().then(() => de)',
  )
  for (const other of [
    'import("./a.js")',
    'translate(import("./a.js"))',
    'importLate(import(`./a.js`))',
  ]) {
    expect(() => useLate(other)).toThrow('import() is not what it was')
  }
})
