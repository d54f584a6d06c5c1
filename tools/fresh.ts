/** Rebuilds a missing or stale build. */
import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = 'dist/bindery/bindery.js'
const sources = [
  'packages/**/*.{ts,tsx,css}',
  'tools/{build,definitions,renderer,syntax-tree}*.ts',
  'docs/npm/*.md',
  'vite.config.ts',
  'package-lock.json',
]

/** Further sources of dist/builder and dist/front-door. */
export const builderSources = ['hosts/{builder,front-door}/**/*.*', '*.md', 'docs/**/*.md']

/** Further sources of dist/site; the host itself reads those of the site unbuilt. */
export const siteSources = [...builderSources, 'hosts/*.ts', 'hosts/{reference,static}/**/*.*']

const changedAt = (file: string): number =>
  statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

const isStale = (extraSources: readonly string[]): boolean => {
  const builtAt = changedAt(built)
  return globSync([...sources, ...extraSources], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*'],
  }).some((file) => changedAt(file) > builtAt)
}

/**
 * Builds if a source is newer than the build. `BINDERY_BUILT=1` skips the check.
 * @param extraSources further globs of sources
 */
export function buildIfStale(extraSources: readonly string[] = []): void {
  if (process.env['BINDERY_BUILT'] === '1' || !isStale(extraSources)) return
  console.log('The build is missing or older than its sources: building.')
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: root, stdio: 'inherit' })
}
