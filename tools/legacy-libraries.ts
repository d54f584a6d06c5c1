/**
 * Gets the libraries of the hostile pages that npm does not have: Prototype and MooTools, from
 * Debian's packages. They are only tested against, never part of the project. Where they cannot be
 * had, the cases that need them say that they were skipped.
 */
import { libraryFile } from '../hosts/legacy/libraries.ts'
import { canInstall, install, update } from './apt.ts'

/** The packages by the library that they hold. */
const packages = { prototype: 'libjs-prototype', mootools: 'libjs-mootools' } as const

type Library = keyof typeof packages

const lacking = (): Library[] =>
  (Object.keys(packages) as Library[]).filter((name) => libraryFile(name) === undefined)

/**
 * Installs what is missing, as root on a Debian machine; does nothing elsewhere.
 * @returns what is there now, in words
 */
export function ensureLegacyLibraries(): string {
  const wanted = lacking().map((name) => packages[name])
  if (wanted.length > 0 && canInstall() && !install(...wanted) && update()) install(...wanted)
  const missing = lacking()
  return missing.length === 0
    ? 'Prototype and MooTools: installed'
    : `Not to be had here, their cases are skipped: ${missing.join(', ')}`
}

if (import.meta.main) console.log(ensureLegacyLibraries())
