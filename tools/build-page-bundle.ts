/** Bundles a script of a host's page, which may contain the mock API and the reference site's content. */
import { join } from 'node:path'
import { type Alias, build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')
const node = ['node:fs', 'node:path', 'node:url'].map((find) => ({
  find,
  replacement: join(root, 'hosts/static/worker-files.ts'),
}))

/** Returns the code of one classic script. */
export async function bundlePage(
  entry: string,
  options: {
    readonly define?: Readonly<Record<string, string>>
    /** Further aliases, such as those of a renderer. */
    readonly alias?: readonly Alias[]
  } = {},
): Promise<string> {
  const [built] = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    // The bundled modules resolve their files relative to this URL.
    define: {
      'import.meta.url': JSON.stringify('/reference/site.ts'),
      'process.env.NODE_ENV': '"production"',
      ...options.define,
    },
    resolve: { alias: [...node, ...(options.alias ?? [])] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'halyard' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = built?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  return chunk.code
}
