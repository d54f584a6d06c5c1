/** What a fresh machine installs is what was tried and is used: exact versions, and a lock file for all platforms. */
import type { SourceFile } from './project.ts'

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>
}

/** Versions that would change by themselves. */
export function looseVersions(manifest: Manifest): string[] {
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  return Object.entries(all)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version`)
}

/** Where a name is no use: lists of what may be used, and words about it. */
const mentions = /^package(-lock)?\.json$|^tests\/conventions\/|\.md$/

/** What is installed, and named by no source, script or configuration. */
export function unusedDependencies(manifest: Manifest, files: readonly SourceFile[]): string[] {
  const uses = files.filter(({ path }) => !mentions.test(path))
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !uses.some(({ text }) => text.includes(name.replace('@types/', ''))))
    .map((name) => `${name} is installed and not used`)
}

/** Dependencies without a row in docs/dependencies.md, which gives each one its purpose and weight. */
export function undocumentedDependencies(manifest: Manifest, docs: string): string[] {
  const [used = ''] = docs.split('## Tried and not taken')
  const rows = used.split('\n').filter((line) => line.startsWith('|'))
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))
    .map((name) => `${name} has no row in docs/dependencies.md`)
}

/**
 * `npm ci` refuses a lock file that leaves out a platform's optional package; `npm install` leaves
 * one out where the registry cannot deliver it.
 */
export function missingFromLock(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !(`${path}/node_modules/${name}` in lock.packages))
      .filter((name) => !(`node_modules/${name}` in lock.packages))
      .map((name) => `${path} wants ${name}, which package-lock.json leaves out`),
  )
}
