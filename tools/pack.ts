/**
 * `npm run pack`: writes an installable tarball of each package into dist/npm, the folder of this version for a
 * CDN into dist/cdn/bindery, and the WordPress plugin into dist/wordpress. `npm run pack -- --base https://cdn.example.com/bindery/` names the address of that folder.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { baseFrom } from './build-base.ts'
import { buildCdn } from './build-cdn.ts'
import { buildWordPress } from './build-wordpress.ts'
import { loadDefinitions } from './definitions.ts'
import { buildIfStale } from './fresh.ts'

const root = join(import.meta.dirname, '..')

export const packages = ['elements', 'react', 'server'] as const

/**
 * Packs the built packages. Nothing is downloaded.
 * @returns the path of each tarball
 */
export function packAll(out = join(root, 'dist/npm')): Record<(typeof packages)[number], string> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const folders = packages.map((name) => join(root, 'dist', name))
  const printed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', out, ...folders],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  const packed = Object.values(
    JSON.parse(printed) as Record<string, { filename: string; name: string }>,
  )
  const fileOf = (name: string): string => {
    const found = packed.find((each) => each.name === `@bindery/${name}`)
    if (!found) throw new Error(`npm did not pack @bindery/${name}.`)
    return join(out, found.filename.replace('@', '').replace('/', '-'))
  }
  return { elements: fileOf('elements'), react: fileOf('react'), server: fileOf('server') }
}

if (import.meta.main) {
  buildIfStale()
  for (const file of Object.values(packAll())) console.log(file)
  const { version, importMapHash } = buildCdn({
    script: join(root, 'dist/bindery'),
    out: join(root, 'dist/cdn/bindery'),
    base: baseFrom(process.argv.slice(2)),
  })
  console.log(join(root, 'dist/cdn/bindery', version))
  console.log(`A strict policy allows the import map of its snippet by '${importMapHash}'.`)
  console.log(buildWordPress({ definitions: await loadDefinitions(), version }))
}
