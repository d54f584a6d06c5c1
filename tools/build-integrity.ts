/** What a site needs to pin our files: their hashes, and an import map that covers late chunks. */
import { createHash } from 'node:crypto'

export const sha384 = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** By path from the folder of bindery.js. */
export const integrityOf = (files: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...files].map(([path, content]) => [path, sha384(content)]))

/**
 * The content of a `<script type="importmap">`: browsers check each module against it, also those
 * that are imported later.
 * @param base the path on the site where bindery.js lies, with a trailing slash
 */
export function importMap(integrity: Readonly<Record<string, string>>, base: string): object {
  const entries = Object.entries(integrity).filter(([path]) => path.startsWith('chunks/'))
  return {
    integrity: Object.fromEntries(
      entries.flatMap(([path, hash]) => [
        [`${base}${path}`, hash],
        // The address of the loader's second try: it must not be a way around the check.
        [`${base}${path}?again`, hash],
      ]),
    ),
  }
}
