import { expect, test } from 'vitest'
import { type KitBuild, preloadHints } from './preload-hints.ts'

const kit: KitBuild = {
  manifest: {
    core: 'core.a1.js',
    tags: {
      'bindery-account-menu': {
        load: 'eager',
        chunks: ['core.a1.js', 'lit.b2.js', 'triggers.c3.js'],
      },
      'bindery-cart-badge': {
        load: 'eager',
        chunks: ['core.a1.js', 'lit.b2.js', 'badge.d4.js'],
      },
      'bindery-search': { load: 'visible', chunks: ['core.a1.js', 'search.e5.js'] },
      'bindery-auth-modal': { load: 'idle', chunks: ['core.a1.js', 'react.f6.js'] },
    },
  },
  base: '/kit/',
}
const filesOf = (html: string) =>
  preloadHints(html, kit).map((hint) => /chunks\/(\w+)\./.exec(hint)?.[1])

test('a page gets the core and the files of the tags that load at once, each file once', () => {
  const page =
    '<bindery-account-menu></bindery-account-menu><main><p><bindery-cart-badge></bindery-cart-badge></main>'
  expect(filesOf(`${page}<bindery-search></bindery-search>`)).toEqual([
    'core',
    'lit',
    'triggers',
    'badge',
  ])
})

test('the attributes load and open of a tag decide as they do in the loader', () => {
  expect(filesOf('<bindery-search load="“Eager”"></bindery-search>')).toEqual(['core', 'search'])
  expect(filesOf('<bindery-auth-modal open></bindery-auth-modal>')).toEqual(['core', 'react'])
  for (const page of [
    '<bindery-account-menu load=visible></bindery-account-menu>',
    '<bindery-auth-modal open load="idle"></bindery-auth-modal>',
    '<bindery-auth-modal load="soon"></bindery-auth-modal>',
  ])
    expect(filesOf(page), page).toEqual(['core'])
})

test('a tag in a comment, a template, a script or a text area gets no hint, nor does an unknown tag', () => {
  const tag = '<bindery-account-menu></bindery-account-menu>'
  const page = `<!-- ${tag} --><template>${tag}</template><script>"${tag}"</script><textarea>${tag}</textarea>`
  expect(filesOf(`${page}<constructor></constructor><bindery-x></bindery-x>`)).toEqual(['core'])
})

test('a page whose elements nest deeply is read to its end', () => {
  const page = `${'<div>'.repeat(20_000)}<bindery-search open></bindery-search>`
  expect(filesOf(page)).toEqual(['core', 'search'])
})

test('a hint has the address of the build, the hash of its file, and the nonce of the answer', () => {
  const build = { ...kit, integrity: { 'chunks/core.a1.js': 'sha384-abc' } }
  expect(preloadHints('', build)).toEqual([
    '<link rel="modulepreload" href="/kit/chunks/core.a1.js" integrity="sha384-abc">',
  ])
  expect(preloadHints('', { ...kit, nonce: 'n1' })).toEqual([
    '<link rel="modulepreload" href="/kit/chunks/core.a1.js" nonce="n1">',
  ])
})
