/** Who may import whom: the arrows of the README, as a table. */
import {
  importsOf,
  isScript,
  isShipped,
  isTest,
  type Rule,
  type SourceFile,
  targetOf,
} from './project.ts'

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
  ui: { ours: [], libraries: [...react, 'dompurify'] },
  element: {
    ours: [],
    libraries: [
      ...react,
      '@r2wc/react-to-web-component',
      ...['preact', 'preact/*', 'lit/html.js', 'lit/directives/*', 'nanostores'],
    ],
  },
  widgets: {
    ours: ['ui', 'element', 'state', 'contract'],
    libraries: [...react, 'lit/html.js', 'lit/directives/*', 'nanostores'],
  },
  embed: { ours: ['widgets', 'element', 'state', 'api', 'contract'], libraries: ['nanostores'] },
  conformance: { ours: ['api', 'contract', 'element', 'state'], libraries: ['parse5'] },
  inspector: {
    ours: ['conformance', 'embed', 'mock-api', 'element', 'state', 'contract'],
    libraries: [...react, 'nanostores'],
  },
  'mock-api': {
    ours: ['contract'],
    libraries: ['hono', 'hono/*', '@simplewebauthn/server'],
  },
}

/** What tests may load besides what the code they test may. */
const testLibraries = [
  '@seriousme/openapi-schema-validator',
  'vitest',
  'vitest/*',
  'fast-check',
  'axe-core',
  '@hono/node-server',
  '@testing-library/react',
  '@testing-library/user-event',
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

/** The one file that knows the library that schemas are made with. */
const schemas = 'packages/contract/schema.ts'

/** The one file that lets HTML of others in. */
const sanitiser = 'packages/ui/view/safe-html.ts'

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
  if (specifier === 'dompurify' && source.path !== sanitiser) {
    return [
      `${source.path}: takes HTML of others through ${sanitiser}, which says what it lets through`,
    ]
  }
  if (specifier === 'zod/mini' && source.path !== schemas) {
    return [`${source.path}: takes schemas from ${schemas}, which is stricter than ${specifier}`]
  }
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
    const other = featureOf(goal)
    // A test may put another tag beside its own, as a page does.
    const beside =
      feature === 'test' || (isTest(source) && (other === 'test' || /\.element\.ts$/.test(goal)))
    return !feature || other === feature || beside
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
      const goal = targetOf(source.path, specifier)
      if (!goal) return checkLibrary(source, wall, specifier)
      const crossing = specifier.startsWith('.') && packageOf(goal) && packageOf(goal) !== own
      return [
        ...checkOurs(source, own, wall, goal),
        ...(crossing ? [`${source.path}: write @bindery/… instead of ${specifier}`] : []),
      ]
    })
  })

const strange = /^(hosts|tests\/(e2e|embed))\//
/** Tags that the specs of the loader build for themselves. */
const fixtures = /^tests\/embed\/widgets\//

/** Hosts embed us as strangers do; browser specs drive the built files. Neither runs our source. */
export const strangers: Rule = (files) =>
  files
    .filter((source) => isScript(source) && strange.test(source.path))
    .filter(({ path }) => !fixtures.test(path))
    .flatMap((source) =>
      importsOf(source).flatMap(({ specifier, typeOnly }) => {
        const { path } = source
        const other = packageOf(targetOf(path, specifier) ?? '')
        // The builder is a tool of ours: it checks pasted pages by the rules of `bindery doctor`.
        const isDoctor = other === 'conformance' && path.startsWith('hosts/builder/')
        // A publisher's server may use @bindery/server.
        const isServer = specifier.endsWith('/conformance/server.ts')
        const allowed =
          !other || typeOnly || isDoctor || isServer || other === 'mock-api' || other === 'contract'
        return allowed ? [] : [`${path}: must not know ${specifier}`]
      }),
    )

/**
 * Zod and ky stay in the chunk that loads after the first form is on the page: no static import of a tag or
 * of the loader may lead to them.
 */
export const lateLibraries: Rule = (files) => {
  const shipped = new Map(
    files.filter(isShipped).map((source) => [source.path, importsOf(source)] as const),
  )
  const later = new Set<string>()
  for (const [path, imports] of shipped) {
    for (const { specifier, dynamic } of imports) {
      const goal = targetOf(path, specifier)
      if (goal && dynamic) later.add(goal)
    }
  }
  const starts = [...shipped.keys()].filter(
    (path) => ['widgets', 'embed'].includes(packageOf(path) ?? '') && !later.has(path),
  )
  const seen = new Set(starts)
  const ways = starts.map((path) => [path])
  const complaints: string[] = []
  for (const way of ways) {
    const path = way.at(-1) ?? ''
    for (const { specifier, typeOnly, dynamic } of shipped.get(path) ?? []) {
      if (typeOnly || dynamic) continue
      if (/^(zod|ky)(\/|$)/.test(specifier)) {
        complaints.push(`${way.join(' → ')}: takes ${specifier} along at once; import() it`)
      }
      const goal = targetOf(path, specifier)
      if (!goal || seen.has(goal)) continue
      seen.add(goal)
      ways.push([...way, goal])
    }
  }
  return complaints
}

/**
 * Logic in models, drawing in views: a model draws nothing, a view knows no store and no server. It may
 * import texts.
 */
export const modelsAndViews: Rule = (files) =>
  files
    .filter((source) => /^packages\/widgets\//.test(source.path) && isScript(source))
    .filter((source) => !isTest(source))
    .flatMap((source) => {
      const isView = /(\.tsx|\.view\.ts)$/.test(source.path)
      const isLogic = /\.(model|messages|events)\.ts$/.test(source.path)
      return importsOf(source).flatMap(({ specifier, typeOnly }) => {
        if (typeOnly) return []
        if (isView && /^(@bindery\/state\/(?!.*\.messages\.ts$)|nanostores)/.test(specifier)) {
          return [`${source.path}: a view takes props, it does not import ${specifier}`]
        }
        if (isLogic && /^(react|lit|@bindery\/ui\/)/.test(specifier)) {
          return [`${source.path}: logic does not draw, it must not import ${specifier}`]
        }
        return []
      })
    })
