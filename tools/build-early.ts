/** Finds chunks that a page downloads before it needs them, because another chunk imports them statically. */
import { type BuiltManifest, reachable } from './budgets.ts'

/** Chunks that the core, the texts of a language and the tags reach by lazy imports only. */
const late: Readonly<Record<string, string>> = {
  api: 'the first call loads it',
  'safe-html': 'only an article behind the paywall needs it',
}

const renderers: readonly string[] = ['react', 'lit']

const nameOf = (file: string): string => file.replace(/\.\w+\.js$/, '')

/** One line for each chunk that loads too early. */
export function loadedEarly({
  core,
  words,
  tags,
  graph,
}: Pick<BuiltManifest, 'core' | 'words' | 'tags' | 'graph'>): string[] {
  const roots: readonly (readonly [string, readonly string[]])[] = [
    ['the core', [core]],
    ['the first texts', [words]],
    ...Object.entries(tags).map(([tag, { chunks }]) => [`<${tag}>`, chunks] as const),
  ]
  const ofRoots = roots.flatMap(([root, chunks]) =>
    reachable(graph, chunks).flatMap((file) => {
      const why = late[nameOf(file)]
      return why ? [`${root} imports the chunk ${nameOf(file)}: ${why}`] : []
    }),
  )
  const ofChunks = Object.entries(graph).flatMap(([file, { imports }]) =>
    imports.some((other) => nameOf(other) === 'diagnostics')
      ? [
          `${nameOf(file)} imports the chunk diagnostics: only a page with a mistake needs its texts`,
        ]
      : [],
  )
  const ofStores = Object.keys(graph)
    .filter((file) => nameOf(file).endsWith('-store'))
    .flatMap((file) =>
      reachable(graph, [file])
        .map(nameOf)
        .filter((name) => renderers.includes(name))
        .map((name) => `${nameOf(file)} imports the chunk ${name}: a store draws nothing`),
    )
  return [...ofRoots, ...ofChunks, ...ofStores]
}
