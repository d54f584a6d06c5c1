/**
 * Installs the libraries of the hostile pages that npm does not have, Prototype and MooTools, from Debian's
 * packages. They are only for tests and no part of the project. Without them, the tests that need them are
 * skipped.
 */
import { libraryFile } from '../hosts/legacy/libraries.ts'
import { canInstall, install, update } from './apt.ts'

/** Debian's package of each library. */
const packages = { prototype: 'libjs-prototype', mootools: 'libjs-mootools' } as const

type Library = keyof typeof packages

const missingLibraries = (): Library[] =>
  (Object.keys(packages) as Library[]).filter((name) => libraryFile(name) === undefined)

/**
 * Installs missing libraries, as root on Debian; does nothing elsewhere.
 * @returns a line for the console
 */
export function ensureLegacyLibraries(): string {
  const packageNames = missingLibraries().map((name) => packages[name])
  if (packageNames.length > 0 && canInstall() && !install(...packageNames) && update())
    install(...packageNames)
  const missing = missingLibraries()
  return missing.length === 0
    ? 'Prototype and MooTools: installed'
    : `Not available, their tests are skipped: ${missing.join(', ')}`
}

if (import.meta.main) console.log(ensureLegacyLibraries())
