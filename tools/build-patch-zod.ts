/**
 * Separates Zod from the page: from additions to `Object.prototype`, and from a copy of Zod that the page has.
 * Also removes what no bundler can: methods and lazy properties of schemas that the contract never uses.
 */
import type { Plugin } from 'vite'

type Patch = readonly [before: string, after: string]

const patches: Readonly<Record<string, readonly Patch[]>> = {
  'core/core': [
    // `values`, `pattern` and others are optional properties of a schema; a page may have added the name.
    ['const zodProto = {};', 'const zodProto = Object.create(null);'],
    // All copies of Zod on a page share a configuration, which holds messages and may compile every schema.
    ['(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});', ''],
    ['globalThis.__zod_globalConfig?.postProcessor', 'globalConfig.postProcessor'],
    ['globalThis.__zod_globalConfig', 'Object.create(null)'],
  ],
}

/** Patterns are for template literals, `propValues` for unions with a discriminator. The contract has neither. */
const lazyProperties =
  /^ {4}util\.defineLazyInternal\(inst, "(?:pattern|propValues)", \(zod\) => (?:\{\n[\s\S]*?\n {4}\}|[^\n{]*)\);\n/gm
const accessors = (name: string): RegExp =>
  new RegExp(`^ {4}[gs]et ${name}\\(\\w*\\) \\{\\n[\\s\\S]*?\\n {4}\\},\\n`, 'gm')
/** `read` of the contract calls the function `safeParse`, not these methods. */
const methods =
  /^ {4}(?:parse|parseAsync|safeParse|safeParseAsync|brand|register|apply)\(.*\) \{\n[\s\S]*?\n {4}\},\n/gm

const unused: Readonly<Record<string, readonly RegExp[]>> = {
  'core/schemas': [lazyProperties, accessors('"~standard"')],
  'mini/schemas': [methods, accessors('with')],
}

const patchedModule = /[\\/]zod[\\/]v4[\\/](core[\\/](?:core|schemas)|mini[\\/]schemas)\.js/

/** The code of a module of Zod, patched. Throws when the code to replace is missing: Zod has changed. */
export function patchZod(code: string, id: string): string {
  const name = (patchedModule.exec(id)?.[1] ?? '').replace('\\', '/')
  let result = code
  for (const [before, after] of patches[name] ?? []) {
    if (!result.includes(before)) throw new Error(`Zod has changed: ${id} has no "${before}".`)
    result = result.replace(before, after)
  }
  for (const pattern of unused[name] ?? []) {
    const shorter = result.replace(pattern, '')
    if (shorter === result) throw new Error(`Zod has changed: ${id} has no ${pattern}.`)
    result = shorter
  }
  return result
}

export const patchZodPlugin = (): Plugin => ({
  name: 'bindery-patch-zod',
  transform: {
    filter: { id: patchedModule },
    handler: (code, id) => ({ code: patchZod(code, id), map: null }),
  },
})
