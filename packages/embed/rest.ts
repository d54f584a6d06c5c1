/**
 * What the loader leaves for later, a chunk of its own: the tags that few pages have, and what there is
 * to do on a page that has another copy of the kit.
 */
import type { Catalog } from './catalog.ts'
import type { Table } from './manifest.ts'
import type { BinderyRecord } from './record.ts'

declare const BINDERY_REST: Table

export interface Rest {
  readonly table: Table
  join(first: BinderyRecord, copy: Copy): Promise<void>
}

/** A copy of the kit that was not the first. */
export interface Copy extends Pick<Catalog, 'tags'> {
  readonly version: string
  /** Where its script is. */
  readonly src: string
  /** Looks for these tags of the copy on the page. */
  load(tags: Catalog['tags']): void
  say(message: string): void
}

export const table: Table = BINDERY_REST

const twice = new Set<string>()

/** The first copy stays in charge; one of another version adds the tags that it does not know. */
export const join: Rest['join'] = async (first, { version, src, tags, load, say }) => {
  if (first.version === version) {
    // A third, or a tenth, is no more news.
    if (!twice.has(src)) say(`${src} is on this page twice: the second does nothing. Remove it.`)
    twice.add(src)
    return
  }
  await first.rest?.()
  const sameMajor = first.version.split('.')[0] === version.split('.')[0]
  const own = Object.entries(tags).filter(([tag]) => sameMajor && !first.tags.includes(tag))
  const added = own.map(([tag]) => tag)
  say(
    `two ${sameMajor ? '' : 'major '}versions are on this page: ${first.version} works, ${version} adds ${added.length ? added : 'nothing'}. Remove one script.`,
  )
  first.tags.push(...added)
  if (added.length) load(Object.fromEntries(own))
}
