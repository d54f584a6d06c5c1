import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usePageDocument } from './build-page-document.ts'

const root = join(import.meta.dirname, '..')
const patch = (code: string) => usePageDocument(code).replace(/^import\{.*?;/, '')

test.each([
  ['document.body', 'documentByPrototype.body'],
  ['[...document.querySelectorAll("a")]', '[...documentByPrototype.querySelectorAll("a")]'],
  ['observer.observe(document)', 'observer.observe(document)'],
  ['state.document.body', 'state.document.body'],
  ['t.ownerDocument||document', 'documentByPrototype'],
])('usePageDocument turns %s into %s', (before, after) => {
  expect(patch(before)).toBe(after)
})

test('usePageDocument reads no member of document in Lit, whose tree walker gets the document', () => {
  const code = patch(readFileSync(join(root, 'node_modules/lit-html/lit-html.js'), 'utf8'))
  expect(code).toContain('documentByPrototype.createComment')
  expect(code).toContain('??documentByPrototype).importNode(')
  expect(code).toMatch(/(\w+)=document,.*documentByPrototype\.createTreeWalker\(\1,/s)
})
