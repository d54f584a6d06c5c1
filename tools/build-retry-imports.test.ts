import { expect, test } from 'vitest'
import { addNeeds, markImports, replaceImports } from './build-retry-imports.ts'

test('markImports wraps each import() of a module in retryImport()', () => {
  const code = markImports(
    "import('./a.ts').then(use)\nconst get = async () => (await import('./b.ts')).get()",
  )
  expect(code).toContain("retryImport(import('./a.ts')).then(use)")
  expect(code).toContain("(await retryImport(import('./b.ts'))).get()")
  expect(code).toMatch(/^import \{ retryImport \} from ".*embed\/registry\/retry-import\.ts"\n/)
  expect(markImports("import './a.ts' // not import('./b.ts')")).not.toContain('retryImport')
})

test('replaceImports gives retryImport() the name of the file', () => {
  expect(replaceImports('retryImport(import("./a.js")).then(use)')).toBe(
    'retryImport("./a.js").then(use)',
  )
  expect(replaceImports('() => retryImport$1(import("./b.js").then((n) => n.t))')).toBe(
    '() => retryImport$1("./b.js").then((n) => n.t)',
  )
  // A module in the same chunk: the bundler has replaced its import by a promise.
  expect(replaceImports('retryImport(Promise.resolve().then(() => de))')).toBe(
    'Promise.resolve().then(() => de)',
  )
  for (const other of [
    'import("./a.js")',
    'translate(import("./a.js"))',
    'retryImport(import(`./a.js`))',
  ]) {
    expect(() => replaceImports(other)).toThrow('writes import() in an unknown way')
  }
})

test('addNeeds names the files that load together with the imported one', () => {
  const needs = new Map([['a.1.js', ['b.1.js', 'c.1.js']]])
  expect(addNeeds('e("./a.1.js");e(`./a.1.js`);e("./d.1.js");import"./a.1.js"', needs)).toBe(
    'e("./a.1.js",["./b.1.js","./c.1.js"]);e(`./a.1.js`,["./b.1.js","./c.1.js"]);e("./d.1.js");import"./a.1.js"',
  )
})
