import type { Strategy } from '@bindery/element/definition.ts'

/** A tag, as the loader knows it. */
export interface TagEntry {
  readonly load: Strategy
  /** File names in `chunks/`: all that the tag needs, its own last. */
  readonly chunks: readonly string[]
}

export type Tags = Record<string, TagEntry>

/** By tag: the tags that it may open. Those that open none are left out. */
export type Opens = Readonly<Record<string, readonly string[]>>

/** A tag in the manifest of the package. */
export interface ManifestTag extends TagEntry {
  readonly opens: readonly string[]
}

export interface Manifest {
  readonly version: string
  /** The chunk with the state and the public API. */
  readonly core: string
  /** The chunk with the texts that any page in another language needs: `de.1234567.js`. */
  readonly words: string
  readonly tags: Readonly<Record<string, ManifestTag>>
  /** Tags that many pages have: they are in bindery.js, the others in a chunk of their own. */
  readonly frequent: readonly string[]
}

export const prefix = 'bindery-'
