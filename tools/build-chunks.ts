/** The chunks: the core, the two renderers, the API client, and one for each tag. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Manifest, TagEntry } from '../packages/embed/manifest.ts'
import { modalTag } from '../packages/embed/modal.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'

const root = join(import.meta.dirname, '..')
const core = join(root, 'packages/embed/core.ts')
const entryPrefix = 'bindery-entry:'

/** A tag's entry: the kit has started before the tag is defined. */
const entryPlugin = (tags: readonly Tag[]): Plugin => ({
  name: 'bindery-entries',
  resolveId: (id) => (id.startsWith(entryPrefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${entryPrefix}`)) return null
    const file = tags.find(({ definition }) => id.endsWith(`:${definition.tag}`))?.file
    return `import ${JSON.stringify(core)}\nimport ${JSON.stringify(file)}`
  },
})

const inPackage = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]packages[\\\\/](?:${names.join('|')})[\\\\/]`)
const inModule = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Each file asked for costs a slow network more than its bytes do, so what nearly every page needs
 * together is one chunk. The auth modal lives beside its renderer: whatever tag of that renderer is on
 * a page, the modal may be next.
 */
const groups = (tags: readonly Tag[]): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'api',
    test: (id) => inPackage('api').test(id) || inModule('ky', 'zod').test(id) || isSchema(id),
    priority: 4,
  },
  {
    name: 'core',
    test: (id) =>
      inModule('nanostores', '@nanostores').test(id) ||
      inPackage('state', 'embed').test(id) ||
      (inPackage('element').test(id) && !/(?:react|lit)-[^/]*$/.test(id)),
    priority: 3,
  },
  {
    name: 'lit',
    test: (id) =>
      inModule('lit', 'lit-html', 'lit-element', '@lit').test(id) || /element[\\/]lit-/.test(id),
    priority: 2,
  },
  {
    name: 'react',
    test: (id) =>
      inModule('preact', '@preact', '@r2wc').test(id) ||
      inPackage('ui').test(id) ||
      /element[\\/]react-/.test(id) ||
      tags.some(({ definition, file }) => definition.tag === modalTag && file === id),
    priority: 1,
  },
]

/** Schemas need zod; the plain files of the contract go wherever they are used. */
const plainContract = /contract[\\/](?:country|profile-choices|password-rule|email-rule)\.ts$/
const isSchema = (id: string): boolean => inPackage('contract').test(id) && !plainContract.test(id)

export interface ChunkOptions {
  readonly version: string
  readonly tags: readonly Tag[]
}

/** What each chunk imports, at once and later (only when something happens). */
export type Graph = Readonly<Record<string, { imports: string[]; later: string[] }>>

export interface BuiltChunks {
  readonly manifest: Manifest
  /** Code by file name. */
  readonly files: ReadonlyMap<string, string>
  readonly graph: Graph
}

/** The built chunks by file name, not yet written, and which of them each tag needs. */
export async function buildChunks({ version, tags }: ChunkOptions): Promise<BuiltChunks> {
  const input: Record<string, string> = { core }
  for (const { definition } of tags) {
    input[definition.tag.replace('bindery-', '')] = entryPrefix + definition.tag
  }
  const { output } = (await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    plugins: [entryPlugin(tags), stripPlugin()],
    define: { BINDERY_VERSION: JSON.stringify(version) },
    build: {
      write: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: false,
        output: {
          format: 'es',
          entryFileNames: '[name].[hash:6].js',
          chunkFileNames: '[name].[hash:6].js',
          hashCharacters: 'base36',
          codeSplitting: { groups: groups(tags) },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks: Chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const facades = entries.filter(isFacade).map(({ fileName }) => fileName)
  const coreFile = entries.find(({ name }) => name === 'core')?.fileName
  if (!coreFile) throw new Error('The core has no chunk of its own.')
  const rows = tags.map(({ definition }): [string, TagEntry] => {
    const name = definition.tag.replace('bindery-', '')
    const entry = entries.find((chunk) => chunk.name === name)
    if (!entry) throw new Error(`${definition.tag} has no chunk.`)
    const { load = 'visible', opens = [] } = definition
    const needed = closure(chunks, entry.fileName).filter((file) => !facades.includes(file))
    return [definition.tag, { load, opens, chunks: needed }]
  })
  const files = [...chunks].filter(([name]) => !facades.includes(name))
  return {
    manifest: { version, core: coreFile, tags: Object.fromEntries(rows) },
    files: new Map(files.map(([name, { code }]) => [name, code])),
    graph: Object.fromEntries(
      files.map(([name, { imports, dynamicImports }]) => [
        name,
        { imports, later: dynamicImports },
      ]),
    ),
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** All that a chunk imports, directly or not, before the chunk itself. */
function closure(chunks: Chunks, name: string, seen: string[] = []): string[] {
  const chunk = chunks.get(name)
  if (!chunk || seen.includes(name)) return seen
  for (const other of chunk.imports) closure(chunks, other, seen)
  if (!seen.includes(name)) seen.push(name)
  return seen
}

/** An entry whose modules all live in a shared chunk: nothing but imports, not worth a request. */
const isFacade = (chunk: Rolldown.OutputChunk): boolean =>
  Object.keys(chunk.modules).every((id) => id.startsWith(`\0${entryPrefix}`))
