/** When a tag's chunks are fetched: `load="…"` on the tag, else what its definition says. */
export const strategies = ['eager', 'visible', 'interaction', 'idle'] as const
export type Strategy = (typeof strategies)[number]

/** What the loader knows of a tag. */
export interface TagEntry {
  readonly load: Strategy
  /** Tags it may open: fetched ahead when the reader points at this one. */
  readonly opens: readonly string[]
  /** File names in `chunks/`, all that the tag needs, its own last. They are fetched at once. */
  readonly chunks: readonly string[]
}

export type Tags = Record<string, TagEntry>

export interface Manifest {
  readonly version: string
  /** The chunk with the state and the public API. */
  readonly core: string
  /** The chunk of words in another language that any page in it needs, called by it: `de.12345.js`. */
  readonly words: string
  readonly tags: Readonly<Tags>
  /** Tags that stand on many pages: they are in bindery.js, the others in a chunk that is looked up. */
  readonly frequent: readonly string[]
}

/**
 * Some tags, where every byte counts: names of shared chunks (the core is the first of all), rows,
 * then the hashes, which do not compress and so stand apart: of the shared chunks, then of the rows, five
 * characters each. A row is the tag without its prefix, a digit, a character for each shared chunk, and
 * after a space each the tags that it opens: `account-menu 001 auth-modal`. The digit is the number of
 * its strategy, four more where the tag lives in a shared chunk.
 */
export type Table = readonly [shared: string, rows: string, hashes: string]

export const prefix = 'bindery-'
/** A hash only has to tell versions of one name apart. */
export const hashLength = 5
/** A number as one character, from `0` on; what separates comes before it. */
const letter = 48
const list = (text: string): string[] => (text ? text.split(',') : [])

/** The two tables: the frequent tags, and the rest, which counts on with the shared chunks. */
export function pack(manifest: Manifest): [frequent: Table, rest: Table] {
  const shared: string[] = []
  const table = (first: readonly string[], wanted: boolean): Table => {
    const start = shared.length
    const own: string[] = []
    const numberOf = (file: string): string => {
      if (!shared.includes(file)) shared.push(file)
      return String.fromCharCode(letter + shared.indexOf(file))
    }
    first.forEach(numberOf)
    const rows = Object.entries(manifest.tags)
      .filter(([tag]) => manifest.frequent.includes(tag) === wanted)
      .map(([tag, { load, opens, chunks }]) => {
        const name = tag.slice(prefix.length)
        const last = chunks.at(-1) ?? ''
        const isOwn = nameOf(last) === name
        if (isOwn) own.push(last)
        const numbers = (isOwn ? chunks.slice(0, -1) : chunks).map(numberOf)
        const digit = strategies.indexOf(load) + (isOwn ? 0 : 4)
        const opened = opens.map((other) => ` ${other.slice(prefix.length)}`)
        return `${name} ${digit}${numbers.join('')}${opened.join('')}`
      })
    const added = shared.slice(start)
    return [added.map(nameOf).join(), rows.join(), [...added, ...own].map(hashOf).join('')]
  }
  return [table([manifest.core], true), table([], false)]
}

const ending = new RegExp(`\\.([^.]{${hashLength}})\\.js$`)
const nameOf = (file: string): string => file.replace(ending, '')
const hashOf = (file: string): string => {
  const [, hash] = ending.exec(file) ?? []
  if (!hash) throw new Error(`${file}: its hash has not ${hashLength} letters.`)
  return hash
}

/** Adds a table to what is known: the tags, and the files of shared chunks by number, the core first. */
export function unpack([shared, rows, hashes]: Table, tags: Tags, files: string[]): void {
  let at = 0
  const fileOf = (name: string): string => {
    at += hashLength
    return `${name}.${hashes.slice(at - hashLength, at)}.js`
  }
  files.push(...list(shared).map(fileOf))
  for (const row of list(rows)) {
    const [name, how, ...opens] = row.split(' ') as [string, string, ...string[]]
    const [digit, ...numbers] = how as unknown as [string, ...string[]]
    const chunks = numbers.map((number) => files[number.charCodeAt(0) - letter] as string)
    if (digit < '4') chunks.push(fileOf(name))
    tags[prefix + name] = {
      load: strategies[+digit % 4] as Strategy,
      chunks,
      opens: opens.map((other) => prefix + other),
    }
  }
}
