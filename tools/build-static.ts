/** Builds dist/site: the reference site as static files, with the mock API in a service worker. */
import { join } from 'node:path'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { build, type Rolldown } from 'vite'
import { exportSite } from '../hosts/static/export.ts'

const root = join(import.meta.dirname, '..')
const node = ['node:fs', 'node:path', 'node:url'].map((find) => ({
  find,
  replacement: join(root, 'hosts/static/worker-files.ts'),
}))

async function bundle(name: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    // The bundled modules resolve their files relative to this URL.
    define: {
      'import.meta.url': JSON.stringify('/reference/site.ts'),
      BINDERY_ROUTES: JSON.stringify(defaultPaths),
    },
    resolve: { alias: node },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, `hosts/static/${name}.ts`), formats: ['iife'], name: 'halyard' },
    },
  })) as Rolldown.RolldownOutput[]
  const chunk = built?.output[0]
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built.`)
  return chunk.code
}

/** @param options.out default: `dist/site`; `options.kit` default: `dist/bindery` */
export async function buildStatic(
  options: { readonly out?: string; readonly kit?: string; readonly base?: string } = {},
): Promise<string[]> {
  const { out = join(root, 'dist/site'), kit = join(root, 'dist/bindery'), base = '/' } = options
  const scripts = {
    'start.js': await bundle('start'),
    'worker.js': await bundle('worker'),
  }
  return exportSite({ out, base, built: { kit, scripts } })
}

if (import.meta.main) {
  const base = process.env['BINDERY_SITE_BASE'] ?? '/'
  console.log(`Wrote ${(await buildStatic({ base })).length} pages.`)
}
