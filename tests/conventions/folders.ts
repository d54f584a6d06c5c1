/** Folders are named by nouns and stand on one another in one direction. */
import { posix } from 'node:path'
import { importsOf, isScript, isTest, type Rule, type SourceFile, targetOf } from './project.ts'

/** A folder over this asks to be parted. Tests are not counted: each lies beside its source. */
export const mostFiles = 20

/** The contract is one file a noun, flat. */
const flat = new Set(['packages/contract'])

const isSource = (source: SourceFile): boolean =>
  /^packages\//.test(source.path) && isScript(source) && !isTest(source)

/** At most 20 sources in each folder of the packages. */
export const smallFolders: Rule = (files) => {
  const sizes = new Map<string, number>()
  for (const { path } of files.filter(isSource)) {
    const folder = posix.dirname(path)
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  return [...sizes]
    .filter(([folder, size]) => size > mostFiles && !flat.has(folder))
    .map(([folder, size]) => `${folder}: ${size} files, ${mostFiles} is the end: part it by nouns`)
}

/** By package: each folder imports only from those before it. The package's own files may import from all. */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  state: [
    ...['environment', 'settings', 'messages', 'client', 'page', 'session'],
    ...['articles', 'account', 'library', 'streams', 'cart', 'orders', 'follows'],
  ],
  embed: ['browser', 'kit', 'registry', 'loader', 'page', 'language'],
  conformance: [
    'process',
    'check',
    'journeys',
    'walk',
    'report',
    'doctor',
    'hints',
    'upgrade',
    'commands',
    'bin',
  ],
  inspector: ['watch', 'read', 'report', 'stand-in', 'panel'],
  'mock-api': ['core', 'accounts', 'http', 'shop', 'library', 'routes', 'seed'],
  ui: ['styles', 'focus', 'view', 'button', 'notice', 'form', 'list', 'panel', 'dialog'],
}

/** Files by path, with the files that each imports: at once, later, or only for a type. */
function graphOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const sources = files.filter(isSource)
  const paths = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => {
      const goals = importsOf(source).map(({ specifier }) => targetOf(source.path, specifier))
      return [source.path, goals.filter((goal) => goal !== undefined && paths.has(goal))] as const
    }),
  ) as ReadonlyMap<string, readonly string[]>
}

const folderIn = (path: string, name: string): string | undefined =>
  new RegExp(`^packages/${name}/([^/]+)/`).exec(path)?.[1]

/** No folder imports from one that stands on it, not even a type. */
export const foldersInOrder: Rule = (files) => {
  const graph = [...graphOf(files)]
  return Object.entries(folderOrder).flatMap(([name, order]) =>
    graph.flatMap(([path, goals]) => {
      const folder = folderIn(path, name)
      if (folder === undefined || folder === 'test') return []
      const own = order.indexOf(folder)
      if (own < 0) return [`${path}: ${folder} has no place in the order of ${name}`]
      return goals
        .filter((goal) => goal.startsWith(`packages/${name}/`))
        .filter((goal) => order.indexOf(folderIn(goal, name) ?? '') > own || !folderIn(goal, name))
        .map((goal) => `${path}: imports ${goal}, which stands above it`)
    }),
  )
}

/** No file leads back to itself by its imports, types and lazy imports counted. */
export const noCircles: Rule = (files) => {
  const graph = graphOf(files)
  const done = new Set<string>()
  const complaints: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path)
    if (at >= 0) {
      complaints.push(`${[...way.slice(at), path].join(' → ')}: a circle of imports`)
      return
    }
    if (done.has(path)) return
    for (const goal of graph.get(path) ?? []) visit(goal, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return complaints
}

/** What only tests load lies in a folder called test. */
export const testHelpers: Rule = (files) =>
  files
    .filter(({ path }) => /^packages\/.*\/test-[^/]+\.tsx?$/.test(path))
    .map(({ path }) => `${path}: a test helper lies in the folder test`)

const shortest = 25

/**
 * A small file with one user in its folder belongs into that user. The view of an element has a file of its
 * own.
 */
export const noFragments: Rule = (files) => {
  const sources = files.filter(isSource)
  const users = new Map<string, Set<string>>()
  for (const source of sources) {
    for (const { specifier, dynamic } of importsOf(source)) {
      const goal = targetOf(source.path, specifier)
      if (!goal || dynamic) continue
      users.set(goal, (users.get(goal) ?? new Set()).add(source.path))
    }
  }
  const views = new Set(
    sources.flatMap(({ path }) => /^(.*)\.element\.ts$/.exec(path)?.slice(1) ?? []),
  )
  return sources
    .filter(({ path }) => !/\.(messages(\.[a-z]{2})?|events|element|view|model)\.ts$/.test(path))
    .filter(({ path }) => !(path.endsWith('.tsx') && views.has(path.slice(0, -4))))
    .filter(({ text }) => text.split('\n').length <= shortest)
    .flatMap(({ path }) => {
      const [user, ...others] = users.get(path) ?? []
      const isFragment = user && others.length === 0 && posix.dirname(user) === posix.dirname(path)
      return isFragment ? [`${path}: belongs into ${posix.basename(user)}, its only user`] : []
    })
}
