/** Builds bindery.js, the classic script with the frequent tags, and the chunk with the extra tags. */

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Manifest, Opens, Tags } from '../packages/embed/registry/manifest.ts'
import { hashLength, modulesOf } from './build-chunk-output.ts'
import { minifyPlugin } from './build-minify.ts'
import { pageDocumentPlugin } from './build-page-document.ts'

const root = join(import.meta.dirname, '..')

export interface BuiltLoader {
  /** bindery.js. */
  readonly loader: string
  /** The code of the chunk with the extra tags, and its file name. */
  readonly extraTags: string
  readonly extraTagsFile: string
  /** The ids of the modules in the code. */
  readonly modules: readonly string[]
}

async function bundle(
  entry: string,
  format: 'es' | 'iife',
  define: Record<string, unknown>,
): Promise<{ code: string; modules: string[] }> {
  const texts = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])
  const result = (await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    define: Object.fromEntries(texts),
    plugins: [pageDocumentPlugin(), minifyPlugin()],
    build: {
      write: false,
      lib: { entry: join(root, 'packages/embed', entry), formats: [format], name: 'unused' },
      rolldownOptions: { output: { extend: false, minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = result[0]?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return { code: chunk.code, modules: modulesOf([chunk]) }
}

export async function buildLoader(manifest: Manifest): Promise<BuiltLoader> {
  const rows = Object.entries(manifest.tags)
  const tagsWhere = (isFrequent: boolean): Tags =>
    Object.fromEntries(
      rows
        .filter(([tag]) => manifest.frequent.includes(tag) === isFrequent)
        .map(([tag, { load, chunks }]) => [tag, { load, chunks }]),
    )
  const openers = rows.filter(([, { opens }]) => opens.length > 0)
  const opens: Opens = Object.fromEntries(openers.map(([tag, { opens }]) => [tag, opens]))
  const extraTags = await bundle('registry/extra-tags.ts', 'es', {
    BINDERY_EXTRA_TAGS: tagsWhere(false),
    BINDERY_OPENS: opens,
  })
  const hash = createHash('sha256').update(extraTags.code).digest('base64url').toLowerCase()
  const extraTagsFile = `extra-tags.${hash.replace(/\W|_/g, '').slice(0, hashLength)}.js`
  const loader = await bundle('bindery.ts', 'iife', {
    BINDERY_VERSION: manifest.version,
    BINDERY_CORE: manifest.core,
    BINDERY_TAGS: tagsWhere(true),
    BINDERY_EXTRA_TAGS_FILE: extraTagsFile,
    BINDERY_WORDS: manifest.words,
    BINDERY_WORDS_SELECTOR: `:lang(${manifest.words.slice(0, 2)})`,
  })
  return {
    loader: loader.code,
    extraTags: extraTags.code,
    extraTagsFile,
    modules: [...loader.modules, ...extraTags.modules],
  }
}
