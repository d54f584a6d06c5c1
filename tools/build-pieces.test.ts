import { expect, test } from 'vitest'
import { type Piece, withoutRuntime, withShortHashes } from './build-pieces.ts'

const piece = (fileName: string, code: string, imports: string[] = []): Piece => ({
  code,
  fileName,
  name: fileName.split('.')[0] ?? '',
  isEntry: false,
  imports,
  dynamicImports: [],
  modules: {},
})

test('the helper of the bundler is inside of who needs it', () => {
  const runtime = piece('rolldown-runtime.abcdefg.js', 'var e=1,t=()=>e;export{t};')
  const code =
    'import{a as b}from"./core.aaaaaaa.js";import{t as x}from"./rolldown-runtime.abcdefg.js";b(x())'
  const [api] = withoutRuntime([piece('api.bbbbbbb.js', code, [runtime.fileName]), runtime])
  expect(api?.imports).toEqual([])
  expect(api?.code).toBe(
    'import{a as b}from"./core.aaaaaaa.js";const x=(()=>{var e=1,t=()=>e;return t})();b(x())',
  )
})

test('who takes the helper in another way is no surprise to a reader, but to the build', () => {
  const runtime = piece('rolldown-runtime.abcdefg.js', 'var t=1;export{t};')
  const odd = piece('api.bbbbbbb.js', 'import*as x from"./rolldown-runtime.abcdefg.js"', [
    runtime.fileName,
  ])
  expect(() => withoutRuntime([odd, runtime])).toThrow('api.bbbbbbb.js')
})

test('hashes are short wherever a chunk is named', () => {
  const pieces = withShortHashes([
    piece('a.view.aaaaaaa.js', 'import"./b.bbbbbbb.js"', ['b.bbbbbbb.js']),
    piece('b.bbbbbbb.js', ''),
  ])
  expect([...pieces.keys()]).toEqual(['a.view.aaaaa.js', 'b.bbbbb.js'])
  const [a] = pieces.values()
  expect(a).toMatchObject({ code: 'import"./b.bbbbb.js"', imports: ['b.bbbbb.js'] })
})

test('two chunks of one name are told', () => {
  expect(() => withShortHashes([piece('a.aaaaabb.js', ''), piece('a.aaaaacc.js', '')])).toThrow(
    'two',
  )
})
