/** The chunks: the core, the two renderers, one for each tag, and what is imported later. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Manifest, TagEntry } from '../packages/embed/manifest.ts'
import { compileHint, core, groups } from './build-groups.ts'
import { languagesPlugin, wordsGroup, wordsNameOf } from './build-languages.ts'
import { latePlugin } from './build-late.ts'
import { minifyPlugin } from './build-minify.ts'
import {
  type Piece,
  type Pieces,
  pieceOf,
  withoutRuntime,
  withShortHashes,
} from './build-pieces.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'
import { tamePlugin } from './build-tame.ts'
import { templatesPlugin } from './build-templates.ts'

const root = join(import.meta.dirname, '..')
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

/** A chunk that is imported later is called by what it is about, not by its file. */
const nameOf = ({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string =>
  wordsNameOf(facadeModuleId) ?? (/\/state\/online\.ts$/.test(facadeModuleId ?? '') ? 'api' : name)

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
  const [built] = (await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    plugins: [
      entryPlugin(tags),
      languagesPlugin(tags),
      stripPlugin(),
      tamePlugin(),
      templatesPlugin(),
      latePlugin(),
      minifyPlugin(),
    ],
    define: { BINDERY_VERSION: JSON.stringify(version), BINDERY_WHOLE_TAGS: 'undefined' },
    build: {
      write: false,
      // Without `lib` Vite would add its own helper to every late import.
      lib: { entry: core, formats: ['es'] },
      rolldownOptions: {
        input,
        preserveEntrySignatures: false,
        // That a second minifier takes its time is known.
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'es',
          minify: true,
          comments: false,
          postBanner: compileHint,
          entryFileNames: '[name].[hash:7].js',
          chunkFileNames: (chunk) => `${nameOf(chunk)}.[hash:7].js`,
          hashCharacters: 'base36',
          codeSplitting: { groups: [wordsGroup, ...groups(tags)] },
        },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const output = built?.output.filter((file) => file.type === 'chunk') ?? []
  const chunks = withShortHashes(withoutRuntime(output.map(pieceOf)))
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
    manifest: {
      version,
      core: coreFile,
      words: files.find(([name]) => /^de\./.test(name))?.[0] ?? '',
      tags: Object.fromEntries(rows),
      frequent: tags.flatMap(({ definition }) => (definition.frequent ? [definition.tag] : [])),
    },
    files: new Map(files.map(([name, { code }]) => [name, code])),
    graph: Object.fromEntries(
      files.map(([name, { imports, dynamicImports }]) => [
        name,
        { imports, later: dynamicImports },
      ]),
    ),
  }
}

/** All that a chunk imports, directly or not, before the chunk itself. */
function closure(chunks: Pieces, name: string, seen: string[] = []): string[] {
  const chunk = chunks.get(name)
  if (!chunk || seen.includes(name)) return seen
  for (const other of chunk.imports) closure(chunks, other, seen)
  if (!seen.includes(name)) seen.push(name)
  return seen
}

/** An entry whose modules all live in a shared chunk: nothing but imports, not worth a request. */
const isFacade = (chunk: Piece): boolean =>
  Object.keys(chunk.modules).every((id) => id.startsWith(`\0${entryPrefix}`))
