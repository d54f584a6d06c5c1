/** `sbom.json`: the libraries in the built files, as a software bill of materials (CycloneDX 1.6). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/node_modules/'

/** A package in the files, by the folder that its modules came from. */
interface Library {
  readonly name: string
  readonly folder: string
}

/**
 * The library of a module, or null: a module of our own, or one that a plugin has made. Of nested `node_modules`
 * the innermost counts.
 */
export function libraryOf(id: string): Library | null {
  const at = id.lastIndexOf(folder)
  if (id.startsWith('\0') || at < 0) return null
  const [scope = '', name = ''] = id.slice(at + folder.length).split('/')
  const full = scope.startsWith('@') ? `${scope}/${name}` : scope
  return { name: full, folder: `${id.slice(0, at)}${folder}${full}` }
}

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly description?: string
}

const readPackage = (path: string): Package =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Package

/** The address of a package: https://github.com/package-url/purl-spec. */
const purlOf = ({ name, version }: Package): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** A licence by its SPDX id, or an expression such as `(MPL-2.0 OR Apache-2.0)`. */
const licensesOf = ({ name, license }: Package): object[] => {
  if (!license) throw new Error(`${name} ships and names no licence.`)
  return [/\s/.test(license) ? { expression: license } : { license: { id: license } }]
}

const componentOf = (one: Package): object => ({
  type: 'library',
  'bom-ref': purlOf(one),
  name: one.name,
  version: one.version,
  ...(one.description ? { description: one.description } : {}),
  licenses: licensesOf(one),
  purl: purlOf(one),
})

/**
 * The bill of materials of a build. The same build has the same text, so it has no date and no serial number.
 * @param modules the ids of the modules whose code is in the files
 */
export function sbom(version: string, modules: Iterable<string>): string {
  const folders = new Map<string, string>()
  for (const id of modules) {
    const library = libraryOf(id)
    if (library) folders.set(library.folder, library.name)
  }
  const libraries = [...folders.keys()]
    .map(readPackage)
    .sort((one, other) => (purlOf(one) < purlOf(other) ? -1 : 1))
  const own = { name: 'bindery', version, license: 'MIT' }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...componentOf(own), type: 'application' } },
    components: libraries.map(componentOf),
    dependencies: [
      { ref: purlOf(own), dependsOn: libraries.map(purlOf) },
      ...libraries.map((one) => ({ ref: purlOf(one) })),
    ],
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}
