import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What libraries say with a function that old page libraries replace, said without it. */
const arrays = (code: string): string =>
  code.replace(/\bArray\.from\(([\w.]+(?:\(\))?)\)/g, '[...$1]')

const plainRequest = join(import.meta.dirname, '../packages/api/plain-request.ts')

/**
 * ky with a request of ours: MooTools puts a class of its own in the place of `Request`, and ky tries
 * it out as it is loaded, too.
 */
const withoutRequest = (code: string): string => {
  if (!code.includes('new globalThis.Request(')) {
    throw new Error('ky is not what it was: look what makes requests.')
  }
  const own = code
    .replace("typeof globalThis.Request === 'function'", 'false')
    .replaceAll('globalThis.Request', 'PlainRequest')
  return `import { PlainRequest } from ${JSON.stringify(plainRequest)}\n${own}`
}

export const tame = (code: string, id = ''): string =>
  arrays(/[\\/]ky[\\/].*[\\/]core[\\/](?:Ky|constants)\.js/.test(id) ? withoutRequest(code) : code)

/** For the few places in our dependencies that Prototype.js or MooTools would break. */
export const tamePlugin = (): Plugin => ({
  name: 'bindery-tame-libraries',
  transform: {
    filter: { id: /node_modules[\\/]/, code: /Array\.from\(|globalThis\.Request/ },
    handler: (code, id) => ({ code: tame(code, id), map: null }),
  },
})
