import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Avoids `Array.from`, which old page libraries replace. */
const withoutArrayFrom = (code: string): string =>
  code.replace(/\bArray\.from\(([\w.]+(?:\(\))?)\)/g, '[...$1]')

/** Avoids `for … in`, which also walks through what old pages add to `Object.prototype`. */
export const withoutForIn = (code: string): string =>
  code.replace(
    /\bfor\s*\(((?:(?:const|let|var)\s+)?[\w$]+) in ([\w$.]+)\)/g,
    'for($1 of Object.keys($2||{}))',
  )

const plainRequest = join(import.meta.dirname, '../packages/api/plain-request.ts')

/**
 * Gives ky our own request class. MooTools replaces the global `Request`, which ky tests when it loads.
 */
const withoutRequest = (code: string): string => {
  if (!code.includes('new globalThis.Request(')) {
    throw new Error('ky no longer creates requests in a known way. Update withoutRequest().')
  }
  const patched = code
    .replace("typeof globalThis.Request === 'function'", 'false')
    .replaceAll('globalThis.Request', 'PlainRequest')
  return `import { PlainRequest } from ${JSON.stringify(plainRequest)}\n${patched}`
}

export const patchLibrary = (code: string, id = ''): string =>
  withoutForIn(
    withoutArrayFrom(
      /[\\/]ky[\\/].*[\\/]core[\\/](?:Ky|constants)\.js/.test(id) ? withoutRequest(code) : code,
    ),
  )

/** Patches the few places in our dependencies that Prototype.js or MooTools break. */
export const patchLibrariesPlugin = (): Plugin => ({
  name: 'bindery-patch-libraries',
  transform: {
    filter: {
      id: /node_modules[\\/]/,
      code: /Array\.from\(|globalThis\.Request|\bfor\s*\([^()]+ in /,
    },
    handler: (code, id) => ({ code: patchLibrary(code, id), map: null }),
  },
})
