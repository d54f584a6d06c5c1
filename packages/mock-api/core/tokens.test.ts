import { expect, test } from 'vitest'
import { fingerprint } from './tokens.ts'

test('fingerprint() is the SHA-256 of a secret, in hex', async () => {
  expect(await fingerprint('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
