import type { Plugin } from 'vite'

/** What libraries say with a function that old page libraries replace, said without it. */
export const tame = (code: string): string =>
  code.replace(/\bArray\.from\(([\w.]+(?:\(\))?)\)/g, '[...$1]')

/** For the few places in our dependencies that Prototype.js or MooTools would break. */
export const tamePlugin = (): Plugin => ({
  name: 'bindery-tame-libraries',
  transform: {
    filter: { id: /node_modules[\\/]/, code: 'Array.from(' },
    handler: (code) => ({ code: tame(code), map: null }),
  },
})
