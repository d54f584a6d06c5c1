/** Builds the chunks: the core, the two renderers, one for each tag, and the lazy-loaded ones. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Manifest, ManifestTag } from '../packages/embed/registry/manifest.ts'
import {
  type ChunkOutput,
  type ChunkOutputs,
  hashLength,
  inlineRuntime,
  modulesOf,
  outputOf,
} from './build-chunk-output.ts'
import { compileHint, core, groups } from './build-groups.ts'
import { languagesPlugin, wordsGroup, wordsNameOf } from './build-languages.ts'
import { minifyPlugin } from './build-minify.ts'
import { pageDocumentPlugin } from './build-page-document.ts'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZodPlugin } from './build-patch-zod.ts'
import { addNeeds, retryImportsPlugin } from './build-retry-imports.ts'
import { scalePlugin } from './build-scale.ts'
import { splitMessagesPlugin } from './build-split-messages.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'
import { templatesPlugin } from './build-templates.ts'

const root = join(import.meta.dirname, '..')
const entryPrefix = 'bindery-entry:'

/** The entries of the tags. Each starts the kit before it defines its tag. */
const entryPlugin = (tags: readonly Tag[]): Plugin => ({
  name: 'bindery-entries',
  resolveId: (id) => (id.startsWith(entryPrefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${entryPrefix}`)) return null
    const file = tags.find(({ definition }) => id.endsWith(`:${definition.tag}`))?.file
    return `import ${JSON.stringify(core)}\nimport ${JSON.stringify(file)}`
  },
})

/** Names the lazy-loaded chunks by their subject instead of their file. */
const nameOf = ({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string =>
  wordsNameOf(facadeModuleId) ?? (/\/state\/server\.ts$/.test(facadeModuleId ?? '') ? 'api' : name)

export interface ChunkOptions {
  readonly version: string
  readonly tags: readonly Tag[]
}

/** The static imports of each chunk, and in `later` its dynamic ones. */
export type Graph = Readonly<Record<string, { imports: string[]; later: string[] }>>

export interface BuiltChunks {
  readonly manifest: Manifest
  /** Code by file name. */
  readonly files: ReadonlyMap<string, string>
  readonly graph: Graph
  /** The ids of the modules in the code. */
  readonly modules: readonly string[]
}

/** Builds the chunks without writing them, and lists which of them each tag needs. */
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
      splitMessagesPlugin(),
      stripPlugin(),
      patchLibrariesPlugin(),
      pageDocumentPlugin(),
      patchZodPlugin(),
      scalePlugin(),
      templatesPlugin(),
      retryImportsPlugin(),
      minifyPlugin(),
    ],
    define: { BINDERY_VERSION: JSON.stringify(version), BINDERY_WHOLE_TAGS: 'undefined' },
    build: {
      write: false,
      // Without `lib`, Vite adds its own helper to every dynamic import.
      lib: { entry: core, formats: ['es'] },
      rolldownOptions: {
        input,
        preserveEntrySignatures: false,
        // The second minifier is slow, and the warning would be printed on every build.
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'es',
          minify: true,
          comments: false,
          postBanner: compileHint,
          entryFileNames: `[name].[hash:${hashLength}].js`,
          chunkFileNames: (chunk) => `${nameOf(chunk)}.[hash:${hashLength}].js`,
          hashCharacters: 'base36',
          codeSplitting: { groups: [wordsGroup, ...groups(tags)] },
        },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const output = built?.output.filter((file) => file.type === 'chunk') ?? []
  const outputs = inlineRuntime(output.map(outputOf))
  const chunks: ChunkOutputs = new Map(outputs.map((output) => [output.fileName, output]))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const facades = entries.filter(isFacade).map(({ fileName }) => fileName)
  const coreFile = entries.find(({ name }) => name === 'core')?.fileName
  if (!coreFile) throw new Error('The core has no chunk of its own.')
  const rows = tags.map(({ definition }): [string, ManifestTag] => {
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
    files: new Map(
      files.map(([name, { code, dynamicImports }]) => {
        const own = closure(chunks, name)
        // No reader waits for what the core imports later.
        const waited = name === coreFile ? [] : dynamicImports
        const needs = waited.map((later): [string, string[]] => [
          later,
          closure(chunks, later).filter((file) => file !== later && !own.includes(file)),
        ])
        return [name, addNeeds(code, new Map(needs.filter(([, each]) => each.length > 0)))]
      }),
    ),
    modules: modulesOf(output),
    graph: Object.fromEntries(
      files.map(([name, { imports, dynamicImports }]) => [
        name,
        { imports, later: dynamicImports },
      ]),
    ),
  }
}

/** The direct and indirect static imports of a chunk, followed by the chunk itself. */
function closure(
  chunks: ChunkOutputs,
  name: string,
  found: string[] = [],
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.get(name)
  // Chunks may import one another.
  if (!chunk || seen.has(name)) return found
  seen.add(name)
  for (const other of chunk.imports) closure(chunks, other, found, seen)
  found.push(name)
  return found
}

/** True for an entry whose modules are all in shared chunks. It has only imports, so no page requests it. */
const isFacade = (chunk: ChunkOutput): boolean =>
  Object.keys(chunk.modules).every((id) => id.startsWith(`\0${entryPrefix}`))
