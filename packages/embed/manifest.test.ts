import { expect, test } from 'vitest'
import { type Manifest, pack, unpack } from './manifest.ts'

const manifest: Manifest = {
  version: '1.2.3',
  core: 'core.aaaaaa.js',
  tags: {
    'bindery-auth-modal': {
      load: 'idle',
      opens: [],
      chunks: ['core.aaaaaa.js', 'react.bbbbbb.js'],
    },
    'bindery-account-menu': {
      load: 'eager',
      opens: ['bindery-auth-modal'],
      chunks: ['core.aaaaaa.js', 'lit.cccccc.js', 'account-menu.dddddd.js'],
    },
    'bindery-site': {
      load: 'visible',
      opens: [],
      chunks: ['core.aaaaaa.js', 'site.eeeeee.js'],
    },
  },
}

test('a manifest that was packed is the same when it is unpacked', () => {
  expect(unpack('1.2.3', pack(manifest))).toEqual(manifest)
})

test('a hash that begins like an ending stays whole', () => {
  const core = 'core.jsrqa2x.js'
  const site = { load: 'eager', opens: [], chunks: [core, 'site.js00000.js'] } as const
  const odd = { version: '1.2.3', core, tags: { 'bindery-site': site } }
  expect(unpack('1.2.3', pack(odd))).toEqual(odd)
})

test('a shared chunk is written once', () => {
  expect(
    pack(manifest)
      .join()
      .match(/core\./g),
  ).toHaveLength(1)
})

test('the core of a site without tags', () => {
  const empty = { ...manifest, tags: {} }
  expect(unpack('1.2.3', pack(empty))).toEqual(empty)
})
