import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The old libraries, where they are installed: none of them is part of this project. npm has jQuery
 * and RequireJS, Debian's libjs-prototype and libjs-mootools the other two.
 */
const require = createRequire(import.meta.url)
const debian = '/usr/share/javascript'

const places: Readonly<Record<string, () => string>> = {
  jquery: () => require.resolve('jquery/dist/jquery.js'),
  require: () => require.resolve('requirejs/require.js'),
  prototype: () => `${debian}/prototype/prototype.js`,
  mootools: () => `${debian}/mootools/mootools-core-nc.js`,
}

/** The names under which the pages load them. */
export const libraryNames = Object.keys(places)

/** Where a library is installed; undefined when it is not, or when nobody knows the name. */
export function libraryFile(name: string): string | undefined {
  try {
    const file = places[name]?.()
    return file !== undefined && existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The text of a library; undefined when it is not installed. */
export function libraryText(name: string): string | undefined {
  const file = libraryFile(name)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}
