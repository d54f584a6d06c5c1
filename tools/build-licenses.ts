/** The licences of the libraries in a bundle: they ask that their text goes with every copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const licensesFile = 'THIRD-PARTY-LICENSES.txt'

/** The folder of the library that a module belongs to. */
const libraryOf = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1]

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : (license ?? '')
  if (!text) throw new Error(`${name} names no licence.`)
  return `${name} ${version}\n\n${text}\n`
}

/** The texts for these modules. */
export function licensesFor(ids: Iterable<string>): string {
  const folders = new Set([...ids].map(libraryOf))
  const texts = [...folders]
    .filter((folder) => folder !== undefined && existsSync(join(folder, 'package.json')))
    .map((folder) => licenseOf(folder as string))
    .sort()
  return `This package contains code of these libraries.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

/** Writes the licences beside the bundle. */
export const licensesPlugin = (): Plugin => ({
  name: 'bindery-licenses',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    )
    this.emitFile({ type: 'asset', fileName: licensesFile, source: licensesFor(ids) })
  },
})
