/** bindery.js: the classic script with the manifest in it. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { type Manifest, pack } from '../packages/embed/manifest.ts'
import { minifyPlugin } from './build-minify.ts'

const root = join(import.meta.dirname, '..')

export async function buildLoader(manifest: Manifest): Promise<string> {
  const result = (await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    define: {
      BINDERY_VERSION: JSON.stringify(manifest.version),
      BINDERY_MANIFEST: JSON.stringify(pack(manifest)),
    },
    plugins: [minifyPlugin()],
    build: {
      write: false,
      lib: { entry: join(root, 'packages/embed/bindery.ts'), formats: ['iife'], name: 'unused' },
      rolldownOptions: { output: { extend: false } },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = result[0]?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The loader was not built.')
  return chunk.code
}
