/**
 * Builds dist/site: the reference site as static files, with the mock API in a service worker, and the embed builder, the
 * front door and the stories, if they are built, beside it.
 */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPaths } from '@bindery/state/settings/paths.ts'
import { exportSite } from '../hosts/static/export.ts'
import { buildFrontDoor } from './build-front-door.ts'
import { bundlePage } from './build-page-bundle.ts'

const root = join(import.meta.dirname, '..')
const bundle = (name: string): Promise<string> =>
  bundlePage(join(root, `hosts/static/${name}.ts`), {
    define: { BINDERY_ROUTES: JSON.stringify(defaultPaths) },
  })

/** @param options.out default: `dist/site`; `options.kit` default: `dist/bindery` */
export async function buildStatic(
  options: { readonly out?: string; readonly kit?: string; readonly base?: string } = {},
): Promise<string[]> {
  const { out = join(root, 'dist/site'), kit = join(root, 'dist/bindery'), base = '/' } = options
  const scripts = {
    'start.js': await bundle('start'),
    'worker.js': await bundle('worker'),
  }
  const written = await exportSite({ out, base, built: { kit, scripts } })
  cpSync(join(root, 'dist/builder'), join(out, 'builder'), { recursive: true })
  const stories = join(root, 'dist/storybook')
  if (existsSync(stories)) cpSync(stories, join(out, 'storybook'), { recursive: true })
  const script = '<script async src="/start.js"></script>'
  await buildFrontDoor({ out: join(out, 'front-door'), script, base })
  return written
}

if (import.meta.main) {
  const base = process.env['BINDERY_SITE_BASE'] ?? '/'
  console.log(`Wrote ${(await buildStatic({ base })).length} pages.`)
}
