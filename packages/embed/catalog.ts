import type { Chunks } from './chunks.ts'
import { type Table, type Tags, unpack } from './manifest.ts'
import type { Rest } from './rest.ts'

/** The tags that a copy of the kit can load. */
export interface Catalog {
  /** Those that are known so far. */
  readonly tags: Readonly<Tags>
  /** Their names. */
  readonly names: string[]
  readonly core: string
  /** Fetches what the loader leaves for later, and knows all tags then. Once, unless it fails. */
  rest(): Promise<Rest>
}

/** @param late the chunk with the other tags */
export function createCatalog(frequent: Table, late: string, { run }: Chunks): Catalog {
  const tags: Tags = {}
  const files: string[] = []
  let asked: Promise<Rest> | undefined
  unpack(frequent, tags, files)
  const names = Object.keys(tags)
  return {
    tags,
    names,
    core: files[0] as string,
    rest: () => {
      asked ??= run(late, true).then(
        (module) => {
          const rest = module as Rest
          unpack(rest.table, tags, files)
          names.push(...Object.keys(tags).slice(names.length))
          return rest
        },
        (error) => {
          asked = undefined
          throw error
        },
      )
      return asked
    },
  }
}
