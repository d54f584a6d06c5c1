import { expect, test } from 'vitest'
import { importMap, integrityOf } from './build-integrity.ts'

const integrity = integrityOf(
  new Map([
    ['bindery.js', 'loader'],
    ['chunks/core.aaaaaa.js', ''],
  ]),
)
const empty = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'

test('integrityOf returns a hash for each file', () => {
  expect(Object.keys(integrity)).toEqual(['bindery.js', 'chunks/core.aaaaaa.js'])
  expect(integrity['chunks/core.aaaaaa.js']).toBe(empty)
})

test('the import map has each module, and the address of its retry', () => {
  expect(importMap(integrity, '/bindery/')).toEqual({
    integrity: {
      '/bindery/chunks/core.aaaaaa.js': empty,
      '/bindery/chunks/core.aaaaaa.js?again': empty,
    },
  })
})
