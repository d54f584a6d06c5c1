import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The legacy libraries, where they are installed. jQuery and RequireJS come from npm, Prototype and MooTools from
 * Debian's libjs-prototype and libjs-mootools.
 */
const require = createRequire(import.meta.url)
const debian = '/usr/share/javascript'

const places: Readonly<Record<string, () => string>> = {
  jquery: () => require.resolve('jquery/dist/jquery.js'),
  require: () => require.resolve('requirejs/require.js'),
  prototype: () => `${debian}/prototype/prototype.js`,
  mootools: () => `${debian}/mootools/mootools-core-nc.js`,
}

/** The names by which the pages load them. */
export const libraryNames = Object.keys(places)

/** The path of an installed library. undefined if it is not installed or the name is unknown. */
export function libraryFile(name: string): string | undefined {
  try {
    const file = places[name]?.()
    return file !== undefined && existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The source of a library. undefined if it is not installed. */
export function libraryText(name: string): string | undefined {
  const file = libraryFile(name)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}
