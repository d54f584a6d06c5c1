import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileServer } from './static-files.ts'

/** The script tag alone, as on a page whose editor left out the hints. */
const bareTag = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/** Rewrites the snippet of a build for another address (`--base`) to this host. */
const rewriteForHost = (text: string): string =>
  text.replaceAll(/(src|href)="[^"]*?(bindery\.js|chunks\/)/g, '$1="/bindery/$2')

/**
 * The files of a build, as a publisher's server sends them, and the snippet that the build tells editors to paste.
 * The build may change while the server runs.
 *
 * @param folder the output of `npm run build`, e.g. `dist/bindery`
 */
export function kitFiles(folder: string) {
  const file = join(folder, 'snippet.html')
  let cached = { modified: 0, text: bareTag }
  return {
    serve: fileServer(folder),
    snippet(): string {
      const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (modified === 0) return bareTag
      if (modified !== cached.modified) {
        cached = { modified, text: rewriteForHost(readFileSync(file, 'utf8').trim()) }
      }
      return cached.text
    },
  }
}
