import { expect, test } from 'vitest'
import { bannedIn } from './build-banned.ts'

test.each([
  'Array.from(x)',
  'new Event("x")',
  'for(var i in t)e(r,i,{get:t[i]})',
  'for (const key in options) {',
  'for(a in t)x(a)',
  'f.bind(this, 1)',
  'f.bind(a.b,1)',
  'x.innerHTML=y',
  'x.insertAdjacentHTML("a",b)',
  'new DOMParser',
  'i.srcdoc=x',
  'eval("x")',
  'new Function("x")',
  'Function("return this")',
  'let F=Function;new F("")',
  'define.amd',
  'process.env.NODE_ENV',
  'URL.canParse(x)',
  'Promise.withResolvers()',
  'document.body',
  '[...document.forms]',
  'let{head:e}=document',
  'a:is(:lang(ae),:lang(ar)) svg{scale:-1 1}',
])('bannedIn reports %s', (code) => {
  expect(bannedIn('core', code)).toHaveLength(1)
})

test.each([
  'new CustomEvent("x")',
  'o.observe(document,{})',
  'n.document.nodeType',
  'import{t}from"./page-document.C0eAWg.js"',
  'f.bind(this)',
  '[...x]',
  'for(a of b in c?d:e)x(a)',
  'medieval(x)',
  'isFunction("x")',
])('%s may', (code) => {
  expect(bannedIn('core', code)).toEqual([])
})

test('a library may have what it is known to have, and no more', () => {
  expect(bannedIn('lit', 'a.innerHTML=b')).toEqual([])
  expect(bannedIn('lit', 'a.innerHTML=b;c.innerHTML=d')).toHaveLength(1)
})
