/** When a tag is loaded: its attribute `load`, else the `load` of its definition. */
export const strategies = ['eager', 'visible', 'interaction', 'idle'] as const
export type Strategy = (typeof strategies)[number]

/** A tag in the loader's manifest. */
export interface TagEntry {
  readonly load: Strategy
  /** Tags that it may open: preloaded when the reader points at this one. */
  readonly opens: readonly string[]
  /** File names in `chunks/`: all that the tag needs, its own last. */
  readonly chunks: readonly string[]
}

export type Tags = Record<string, TagEntry>

export interface Manifest {
  readonly version: string
  /** The chunk with the state and the public API. */
  readonly core: string
  /** The chunk with the texts that any page in another language needs: `de.1234567.js`. */
  readonly words: string
  readonly tags: Readonly<Tags>
  /** Tags that many pages have: they are in bindery.js, the others in a chunk of their own. */
  readonly frequent: readonly string[]
}

export const prefix = 'bindery-'
