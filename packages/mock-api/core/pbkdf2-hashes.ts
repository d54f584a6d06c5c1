import { createHashes, type Hashes } from './hashes.ts'

/**
 * PBKDF2 of WebCrypto, because browsers have no scrypt. These hashes only live in the memory of a page.
 * @param rounds of SHA-256
 */
export const createPbkdf2Hashes = (rounds = 20_000): Hashes =>
  createHashes('pbkdf2-sha256', rounds, async (password, salt, iterations) => {
    const text = new TextEncoder().encode(password)
    const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
    const bits = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
    return new Uint8Array(await crypto.subtle.deriveBits(bits, key, 256))
  })
