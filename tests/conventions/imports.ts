/** Who may import whom: the arrows of the README, as a table. */
import { posix } from 'node:path'
import { importsOf, isScript, isTest, type Rule, type SourceFile } from './project.ts'

interface Wall {
  ours: readonly string[]
  /** Libraries; `x/*` allows its sub-paths too. */
  libraries: readonly string[]
}

const react = ['react', 'react/*', 'react-dom', 'react-dom/*']

const walls: Readonly<Record<string, Wall>> = {
  contract: { ours: [], libraries: ['zod/mini'] },
  api: { ours: ['contract'], libraries: ['ky'] },
  state: { ours: ['contract', 'api'], libraries: ['nanostores', '@nanostores/i18n'] },
  ui: { ours: [], libraries: react },
  element: {
    ours: [],
    libraries: [...react, 'preact', 'preact/*', '@r2wc/core', 'lit', 'lit/*', 'nanostores'],
  },
  widgets: {
    ours: ['ui', 'element', 'state', 'contract'],
    libraries: [...react, 'lit', 'lit/*', 'nanostores', '@nanostores/i18n'],
  },
  embed: { ours: ['widgets', 'element', 'state', 'api', 'contract'], libraries: ['nanostores'] },
  'mock-api': { ours: ['contract'], libraries: ['hono', 'hono/*', 'hono-openapi', 'zod/mini'] },
}

/** What tests may load besides what the code they test may. */
const testLibraries = [
  'vitest',
  'vitest/*',
  'fast-check',
  'axe-core',
  'zod/mini',
  '@hono/node-server',
  ...react,
]
const testOurs = ['mock-api', 'contract']

const matches = (specifier: string, allowed: readonly string[]): boolean =>
  allowed.some((name) =>
    name.endsWith('/*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name,
  )

const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1]

const featureOf = (path: string): string | undefined =>
  /^packages\/widgets\/([^/]+)\//.exec(path)?.[1]

/** The file a specifier of ours means, or undefined for a library. */
function target(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  return bare.startsWith('@bindery/') ? bare.replace('@bindery/', 'packages/') : undefined
}

/** Node's own modules: only where a file says by its name that it is for Node. */
const isForNode = (path: string): boolean => /(^|[./-])(node|sqlite|scrypt)[./-]/.test(path)

function checkLibrary(source: SourceFile, wall: Wall, specifier: string): string[] {
  if (specifier.startsWith('node:')) {
    return isTest(source) || isForNode(source.path)
      ? []
      : [`${source.path}: imports ${specifier}, and its name does not say that it is for Node`]
  }
  const allowed = isTest(source) ? [...wall.libraries, ...testLibraries] : wall.libraries
  // The React entry is what a React application imports; the script for pages has no part in it.
  if (source.path === 'packages/embed/react.tsx' && matches(specifier, react)) return []
  if (matches(specifier, allowed)) return []
  return [`${source.path}: may not import ${specifier}; allowed: ${allowed.join(', ')}`]
}

function checkOurs(source: SourceFile, own: string, wall: Wall, goal: string): string[] {
  const { path } = source
  const other = packageOf(goal)
  if (!other) {
    return isTest(source) && goal.startsWith('tests/support/')
      ? []
      : [`${path}: leaves the packages for ${goal}`]
  }
  if (other === own) {
    const feature = featureOf(path)
    return !feature || featureOf(goal) === feature
      ? []
      : [`${path}: reaches into another feature, ${goal}: cooperate through a store or an event`]
  }
  const allowed = isTest(source) ? [...wall.ours, ...testOurs] : wall.ours
  if (allowed.includes(other)) return []
  return [
    `${path}: ${own} may not import ${other}; allowed: ${allowed.join(', ') || 'none of ours'}`,
  ]
}

/** The table above, for the packages. */
export const packageBoundaries: Rule = (files) =>
  files.filter(isScript).flatMap((source) => {
    const own = packageOf(source.path)
    const wall = own && walls[own]
    if (!own || !wall) return own ? [`${source.path}: ${own} has no entry in the table`] : []
    return importsOf(source).flatMap(({ specifier }) => {
      const goal = target(source.path, specifier)
      if (!goal) return checkLibrary(source, wall, specifier)
      const crossing = specifier.startsWith('.') && packageOf(goal) && packageOf(goal) !== own
      return [
        ...checkOurs(source, own, wall, goal),
        ...(crossing ? [`${source.path}: write @bindery/… instead of ${specifier}`] : []),
      ]
    })
  })

/** Hosts embed us as strangers do; browser specs drive the built files. Neither sees our source. */
export const strangers: Rule = (files) =>
  files
    .filter((source) => isScript(source) && /^(hosts|tests\/(e2e|embed))\//.test(source.path))
    .flatMap((source) =>
      importsOf(source).flatMap(({ specifier }) => {
        const other = packageOf(target(source.path, specifier) ?? '')
        const allowed = !other || other === 'mock-api' || other === 'contract'
        return allowed ? [] : [`${source.path}: must not know ${specifier}`]
      }),
    )

/** zod stays in the api's chunk: others take a schema file of the contract as types only. */
export const schemasAsTypes: Rule = (files) => {
  const contract = new Map(
    files
      .filter((source) => isScript(source) && packageOf(source.path) === 'contract')
      .map((source) => [source.path, importsOf(source)] as const),
  )
  const needsZod = (path: string, seen = new Set<string>()): boolean => {
    if (seen.has(path)) return false
    seen.add(path)
    return (contract.get(path) ?? []).some(({ specifier, typeOnly }) => {
      if (typeOnly) return false
      const goal = target(path, specifier)
      return goal ? needsZod(goal, seen) : specifier.startsWith('zod')
    })
  }
  return files
    .filter((source) => isScript(source) && !isTest(source))
    .filter(({ path }) => ['state', 'widgets', 'ui', 'embed'].includes(packageOf(path) ?? ''))
    .flatMap((source) =>
      importsOf(source).flatMap(({ specifier, typeOnly }) => {
        const goal = target(source.path, specifier)
        return goal && packageOf(goal) === 'contract' && !typeOnly && needsZod(goal)
          ? [`${source.path}: takes zod along with ${specifier}: import only its types`]
          : []
      }),
    )
}

/** Logic in models, drawing in views: a model draws nothing, a view knows no store and no server. */
export const modelsAndViews: Rule = (files) =>
  files
    .filter((source) => /^packages\/widgets\//.test(source.path) && isScript(source))
    .filter((source) => !isTest(source))
    .flatMap((source) => {
      const isView = /(\.tsx|\.view\.ts)$/.test(source.path)
      const isLogic = /\.(model|messages|events)\.ts$/.test(source.path)
      return importsOf(source).flatMap(({ specifier, typeOnly }) => {
        if (typeOnly) return []
        if (isView && /^(@bindery\/state\/|nanostores)/.test(specifier)) {
          return [`${source.path}: a view takes props, it does not import ${specifier}`]
        }
        if (isLogic && /^(react|lit|@bindery\/ui\/)/.test(specifier)) {
          return [`${source.path}: logic does not draw, it must not import ${specifier}`]
        }
        return []
      })
    })
