/** Puts `importLate` of packages/embed in the place of `import()`, so that what failed can be had later. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { all, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const runtime = join(import.meta.dirname, '../packages/embed/import-late.ts')

/** Of the bundler, where the name is taken: `importLate$1`. */
const isLate = (name: unknown): boolean => /^importLate(?:\$\d+)?$/.test(String(name))

/** The source of a module with each `import()` in a call of `importLate`: so the bundler has it in the chunk. */
export function markLate(code: string): string {
  const calls = all(parse(code)).filter(({ type }) => type === 'ImportExpression')
  if (calls.length === 0) return code
  const marked = calls
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) =>
        `${left.slice(0, start)}importLate(${left.slice(start, end)})${left.slice(end)}`,
      code,
    )
  return `import { importLate } from ${JSON.stringify(runtime)}\n${marked}`
}

/** What stands for an `importLate(import(…))` of a module in a chunk. */
function told(name: string, asked: string): string {
  // What may follow is the bundler's: where a chunk has more in it than the module, the module is one export.
  const [, file, then = ''] = /^import\(("[^"]+")\)(.*)$/s.exec(asked) ?? []
  if (file) return `${name}(${file})${then}`
  // A module that lies in the same chunk is there.
  if (asked.startsWith('Promise.resolve()')) return asked
  throw new Error(`import() is not what it was:\n${asked}`)
}

/** A chunk in which `importLate` gets the name of the file, and not what `import()` makes of it. */
export function useLate(code: string): string {
  const calls = all(parse(code)).filter(
    ({ type, callee }) => type === 'CallExpression' && isNode(callee) && isLate(callee['name']),
  )
  let used = code
  for (const { start, end, callee, arguments: given } of calls.toSorted(
    (a, b) => b.start - a.start,
  )) {
    const [asked] = nodesIn(given)
    const name = (callee as Node)['name'] as string
    const instead = told(name, code.slice(asked?.start, asked?.end))
    used = used.slice(0, start) + instead + used.slice(end)
  }
  const left = /.*\bimport\(["'`].*/.exec(used)
  if (left) throw new Error(`import() is not what it was:\n${left[0]}`)
  return used
}

/** Puts `importLate` in the place of each `import()` of a chunk. */
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
