/** Builds dist/builder: the embed builder as static files, with a copy of the script for its preview. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { brands } from '../stories/brands/brands.ts'
import { bundlePage } from './build-page-bundle.ts'
import { loadDefinitions } from './definitions.ts'
import { tagInfo } from './definitions-builder.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'hosts/builder')

export interface BuilderOptions {
  readonly definitions: readonly Definition[]
  /** Default: `dist/builder`. */
  readonly out?: string
  /** Default: `dist/bindery`. */
  readonly kit?: string
}

/** Writes the builder's pages. */
export async function buildBuilder({
  definitions,
  out = join(root, 'dist/builder'),
  kit = join(root, 'dist/bindery'),
}: BuilderOptions): Promise<void> {
  const tags = JSON.stringify(definitions.map(tagInfo))
  const snippet = readFileSync(join(kit, 'snippet.html'), 'utf8').trim()
  const sheets = Object.entries(brands).map(([name, { css }]) => [name, css])
  const define = {
    BUILDER_BRANDS: JSON.stringify(Object.fromEntries(sheets)),
    BUILDER_TAGS: tags,
    BUILDER_SCRIPT: JSON.stringify(snippet),
  }
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const name of ['preview', 'builder']) {
    const code = await bundlePage(join(source, `${name}.ts`), { define })
    writeFileSync(join(out, `${name}.js`), code)
  }
  for (const name of ['index.html', 'builder.css', 'preview.html', 'preview.css']) {
    cpSync(join(source, name), join(out, name))
  }
  for (const name of ['bindery.js', 'chunks']) {
    cpSync(join(kit, name), join(out, 'bindery', name), { recursive: true })
  }
}

if (import.meta.main) await buildBuilder({ definitions: await loadDefinitions() })
