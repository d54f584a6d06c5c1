/** Replaces each `import()` of a chunk by `retryImport` of packages/embed, so that a failed chunk can be retried. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { allNodes, isNode, type Node, nodesIn, parse } from './syntax-tree.ts'

const runtime = join(import.meta.dirname, '../packages/embed/registry/retry-import.ts')

/** The bundler renames it to `retryImport$1` if the name is taken. */
const isRetryImport = (name: unknown): boolean => /^retryImport(?:\$\d+)?$/.test(String(name))

/** Wraps each `import()` of a module in `retryImport()`. The bundler then includes that function in the chunk. */
export function markImports(code: string): string {
  const calls = allNodes(parse(code)).filter(({ type }) => type === 'ImportExpression')
  if (calls.length === 0) return code
  const marked = calls
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start, end }) =>
        `${left.slice(0, start)}retryImport(${left.slice(start, end)})${left.slice(end)}`,
      code,
    )
  return `import { retryImport } from ${JSON.stringify(runtime)}\n${marked}`
}

/** The replacement for one `retryImport(import(…))` in a chunk. */
function callText(name: string, argument: string): string {
  // The bundler appends `.then(…)` if the module is one export of a larger chunk.
  const [, file, suffix = ''] = /^import\(("[^"]+")\)(.*)$/s.exec(argument) ?? []
  if (file) return `${name}(${file})${suffix}`
  // The module is in this very chunk.
  if (argument.startsWith('Promise.resolve()')) return argument
  throw new Error(`The bundler writes import() in an unknown way:\n${argument}`)
}

/** Replaces `retryImport(import("./a.js"))` in a chunk by `retryImport("./a.js")`. */
export function replaceImports(code: string): string {
  const calls = allNodes(parse(code)).filter(
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && isRetryImport(callee['name']),
  )
  let replaced = code
  for (const { start, end, callee, arguments: args } of calls.toSorted(
    (a, b) => b.start - a.start,
  )) {
    const [argument] = nodesIn(args)
    const name = (callee as Node)['name'] as string
    const text = callText(name, code.slice(argument?.start, argument?.end))
    replaced = replaced.slice(0, start) + text + replaced.slice(end)
  }
  const left = /.*\bimport\(["'`].*/.exec(replaced)
  if (left) throw new Error(`The bundler writes import() in an unknown way:\n${left[0]}`)
  return replaced
}

/**
 * Adds to each `retryImport("./a.js")` of a finished chunk the files that it needs and the chunk does not have:
 * `retryImport("./a.js",["./b.js"])`. Without them, a browser learns of `b.js` only when it has read `a.js`.
 * @param needs for each file that the chunk imports later
 */
export const addNeeds = (code: string, needs: ReadonlyMap<string, readonly string[]>): string =>
  [...needs].reduce((left, [file, files]) => {
    const list = JSON.stringify(files.map((each) => `./${each}`))
    return left
      .replaceAll(`"./${file}")`, `"./${file}",${list})`)
      .replaceAll(`\`./${file}\`)`, `\`./${file}\`,${list})`)
  }, code)

export const retryImportsPlugin = (): Plugin => ({
  name: 'bindery-retry-imports',
  enforce: 'post',
  transform: {
    filter: { id: { include: /[\\/]packages[\\/]/, exclude: runtime }, code: /\bimport\(/ },
    handler: (code) => ({ code: markImports(code), map: null }),
  },
  // Before the minifiers, which rename `retryImport`.
  renderChunk: { order: 'pre', handler: (code) => ({ code: replaceImports(code), map: null }) },
})
