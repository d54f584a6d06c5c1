/**
 * Gets the libraries of the hostile pages that npm does not have: Prototype and MooTools, from
 * Debian's packages. They are only tested against, never part of the project. Where they cannot be
 * had, the cases that need them say that they were skipped.
 */
import { spawnSync } from 'node:child_process'
import { libraryFile } from '../hosts/legacy/libraries.ts'

/** The packages by the library that they hold. */
const packages = { prototype: 'libjs-prototype', mootools: 'libjs-mootools' } as const

type Library = keyof typeof packages

const lacking = (): Library[] =>
  (Object.keys(packages) as Library[]).filter((name) => libraryFile(name) === undefined)

const apt = (...options: string[]): boolean =>
  spawnSync('apt-get', ['-q', '-y', ...options], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Installs what is missing, as root on a Debian machine; does nothing elsewhere.
 * @returns what is there now, in words
 */
export function ensureLegacyLibraries(): string {
  const wanted = lacking().map((name) => packages[name])
  if (wanted.length > 0 && process.getuid?.() === 0) {
    const install = () => apt('install', '--no-install-recommends', ...wanted)
    if (!install() && apt('update')) install()
  }
  const missing = lacking()
  return missing.length === 0
    ? 'Prototype and MooTools: installed'
    : `Not to be had here, their cases are skipped: ${missing.join(', ')}`
}

if (import.meta.main) console.log(ensureLegacyLibraries())
