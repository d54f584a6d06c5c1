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
 * The manifest as it stands in bindery.js, where every byte counts: the shared chunks once (the core
 * first), then a row per tag: name without prefix, strategy, shared chunks by number, hash of its
 * own chunk ('' when it lives in a shared one), tags it opens.
 */
export type PackedManifest = readonly [
  shared: readonly string[],
  rows: readonly (readonly [
    name: string,
    load: number,
    shared: readonly number[],
    hash: string,
    ...opens: string[],
  ])[],
]

export const prefix = 'bindery-'

const ownChunk = (name: string, hash: string): string => `${name}.${hash}.js`

export function pack(manifest: Manifest): PackedManifest {
  const shared = [manifest.core]
  const rows = Object.entries(manifest.tags).map(([tag, entry]) => {
    const name = tag.slice(prefix.length)
    const own = entry.chunks.at(-1)?.match(/^(.+)\.([^.]+)\.js$/)
    const hash = own?.[1] === name ? (own[2] ?? '') : ''
    const numbers = (hash ? entry.chunks.slice(0, -1) : entry.chunks).map((file) => {
      if (!shared.includes(file)) shared.push(file)
      return shared.indexOf(file)
    })
    const opens = entry.opens.map((other) => other.slice(prefix.length))
    return [name, strategies.indexOf(entry.load), numbers, hash, ...opens] as const
  })
  return [shared.map((file) => file.replace(/\.js$/, '')), rows]
}

export function unpack(version: string, [shared, rows]: PackedManifest): Manifest {
  const files = shared.map((name) => `${name}.js`)
  const tags: Record<string, TagEntry> = {}
  for (const [name, load, numbers, hash, ...opens] of rows) {
    const chunks = numbers.map((number) => files[number] as string)
    if (hash) chunks.push(ownChunk(name, hash))
    tags[prefix + name] = {
      load: strategies[load] as Strategy,
      chunks,
      opens: opens.map((other) => prefix + other),
    }
  }
  return { version, core: files[0] as string, tags }
}
