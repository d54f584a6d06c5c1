import type { Chunks } from './chunks.ts'
import type { ExtraTags } from './extra-tags.ts'
import type { Tags } from './manifest.ts'

/** The tags that a copy of the kit can load. */
export interface Catalog {
  /** The frequent tags; all tags once the extra ones are loaded. */
  readonly tags: Readonly<Tags>
  readonly names: string[]
  /** Loads the chunk of the extra tags and adds them to `tags`. Single-flight; a failure can be retried. */
  loadExtraTags(): Promise<ExtraTags>
}

/** @param extraTagsFile the chunk of the tags that are not in `tags` */
export function createCatalog(tags: Tags, extraTagsFile: string, { importChunk }: Chunks): Catalog {
  let loading: Promise<ExtraTags> | undefined
  const names = Object.keys(tags)
  return {
    tags,
    names,
    loadExtraTags: () => {
      loading ??= importChunk(extraTagsFile, true).then(
        (module) => {
          const extraTags = module as ExtraTags
          Object.assign(tags, extraTags.tags)
          names.push(...Object.keys(extraTags.tags))
          return extraTags
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}
