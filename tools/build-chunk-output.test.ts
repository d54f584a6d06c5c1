import { expect, test } from 'vitest'
import { type ChunkOutput, inlineRuntime } from './build-chunk-output.ts'

const output = (fileName: string, code: string, imports: string[] = []): ChunkOutput => ({
  code,
  fileName,
  name: fileName.split('.')[0] ?? '',
  isEntry: false,
  imports,
  dynamicImports: [],
  modules: {},
})

test('inlineRuntime copies the bundler’s runtime into a chunk that imports it', () => {
  const runtime = output('rolldown-runtime.abcdefg.js', 'var e=1,t=()=>e;export{t};')
  const code =
    'import{a as b}from"./core.aaaaaaa.js";import{t as x}from"./rolldown-runtime.abcdefg.js";b(x())'
  const [api] = inlineRuntime([output('api.bbbbbbb.js', code, [runtime.fileName]), runtime])
  expect(api?.imports).toEqual([])
  expect(api?.code).toBe(
    'import{a as b}from"./core.aaaaaaa.js";const x=(()=>{var e=1,t=()=>e;return t})();b(x())',
  )
})

test('inlineRuntime gives the runtime no for … in', () => {
  const runtime = output('rolldown-runtime.abcdefg.js', 'var t=e=>{for(var i in e)f(i)};export{t};')
  const code = 'import{t as x}from"./rolldown-runtime.abcdefg.js";x()'
  const [api] = inlineRuntime([output('api.bbbbbbb.js', code, [runtime.fileName]), runtime])
  expect(api?.code).toContain('for(var i of Object.keys(e||{}))f(i)')
})

test('inlineRuntime throws if a chunk imports the runtime in an unknown way', () => {
  const runtime = output('rolldown-runtime.abcdefg.js', 'var t=1;export{t};')
  const odd = output('api.bbbbbbb.js', 'import*as x from"./rolldown-runtime.abcdefg.js"', [
    runtime.fileName,
  ])
  expect(() => inlineRuntime([odd, runtime])).toThrow('api.bbbbbbb.js')
})
