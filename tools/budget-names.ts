/** File names that stay, for weighing: a chunk's own changes with every letter of what is in it. */
import { createHash } from 'node:crypto'
import { hashLength } from '../packages/embed/manifest.ts'

const named = new RegExp(`^(.+)\\.([0-9a-z]{${hashLength}})\\.js$`)

/** Of sixteen draws the one in which the pages of the budgets weighed what they did on average. */
const draw = 3

const digest = (name: string): string => {
  const hex = createHash('sha256').update(`${name}${draw}`).digest('hex')
  return BigInt(`0x${hex}`)
    .toString(36)
    .slice(1, hashLength + 1)
}

/**
 * Puts in the place of each hash one that is made of the chunk's name alone. Hashes are chance and do not
 * compress: with their own, a change of one file moved pages that have nothing to do with it by up to
 * 0.07 kB, into their limits or out of them.
 * @param files all chunks, by their names as built
 * @returns what does that to a text
 */
export function steadyNames(files: readonly string[]): (text: string) => string {
  const steady = new Map<string, string>()
  for (const file of files) {
    const [, name = '', hash] = named.exec(file) ?? []
    if (hash) steady.set(hash, digest(name))
  }
  if (steady.size === 0) return (text) => text
  const hashes = new RegExp([...steady.keys()].join('|'), 'g')
  return (text) => text.replace(hashes, (hash) => steady.get(hash) as string)
}
