import { expect, test } from 'vitest'
import { markLate, useLate } from './build-late.ts'

test('each import of a module that comes later is asked for through the one function', () => {
  const code = markLate(
    "import('./a.ts').then(use)\nconst get = async () => (await import('./b.ts')).get()",
  )
  expect(code).toContain("__late(import('./a.ts')).then(use)")
  expect(code).toContain("(await __late(import('./b.ts'))).get()")
  expect(code).toMatch(/^import \{ late as __late \} from ".*embed\/late\.ts"\n/)
  expect(markLate("import './a.ts' // not import('./b.ts')")).not.toContain('__late')
})

test('in a chunk it is told the file', () => {
  expect(useLate('late(import("./a.js")).then(use)')).toBe('late("./a.js").then(use)')
  expect(useLate('() => late$1(import("./b.js").then((n) => n.t))')).toBe(
    '() => late$1("./b.js").then((n) => n.t)',
  )
  for (const other of [
    'import("./a.js")',
    'translate(import("./a.js"))',
    'late(import(`./a.js`))',
  ]) {
    expect(() => useLate(other)).toThrow('import() is not what it was')
  }
})
