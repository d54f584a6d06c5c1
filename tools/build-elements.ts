/** `@bindery/elements`: the tags as modules for a bundler. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import shared from '../vite.config.ts'
import { checkPackagePlugin } from './build-check-package.ts'
import { groups } from './build-groups.ts'
import { languagesPlugin, wordsGroup, wordsNameOf } from './build-languages.ts'
import { licensesPlugin } from './build-licenses.ts'
import { pageDocumentPlugin } from './build-page-document.ts'
import { patchLibrariesPlugin } from './build-patch-libraries.ts'
import { patchZodPlugin } from './build-patch-zod.ts'
import { scalePlugin } from './build-scale.ts'
import { splitMessagesPlugin } from './build-split-messages.ts'
import { stripPlugin } from './build-strip.ts'
import type { Tag } from './build-tags.ts'
import { templatesPlugin } from './build-templates.ts'

const root = join(import.meta.dirname, '..')
const prefix = 'bindery-module:'
/** What every module starts with. */
const start = join(root, 'packages/embed/elements.ts')

/** The module of a tag: `save-button` for `bindery-save-button`. */
export const moduleName = (tag: string): string => tag.replace('bindery-', '')

/** True for a tag that the kit inserts itself when it opens it. */
const isOverlay = ({ definition }: Tag): boolean => 'open' in definition.attributes

/** The source of an entry: `index`, a tag's module, or `overlays`, which all of them import. */
function source(name: string, tags: readonly Tag[]): string {
  const elements = JSON.stringify(start)
  const load = (file: string) => `() => import(${JSON.stringify(file)})`
  if (name === 'overlays') {
    const lines = tags
      .filter(isOverlay)
      .map(({ definition: { tag }, file }) => `addTag(${JSON.stringify(tag)}, ${load(file)})`)
    return [`import { addTag } from ${elements}`, ...lines].join('\n')
  }
  const overlays = `import ${JSON.stringify(`${prefix}overlays`)}`
  if (name === 'index') return `${overlays}\nexport { startBindery } from ${elements}`
  const own = tags.find(({ definition: { tag } }) => moduleName(tag) === name)
  if (!own) throw new Error(`${name} is no tag.`)
  return [
    `import { defineTag } from ${elements}`,
    overlays,
    `defineTag(${JSON.stringify(own.definition.tag)}, ${load(own.file)})`,
  ].join('\n')
}

const entryPlugin = (tags: readonly Tag[]): Plugin => ({
  name: 'bindery-modules',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null
    return source(id.slice(prefix.length + 1), tags)
  },
})

/** An application has only the tags that it imports, so its buttons share no chunk. */
const isNoTags = ({ name }: Rolldown.CodeSplittingGroup): boolean => name !== 'triggers'

export interface ElementsBuildOptions {
  readonly tags: readonly Tag[]
  readonly version: string
  /** Folder of the package. */
  readonly out: string
}

/** Writes index.js, a module for each tag, and the chunks that they share. */
export async function buildElements({ tags, version, out }: ElementsBuildOptions): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  const names = ['index', ...tags.map(({ definition }) => moduleName(definition.tag))]
  await build({
    configFile: join(root, 'vite.config.ts'),
    publicDir: false,
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
      licensesPlugin(),
      checkPackagePlugin(),
    ],
    define: { BINDERY_VERSION: JSON.stringify(version), BINDERY_WHOLE_TAGS: 'undefined' },
    build: {
      ...shared.build,
      outDir: out,
      // Without `lib`, Vite adds its own helper to every dynamic import.
      lib: { entry: `${prefix}index`, formats: ['es'] },
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, prefix + name])),
        preserveEntrySignatures: 'allow-extension',
        checks: { pluginTimings: false },
        treeshake: { propertyReadSideEffects: false },
        output: {
          format: 'es',
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) => {
            const own = name.startsWith('_bindery-module_') ? 'overlays' : '[name]'
            return `chunks/${wordsNameOf(facadeModuleId) ?? own}.[hash:8].js`
          },
          codeSplitting: { groups: [wordsGroup, ...groups(tags, start).filter(isNoTags)] },
        },
      },
    },
  })
}
