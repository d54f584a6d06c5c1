/**
 * Builds dist/storybook: every state of every tag, and a docs page for each tag, as files for any file server. The
 * tests and `npm start` do not need them, so only `npm run build` makes them (`tools/build.ts --stories`). On its
 * own: `npx node tools/build-stories.ts`.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly type: string; readonly importPath: string }>>
}

/**
 * The tags without a docs page in an index of Storybook.
 * @param elements the paths of the `*.element.ts` files
 */
export function withoutDocs({ entries }: StoryIndex, elements: readonly string[]): string[] {
  const documented = new Set(
    Object.values(entries).flatMap(({ type, importPath }) =>
      type === 'docs' ? [basename(importPath, '.stories.tsx')] : [],
    ),
  )
  return elements
    .map((path) => basename(path, '.element.ts'))
    .filter((name) => !documented.has(name))
    .map((name) => `bindery-${name}`)
}

/** @param out default: `dist/storybook` */
export function buildStories(out = join(root, 'dist/storybook')): void {
  rmSync(out, { recursive: true, force: true })
  const { status, error, stdout, stderr } = spawnSync(
    'storybook',
    ['build', '--output-dir', out, '--quiet', '--disable-telemetry'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`Storybook cannot be built:\n${stdout}\n${stderr}`)
  const index = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as StoryIndex
  const missing = withoutDocs(index, globSync('packages/widgets/**/*.element.ts', { cwd: root }))
  if (missing.length > 0) throw new Error(`No docs page: ${missing.join(', ')}.`)
}

if (import.meta.main) {
  const started = performance.now()
  buildStories()
  console.log(`Built Storybook in ${Math.round(performance.now() - started)} ms.`)
}
