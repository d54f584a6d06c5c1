/** Stable chunk names for the budgets: a real hash changes with each letter of the chunk. */
import { createHash } from 'node:crypto'
import { hashLength } from './build-chunk-output.ts'

const named = new RegExp(`^(.+)\\.([0-9a-z]{${hashLength}})\\.js$`)

/** A seed. With this one of sixteen, the pages have their average weight. */
const seed = 3

const digest = (name: string): string => {
  const hex = createHash('sha256').update(`${name}${seed}`).digest('hex')
  return BigInt(`0x${hex}`)
    .toString(36)
    .slice(1, hashLength + 1)
}

/**
 * Replaces each hash by one made of the chunk's name alone. Real hashes are random and do not compress: a change
 * of one file moved the weight of unrelated pages by up to 0.07 kB, over their limits and back.
 * @param files the names of all chunks
 * @returns a function that replaces the hashes in a text
 */
export function stableNames(files: readonly string[]): (text: string) => string {
  const stable = new Map<string, string>()
  for (const file of files) {
    const [, name = '', hash] = named.exec(file) ?? []
    if (hash) stable.set(hash, digest(name))
  }
  if (stable.size === 0) return (text) => text
  const hashes = new RegExp([...stable.keys()].join('|'), 'g')
  return (text) => text.replace(hashes, (hash) => stable.get(hash) as string)
}
