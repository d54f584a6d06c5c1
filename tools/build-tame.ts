import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What libraries say with a function that old page libraries replace, said without it. */
const arrays = (code: string): string =>
  code.replace(/\bArray\.from\(([\w.]+(?:\(\))?)\)/g, '[...$1]')

const readers = /\{\s*string: \w+,[^}]*\bfunction: \w+,[^}]*\}/

/**
 * r2wc without its ways to read attributes: ours are read by element/attribute-parser.ts. One of
 * theirs makes of a text whatever function of that name `window` has.
 */
export const withoutReaders = (code: string): string => {
  if (!readers.test(code)) throw new Error('r2wc is not what it was: look what reads attributes.')
  return code.replace(readers, '{}')
}

const plainRequest = join(import.meta.dirname, '../packages/api/plain-request.ts')

/**
 * ky with a request of ours: MooTools puts a class of its own in the place of `Request`, and ky tries
 * it out as it is loaded, too.
 */
export const withoutRequest = (code: string): string => {
  if (!code.includes('new globalThis.Request(')) {
    throw new Error('ky is not what it was: look what makes requests.')
  }
  const own = code
    .replace("typeof globalThis.Request === 'function'", 'false')
    .replaceAll('globalThis.Request', 'PlainRequest')
  return `import { PlainRequest } from ${JSON.stringify(plainRequest)}\n${own}`
}

export const tame = (code: string, id = ''): string =>
  arrays(
    /@r2wc[\\/]core/.test(id)
      ? withoutReaders(code)
      : /[\\/]ky[\\/].*[\\/]core[\\/](?:Ky|constants)\.js/.test(id)
        ? withoutRequest(code)
        : code,
  )

/** For the few places in our dependencies that Prototype.js or MooTools would break, or a text could. */
export const tamePlugin = (): Plugin => ({
  name: 'bindery-tame-libraries',
  transform: {
    filter: { id: /node_modules[\\/]/, code: /Array\.from\(|r2wc|globalThis\.Request/ },
    handler: (code, id) => ({ code: tame(code, id), map: null }),
  },
})
