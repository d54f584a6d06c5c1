import { expect, test } from 'vitest'
import { type Manifest, pack, type Table, type Tags, unpack } from './manifest.ts'

const manifest: Manifest = {
  version: '1.2.3',
  core: 'core.aaaaa.js',
  words: 'de.12345.js',
  frequent: ['bindery-account-menu', 'bindery-auth-modal'],
  tags: {
    'bindery-auth-modal': {
      load: 'idle',
      opens: [],
      chunks: ['core.aaaaa.js', 'react.bbbbb.js'],
    },
    'bindery-cart': {
      load: 'visible',
      opens: [],
      chunks: ['core.aaaaa.js', 'react.bbbbb.js', 'price.view.ggggg.js', 'cart.fffff.js'],
    },
    'bindery-account-menu': {
      load: 'eager',
      opens: ['bindery-auth-modal', 'bindery-cart'],
      chunks: ['core.aaaaa.js', 'lit.ccccc.js', 'account-menu.ddddd.js'],
    },
    'bindery-site': {
      load: 'visible',
      opens: [],
      chunks: ['core.aaaaa.js', 'site.eeeee.js'],
    },
  },
}

const read = (...tables: Table[]) => {
  const tags: Tags = {}
  const files: string[] = []
  for (const table of tables) unpack(table, tags, files)
  return { tags, files }
}

test('both tables are the manifest again', () => {
  const { tags, files } = read(...pack(manifest))
  expect(tags).toEqual(manifest.tags)
  expect(files).toEqual(['core.aaaaa.js', 'react.bbbbb.js', 'lit.ccccc.js', 'price.view.ggggg.js'])
})

test('the first has the frequent tags and what they need', () => {
  const { tags, files } = read(pack(manifest)[0])
  expect(Object.keys(tags).toSorted()).toEqual(manifest.frequent)
  expect(files).not.toContain('price.view.ggggg.js')
})

test('a shared chunk is written once', () => {
  expect(JSON.stringify(pack(manifest)).match(/react/g)).toHaveLength(1)
})

test('nothing but the core, of a site without tags', () => {
  const { tags, files } = read(...pack({ ...manifest, tags: {} }))
  expect(tags).toEqual({})
  expect(files).toEqual([manifest.core])
})

test('as many shared chunks as there may be', () => {
  const shared = Array.from({ length: 79 }, (_, index) => `shared-${index}.abcde.js`)
  const chunks = [manifest.core, ...shared, 'site.abcde.js']
  const tags: Tags = { 'bindery-site': { load: 'eager', opens: [], chunks } }
  expect(read(...pack({ ...manifest, tags })).tags).toEqual(tags)
})

test('a hash of another length is refused', () => {
  expect(() => pack({ ...manifest, core: 'core.aaaaaa.js' })).toThrow('core.aaaaaa.js')
})
