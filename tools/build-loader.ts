/** bindery.js: the classic script with the frequent tags in it, and the chunk with the others. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { hashLength, type Manifest, pack } from '../packages/embed/manifest.ts'
import { minifyPlugin } from './build-minify.ts'

const root = join(import.meta.dirname, '..')

export interface BuiltLoader {
  /** bindery.js. */
  readonly loader: string
  /** The chunk of the tags that bindery.js does not know, and its file name. */
  readonly rest: string
  readonly restFile: string
}

async function bundle(
  entry: string,
  format: 'es' | 'iife',
  define: Record<string, unknown>,
): Promise<string> {
  const texts = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])
  const result = (await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    define: Object.fromEntries(texts),
    plugins: [minifyPlugin()],
    build: {
      write: false,
      lib: { entry: join(root, 'packages/embed', entry), formats: [format], name: 'unused' },
      rolldownOptions: { output: { extend: false, minify: true } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = result[0]?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code
}

/** Builds bindery.js, and the chunk of the tags that it leaves out. */
export async function buildLoader(manifest: Manifest): Promise<BuiltLoader> {
  const [frequent, late] = pack(manifest)
  const rest = await bundle('rest.ts', 'es', { BINDERY_REST: late })
  const hash = createHash('sha256').update(rest).digest('base64url').toLowerCase()
  const restFile = `rest.${hash.replace(/\W|_/g, '').slice(0, hashLength)}.js`
  const loader = await bundle('bindery.ts', 'iife', {
    BINDERY_VERSION: manifest.version,
    BINDERY_TAGS: frequent,
    BINDERY_REST_FILE: restFile,
    BINDERY_WORDS: manifest.words,
    BINDERY_SPOKEN: `:lang(${manifest.words.slice(0, 2)})`,
  })
  return { loader, rest, restFile }
}
