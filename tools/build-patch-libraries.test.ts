import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { patchLibrary } from './build-patch-libraries.ts'

test('patchLibrary replaces Array.from(), which old page libraries replace', () => {
  expect(patchLibrary('const all = Array.from(set.values())')).toBe('const all = [...set.values()]')
})

test.each([
  ['for(t in u)h(u[t])', 'for(t of Object.keys(u||{}))h(u[t])'],
  ['for (const key in a.b) {', 'for(const key of Object.keys(a.b||{})) {'],
])('patchLibrary replaces %s, which sees additions to Object.prototype', (before, after) => {
  expect(patchLibrary(before)).toBe(after)
})

test('patchLibrary keeps Lit off globals that may be elements, and throws if Lit has changed', () => {
  const file = `${import.meta.dirname}/../node_modules/lit-html/lit-html.js`
  const code = patchLibrary(readFileSync(file, 'utf8'), file)
  expect(code).not.toMatch(/litHtml(?:Versions|PolyfillSupport)/)
  expect(() => patchLibrary('export {}', file)).toThrow('Lit uses its globals')
})

test('patchLibrary lets Lit replace a text that a translation has replaced, and throws if Lit has changed', () => {
  const file = `${import.meta.dirname}/../node_modules/lit-html/lit-html.js`
  const original = readFileSync(file, 'utf8')
  const code = patchLibrary(original, file)
  expect(code).toMatch(
    /&&\w+\(this\._\$AH\)&&(this\._\$AA\.nextSibling)\?\.nodeType===3\?\1\.data=/,
  )
  const changed = original.replace('nextSibling.data=', 'nextSibling.nodeValue=')
  expect(() => patchLibrary(changed, file)).toThrow('Lit sets texts in another way')
})

test('patchLibrary lets Preact replace the translation of a text, and throws if Preact has changed', () => {
  const file = `${import.meta.dirname}/../node_modules/preact/dist/preact.mjs`
  const original = readFileSync(file, 'utf8')
  expect(patchLibrary(original, file)).toContain('"font"==s.localName&&s.replaceWith(t)')
  expect(() => patchLibrary(original.replace('l=r.__e=F(', 'l=r.__e=Q('), file)).toThrow(
    'Preact sets texts in another way',
  )
})

test('patchLibrary lets Preact create elements in the document of a frame, and throws if Preact has changed', () => {
  const file = `${import.meta.dirname}/../node_modules/preact/dist/preact.mjs`
  const original = readFileSync(file, 'utf8')
  expect(patchLibrary(original, file)).toMatch(/createElementNS\(\w+,\w+,(\w)\.is&&\1\)/)
  const changed = original.replace('createElementNS(', 'createElementNS (')
  expect(() => patchLibrary(changed, file)).toThrow('Preact creates elements in another way')
})

test('patchLibrary replaces ky’s Request, and throws if ky has changed', () => {
  for (const name of ['Ky', 'constants']) {
    const file = `${import.meta.dirname}/../node_modules/ky/distribution/core/${name}.js`
    const code = patchLibrary(readFileSync(file, 'utf8'), file)
    expect(code).toContain('new PlainRequest(')
    expect(code).not.toContain('globalThis.Request')
    expect(() => patchLibrary('export {}', file)).toThrow('ky no longer creates requests')
  }
})
