/** Puts `late` of packages/embed in the place of `import()`, so that what failed can be had later. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { all, parse } from './build-strip.ts'

const runtime = join(import.meta.dirname, '../packages/embed/late.ts')

/** The source of a module with each `import()` in a call of `late`: so the bundler has it in the chunk. */
export function markLate(code: string): string {
  const calls = all(parse(code)).filter(({ type }) => type === 'ImportExpression')
  if (calls.length === 0) return code
  const marked = calls
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) =>
        `${left.slice(0, start)}__late(${left.slice(start, end)})${left.slice(end)}`,
      code,
    )
  return `import { late as __late } from ${JSON.stringify(runtime)}\n${marked}`
}

/** A chunk in which `late` gets the name of the file, and not what `import()` makes of it. */
export function useLate(code: string): string {
  // What may follow is the bundler's: where a chunk has more in it than the module, the module is one export.
  const used = code.replace(
    /\b((?:__)?late(?:\$\d+)?)\(import\(("[^"]+")\)(\.then\([^()]*\([^()]*\)[^()]*\))?\)/g,
    (_, late: string, file: string, then = '') => `${late}(${file})${then}`,
  )
  const left = /.*\bimport\(["'`].*/.exec(used)
  if (left) throw new Error(`import() is not what it was:\n${left[0]}`)
  return used
}

export const latePlugin = (): Plugin => ({
  name: 'bindery-late',
  enforce: 'post',
  transform: {
    filter: { id: { include: /[\\/]packages[\\/]/, exclude: runtime }, code: /\bimport\(/ },
    handler: (code) => ({ code: markLate(code), map: null }),
  },
  // Before the minifiers, which give it another name.
  renderChunk: { order: 'pre', handler: (code) => ({ code: useLate(code), map: null }) },
})
