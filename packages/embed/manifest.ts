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

export interface Manifest {
  readonly version: string
  /** The chunk with the state and the public API. */
  readonly core: string
  readonly tags: Readonly<Record<string, TagEntry>>
}

/**
 * The manifest as it stands in bindery.js, where every byte counts: shared chunks (the core first),
 * then the tags, `;` between them. A tag is its name without prefix, `.`, the hash of its own chunk
 * (none when it lives in a shared one), a space, the number of its strategy, the numbers of its shared
 * chunks, and after a space each the tags that it opens: `account-menu.4dewq 001 auth-modal`.
 */
export type PackedManifest = readonly [shared: string, tags: string]

export const prefix = 'bindery-'
const base = 36

export function pack(manifest: Manifest): PackedManifest {
  const shared = [manifest.core]
  const numberOf = (file: string): string => {
    if (!shared.includes(file)) shared.push(file)
    if (shared.length > base) throw new Error('Too many shared chunks for one digit.')
    return shared.indexOf(file).toString(base)
  }
  const rows = Object.entries(manifest.tags).map(([tag, { load, opens, chunks }]) => {
    const name = tag.slice(prefix.length)
    const [, file, hash = ''] = chunks.at(-1)?.match(/^(.+)\.([^.]+)\.js$/) ?? []
    const own = file === name
    const numbers = (own ? chunks.slice(0, -1) : chunks).map(numberOf)
    const head = `${name}.${own ? hash : ''} ${strategies.indexOf(load)}${numbers.join('')}`
    return [head, ...opens.map((other) => other.slice(prefix.length))].join(' ')
  })
  // Only the ending: a hash may begin with `js`.
  return [shared.map((file) => file.replace(/\.js$/, '')).join(), rows.join(';')]
}

export function unpack(version: string, [shared, rows]: PackedManifest): Manifest {
  const files = shared.split(',').map((name) => `${name}.js`)
  const tags: Record<string, TagEntry> = {}
  for (const row of rows ? rows.split(';') : []) {
    const [own = '', [load, ...numbers] = '', ...opens] = row.split(' ')
    const [name, hash] = own.split('.')
    const chunks = numbers.map((number) => files[Number.parseInt(number, base)] as string)
    if (hash) chunks.push(`${own}.js`)
    tags[prefix + name] = {
      load: strategies[Number(load)] as Strategy,
      chunks,
      opens: opens.map((other) => prefix + other),
    }
  }
  return { version, core: files[0] as string, tags }
}
