/**
 * A chunk of its own, to keep bindery.js small: the tags that few pages have, what the tags open, and what happens
 * when a page has a second copy of the kit.
 */
import type { Opens, Tags } from './manifest.ts'
import type { PageRegistry } from './page-registry.ts'

declare const BINDERY_EXTRA_TAGS: Tags
/** Of all tags. */
declare const BINDERY_OPENS: Opens

/** This module, as the loader sees it. */
export interface ExtraTags {
  readonly tags: Tags
  readonly opens: Opens
  mergeSecondCopy(first: PageRegistry, copy: SecondCopy): Promise<void>
}

export interface SecondCopy {
  readonly tags: Readonly<Tags>
  readonly version: string
  /** URL of its script. */
  readonly src: string
  /** Starts a loader for these tags of the copy. */
  load(tags: Readonly<Tags>): void
  warn(message: string): void
}

export const tags: Tags = BINDERY_EXTRA_TAGS
export const opens: Opens = BINDERY_OPENS

const duplicates = new Set<string>()

/**
 * The first copy keeps the state. A second one adds the tags that the first does not have: those of another
 * version, or those that an application has not imported from `@bindery/elements`.
 */
export const mergeSecondCopy: ExtraTags['mergeSecondCopy'] = async (
  first,
  { version, src, tags: copied, load, warn },
) => {
  await first.rest?.()
  const sameMajor = first.version.split('.')[0] === version.split('.')[0]
  const added = Object.entries(copied).filter(([tag]) => sameMajor && !first.tags.includes(tag))
  const names = added.map(([tag]) => tag)
  if (first.version !== version)
    warn(
      `two ${sameMajor ? '' : 'major '}versions are on this page: ${first.version} is in use, ${version} adds ${names.length ? names : 'nothing'}. Remove one script.`,
    )
  // Warn once per URL, however many copies there are.
  else if (!names.length && !duplicates.has(src) && duplicates.add(src))
    warn(`${src} is on this page twice. The second copy does nothing: remove it.`)
  first.tags.push(...names)
  if (names.length) load(Object.fromEntries(added))
}
