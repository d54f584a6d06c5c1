import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type KitBuild, preloadHints } from '../packages/conformance/server.ts'
import { fileServer } from './static-files.ts'

const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'

/**
 * The files of a build, as a publisher's server sends them, and the snippet for a page. The build may change while the
 * server runs.
 *
 * @param folder the output of `npm run build`, e.g. `dist/bindery`
 */
export function kitFiles(folder: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  let cached: { modified: number; kit?: KitBuild } = { modified: 0 }
  const build = (): KitBuild | undefined => {
    const modified =
      statSync(join(folder, 'integrity.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified !== cached.modified) {
      const kit = { manifest: read('manifest.json'), integrity: read('integrity.json') }
      cached = { modified, kit: { ...kit, base: '/bindery/' } }
    }
    return modified === 0 ? undefined : cached.kit
  }
  return {
    serve: fileServer(folder),
    /**
     * The script, with the hints for the tags in the HTML of a page. Before the first build it is the script tag alone, as
     * on a page whose editor left out the hints.
     */
    snippet(html: string): string {
      const kit = build()
      return kit ? [...preloadHints(html, kit), script].join('\n') : script
    },
  }
}
