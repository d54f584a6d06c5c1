/** The chunks: the core, the two renderers, one for each tag, and what is imported later. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { hashLength, type Manifest, type TagEntry } from '../packages/embed/manifest.ts'
import { modalTag } from '../packages/embed/modal.ts'
import { minifyPlugin } from './build-minify.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'
import { tamePlugin } from './build-tame.ts'

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

const inModule = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Each file asked for costs a slow network more than its bytes do, so what nearly every page needs
 * together is one chunk. A group takes along all that its modules import, unless a group of higher
 * priority has it; what is only imported later (the API client) stays out. The auth modal lives beside
 * its renderer: whatever tag of that renderer is on a page, the modal may be next.
 */
const groups = (tags: readonly Tag[]): Rolldown.CodeSplittingGroup[] => [
  {
    name: 'core',
    // The base of the styles too: Lit's tags wear it as well as React's. And small things that several
    // chunks use: by themselves they would each become a file.
    test: (id) =>
      id === core ||
      /element[\\/]define\.ts$|ui[\\/]base-styles\.ts$|state[\\/](?:analytics|fault\.events|phrases|tier)\.ts$/.test(
        id,
      ) ||
      inModule('nanostores').test(id),
    priority: 4,
  },
  {
    name: 'lit',
    // How a flyout hangs on its button, too: a menu has both, a React flyout has a trigger of Lit's. Not
    // the directives: they are a quarter of Lit, and few views have one.
    test: (id) =>
      (inModule('lit', 'lit-html').test(id) && !/directive[\w-]*(?:[\\/]\w+)?\.js$/.test(id)) ||
      /element[\\/]lit-|ui[\\/](?:flyout-styles|place-below)\.ts$|state[\\/]trigger\.ts$/.test(id),
    priority: 3,
  },
  {
    name: 'react',
    test: (id) =>
      inModule('preact', '@preact').test(id) ||
      /element[\\/](?:react-|renderer)|contract[\\/](?:email-rule|opt-in)\.ts$/.test(id) ||
      tags.some(({ definition, file }) => definition.tag === modalTag && file === id),
    priority: 2,
  },
  // What online things that come later still have in common with it stays in it.
  { name: 'api', test: /state[\\/]online\.ts$/, priority: 0 },
  // Each shared piece by itself would be a file of its own, and a name in the loader.
  // Parts of forms and dialogs that the first screen of the modal has no use for.
  {
    name: 'forms',
    test: /ui[\\/](?:checkbox|new-password-field|select|top-layer-dialog)\.tsx$|(?:contract[\\/]profile-choices|state[\\/](?:password|profile-update|new-password\.messages))\.ts$|[\\/]use-hold\.ts$/,
    priority: 0,
  },
  // What the flyouts of buttons have in common.
  { name: 'by-id', test: /element[\\/]by-id\.ts$/, priority: 1 },
  {
    name: 'panel',
    test: /(?:ui|state)[\\/](?:panel|panel-styles|use-dismiss-after|copy-field)\.tsx?$|copy-field\.css/,
    priority: 1,
  },
  { name: 'help', test: /[\\/]help(?:-messages|-panel|\.messages|\.text)\.ts$/, priority: 0 },
  { name: 'share', test: /share[\\/]share\.(?:events|popup|address|video)\.ts$/, priority: 0 },
  { name: 'share-panel', test: /share[\\/]share-(?:sheets|mail)\.tsx?$/, priority: 0 },
  // What a button of gifts and what it opens have in common.
  {
    name: 'gift',
    test: /gift[\\/]gift(?:\.messages)?\.ts$|state[\\/](?:gift|prompt)\.ts$/,
    priority: 0,
  },
  // What is known of subscribers, with and without a form around it.
  { name: 'subscription', test: /[\\/](?:latest-subscription|subscriber-link)\.ts$/, priority: 0 },
]

/** A chunk that is imported later is called by what it is about, not by its file. */
const nameOf = ({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string =>
  /\/state\/online\.ts$/.test(facadeModuleId ?? '') ? 'api' : name

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
    plugins: [entryPlugin(tags), stripPlugin(), tamePlugin(), minifyPlugin()],
    define: { BINDERY_VERSION: JSON.stringify(version) },
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
          entryFileNames: '[name].[hash:7].js',
          chunkFileNames: (chunk) => `${nameOf(chunk)}.[hash:7].js`,
          hashCharacters: 'base36',
          codeSplitting: { groups: groups(tags) },
        },
      },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = new Map(
    (built?.output ?? []).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  )
  shortenHashes(chunks)
    for (const [n, c] of chunks)
      console.log(
        n,
        Object.entries(c.modules)
          .map(([id, m]) => `${id.split('/').slice(-2).join('/')}:${m.renderedLength}`)
          .join(' '),
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
    manifest: {
      version,
      core: coreFile,
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

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The bundler makes none as short as the loader wants them: there each letter counts. */
function shortenHashes(chunks: Map<string, Rolldown.OutputChunk>): void {
  const hash = new RegExp(`(\\.[0-9a-z]{${hashLength}})[0-9a-z]*\\.js$`)
  const short = (name: string): string => name.replace(hash, '$1.js')
  const all = [...chunks]
  chunks.clear()
  for (const [fileName, chunk] of all) {
    if (chunks.has(short(fileName))) throw new Error(`${short(fileName)} would be two chunks.`)
    let { code } = chunk
    for (const [name] of all) code = code.replaceAll(name, short(name))
    chunks.set(short(fileName), {
      ...chunk,
      code,
      fileName: short(fileName),
      imports: chunk.imports.map(short),
      dynamicImports: chunk.dynamicImports.map(short),
    })
  }
}

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
