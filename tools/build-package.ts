/** What every installable package has: package.json, README, licence, changelog. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** Writes package.json and the texts. The README is that of docs/npm. */
export function writePackage(
  folder: string,
  { name, version, description, ...fields }: PackageManifest,
): void {
  const manifest = {
    name,
    version,
    description,
    keywords: ['publisher', 'paywall', 'accounts', 'custom-elements', 'web-components'],
    license: 'MIT',
    type: 'module',
    ...fields,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const readme = readFileSync(join(root, `docs/npm/${name.split('/')[1]}.md`), 'utf8')
  writeFileSync(join(folder, 'README.md'), readme)
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(folder, file))
}
