/** Separates Zod from the page: from additions to `Object.prototype`, and from a copy of Zod that the page has. */
import type { Plugin } from 'vite'

type Patch = readonly [before: string, after: string]

const patches: Readonly<Record<string, readonly Patch[]>> = {
  core: [
    // `values`, `pattern` and others are optional properties of a schema; a page may have added the name.
    ['const zodProto = {};', 'const zodProto = Object.create(null);'],
    // All copies of Zod on a page share a configuration, which holds messages and may compile every schema.
    ['(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});', ''],
    ['globalThis.__zod_globalConfig?.postProcessor', 'globalConfig.postProcessor'],
    ['globalThis.__zod_globalConfig', 'Object.create(null)'],
  ],
}

const patchedModule = /[\\/]zod[\\/]v4[\\/]core[\\/](core)\.js/

/** The code of a module of Zod, patched. Throws when the code to replace is missing: Zod has changed. */
export function patchZod(code: string, id: string): string {
  let result = code
  for (const [before, after] of patches[patchedModule.exec(id)?.[1] ?? ''] ?? []) {
    if (!result.includes(before)) throw new Error(`Zod has changed: ${id} has no "${before}".`)
    result = result.replace(before, after)
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
