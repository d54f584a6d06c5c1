import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileServer } from './static-files.ts'

/** The tag alone: what a page carries whose editor left the hints out. */
const bareTag = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/** The lines of a build that is to lie elsewhere (`--base`), for here. */
const forThisHost = (text: string): string =>
  text.replaceAll(/(src|href)="[^"]*?(bindery\.js|chunks\/)/g, '$1="/bindery/$2')

/**
 * The files of a build, as a publisher's server sends them, and the lines that the build tells an
 * editor to paste. The build may be renewed while this runs.
 *
 * @param folder what `npm run build` wrote, e.g. `dist/bindery`
 */
export function kitFiles(folder: string) {
  const file = join(folder, 'snippet.html')
  let known = { modified: 0, text: bareTag }
  return {
    serve: fileServer(folder),
    snippet(): string {
      const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (modified === 0) return bareTag
      if (modified !== known.modified) {
        known = { modified, text: forThisHost(readFileSync(file, 'utf8').trim()) }
      }
      return known.text
    },
  }
}
