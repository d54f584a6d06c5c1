import { scrypt } from 'node:crypto'
import { createHashes, type Hashes } from './hashes.ts'

/**
 * scrypt of Node, off the main thread.
 * @param cost N, a power of two. The default takes about 50 ms.
 */
export const createScryptHashes = (cost = 2 ** 14): Hashes =>
  createHashes(
    'scrypt',
    cost,
    (password, salt, n) =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, 32, { N: n, r: 8, p: 1, maxmem: 256 * n * 8 }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
