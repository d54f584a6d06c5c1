/**
 * Byte budgets, on the built files, by what a page really downloads (brotli, quality 11), but for the
 * luck of the hashes in their names.
 * `node tools/budgets.ts` prints the table and fails when something is too big, or the docs say another weight.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from '../packages/embed/registry/manifest.ts'
import { staleFigures } from './budget-docs.ts'
import type { Row } from './budget-row.ts'
import { stableNames } from './budget-stable-names.ts'
import type { Graph } from './build-chunks.ts'

export interface BuiltManifest extends Manifest {
  readonly graph: Graph
}

const kB = 1000
const perTag = 6 * kB
const language = 4 * kB

/**
 * The limits are what the pages weigh now. They only go down, except for a commissioned library or for a
 * feature of the first paint, and then the commit says so. docs/performance.md says what the pages consist of.
 */
const pages = {
  triggers: { aim: 20 * kB, limit: 25.95 * kB },
  form: { aim: 25 * kB, limit: 31.6 * kB },
  signedIn: { aim: 42 * kB, limit: 57.15 * kB },
}
/** Tags that may be bigger than others: pages of their own. */
const bigTags: Readonly<Record<string, number>> = {
  'bindery-cart': 6.5 * kB,
  'bindery-stream': 6.3 * kB,
  'bindery-checkout': 10.1 * kB,
  'bindery-my-library': 12 * kB,
}
/** Small, many, in every header and list: a page that has only these stays light. */
const triggers = [
  'bindery-save-button',
  'bindery-share-button',
  'bindery-follow-button',
  'bindery-cart-badge',
  'bindery-header-menu',
  'bindery-account-menu',
]
const modal = 'bindery-auth-modal'

/** The bytes that a browser downloads of it: brotli at its best. */
export const compressed = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The API client: the only chunk that signing in loads besides those of the form. */
const isClient = (file: string): boolean => file.startsWith('api.')

/** Chunks and all that they import at once. */
export function reachable(graph: Graph, files: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of graph[file]?.imports ?? []) visit(next)
  }
  for (const file of files) visit(file)
  return [...seen]
}

/** Every budget that applies to what was built. `size` gives the bytes of a path. */
export function measure(manifest: BuiltManifest, size: (path: string) => number): Row[] {
  const { tags, graph, core } = manifest
  const row = (
    page: string,
    { aim, limit }: { aim: number; limit: number },
    chunks: readonly string[],
    requestLimit = 99,
  ): Row => {
    const paths = ['bindery.js', ...chunks.map((file) => `chunks/${file}`)]
    const files = paths.map((path) => [path, size(path)] as const)
    const bytes = files.reduce((sum, [, each]) => sum + each, 0)
    const requests = files.length
    const ok = bytes <= limit && requests <= requestLimit
    return { page, files, bytes, limit, aim, requests, requestLimit, ok }
  }
  const chunksOf = (names: readonly string[]): string[] => [
    core,
    ...names.flatMap((name) => tags[name]?.chunks ?? []),
  ]
  const rows = [
    row('loader alone', { aim: 2.5 * kB, limit: 2.5 * kB }, []),
    row('triggers only', pages.triggers, reachable(graph, chunksOf(triggers))),
  ]
  // What any page in another language has: the triggers and the sign-in form are whole with it.
  const words = `chunks/${manifest.words}`
  const own = words.split(/[/.]/)[1]
  for (const path of new Set([words, ...Object.keys(graph).map((file) => `chunks/${file}`)])) {
    const name = path.split(/[/.]/)[1] ?? ''
    if (path !== words && !name.startsWith(`${own}_`)) continue
    const page =
      path === words ? `triggers, sign-in form in "${own}"` : `words "${name}", when wanted`
    const bytes = size(path)
    const sizes = { limit: language, aim: language, bytes, ok: bytes <= language }
    rows.push({ page, files: [[path, bytes]], requests: 1, requestLimit: 99, ...sizes })
  }
  if (tags[modal]) {
    const form = chunksOf([modal])
    rows.push(row('sign-in form visible', pages.form, reachable(graph, form), 3))
    const client = Object.keys(graph).filter(isClient)
    rows.push(row('signed in', pages.signedIn, reachable(graph, [...form, ...client])))
  }
  for (const [tag, entry] of Object.entries(tags)) {
    const own = entry.chunks.at(-1) ?? ''
    const shared = Object.values(tags).some(
      (other) => other !== entry && other.chunks.includes(own),
    )
    if (shared) continue
    const bytes = size(`chunks/${own}`)
    const limit = bigTags[tag] ?? perTag
    const files = [[`chunks/${own}`, bytes]] as const
    const ok = bytes <= limit
    rows.push({
      page: `<${tag}>`,
      files,
      bytes,
      limit,
      aim: limit,
      requests: 1,
      requestLimit: 99,
      ok,
    })
  }
  return rows
}

const inKB = (bytes: number): string => (bytes / kB).toFixed(2).padStart(6)

/** The table; for what is over its budget, the files that make it up. */
export const format = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ page, files, bytes, limit, aim, requests, requestLimit, ok }) => [
      `${ok ? 'ok ' : 'BIG'} ${page.padEnd(40)} ${inKB(bytes)} of ${inKB(limit)} kB  ${requests} requests${
        requests > requestLimit ? ` (at most ${requestLimit})` : ''
      }${bytes > aim ? `  over its aim of ${inKB(aim).trim()} kB` : ''}`,
      ...(ok ? [] : files.map(([path, each]) => `      ${path.padEnd(46)} ${inKB(each)} kB`)),
    ])
    .join('\n')

/** @param folder where bindery.js was built */
function checkBudgets(folder = join(import.meta.dirname, '../dist/bindery')): Row[] {
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8')
  const known = new Map<string, number>()
  const steady = stableNames(readdirSync(join(folder, 'chunks')))
  return measure(JSON.parse(text) as BuiltManifest, (path) => {
    const bytes = known.get(path) ?? compressed(steady(readFileSync(join(folder, path), 'utf8')))
    known.set(path, bytes)
    return bytes
  })
}

if (import.meta.main) {
  const rows = checkBudgets()
  const stale = ['README.md', 'docs/performance.md'].flatMap((path) =>
    staleFigures(path, readFileSync(join(import.meta.dirname, '..', path), 'utf8'), rows),
  )
  console.log([format(rows), ...stale].join('\n'))
  if (stale.length > 0 || rows.some(({ ok }) => !ok)) process.exitCode = 1
}
