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

export const tame = (code: string, id = ''): string =>
  arrays(/@r2wc[\\/]core/.test(id) ? withoutReaders(code) : code)

/** For the few places in our dependencies that Prototype.js or MooTools would break, or a text could. */
export const tamePlugin = (): Plugin => ({
  name: 'bindery-tame-libraries',
  transform: {
    filter: { id: /node_modules[\\/]/, code: /Array\.from\(|r2wc/ },
    handler: (code, id) => ({ code: tame(code, id), map: null }),
  },
})
