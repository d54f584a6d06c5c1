/** Whether the build is there and as new as what it is made of. */
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = 'dist/bindery/bindery.js'
const sources = [
  'packages/**/*.{ts,tsx,css}',
  'tools/{build,definitions,renderer,syntax-tree}*.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** What dist/site is made of besides: the host reads these as they are. */
export const siteSources = ['hosts/*.ts', 'hosts/{reference,static}/**/*.*']

const changedAt = (file: string): number =>
  statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

const isStale = (also: readonly string[]): boolean => {
  const builtAt = changedAt(built)
  return globSync([...sources, ...also], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  }).some((file) => changedAt(file) > builtAt)
}

/**
 * Builds when a source is newer than the build. `BINDERY_BUILT=1` takes the build as it is.
 * @param also further sources to look at
 */
export function buildIfStale(also: readonly string[] = []): void {
  if (process.env['BINDERY_BUILT'] === '1' || !isStale(also)) return
  console.log('The build is missing, or older than its sources: building.')
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' })
}
