/** Integrity hashes of our files, and an import map with those of the lazy chunks. */
import { createHash } from 'node:crypto'

export const sha384 = (content: string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** By path relative to the folder of bindery.js. */
export const integrityOf = (files: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...files].map(([path, content]) => [path, sha384(content)]))

/**
 * The content of a `<script type="importmap">`, against which browsers check each module, lazy ones included.
 * @param base the URL path of the folder of bindery.js, with a trailing slash
 */
export function importMap(integrity: Readonly<Record<string, string>>, base: string): object {
  const entries = Object.entries(integrity).filter(([path]) => path.startsWith('chunks/'))
  return {
    integrity: Object.fromEntries(
      entries.flatMap(([path, hash]) => [
        [`${base}${path}`, hash],
        // The address of a retry: it must not bypass the check.
        [`${base}${path}?again`, hash],
      ]),
    ),
  }
}
