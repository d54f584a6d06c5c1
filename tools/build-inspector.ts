/** Builds dist/bindery/inspector: the panel of `bindery.inspect()`, its stand-in reader, and axe. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { bundlePage } from './build-page-bundle.ts'
import { readEvents } from './definitions-events.ts'
import { rendererAlias } from './renderer.ts'

const source = join(import.meta.dirname, '../packages/inspector')
const { resolve } = createRequire(import.meta.url)

/** The files of the inspector, and their sources. */
const entries = { inspector: 'inspector.tsx', 'stand-in': 'stand-in/entry.ts' }

/** @param out the folder of bindery.js */
export async function buildInspector(
  definitions: readonly Definition[],
  out: string,
): Promise<void> {
  const { all } = await readEvents(definitions)
  const define = { INSPECTOR_EVENTS: JSON.stringify(all.map(({ name }) => name)) }
  const folder = join(out, 'inspector')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of Object.entries(entries)) {
    const alias = rendererAlias('preact')
    writeFileSync(
      join(folder, `${name}.js`),
      await bundlePage(join(source, file), { define, alias }),
    )
  }
  copyFileSync(resolve('axe-core/axe.min.js'), join(folder, 'axe.js'))
}
