/** Finds all tags: the definitions in `*.element.ts`. There is no list of them. */
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { type Plugin, runnerImport } from 'vite'

export interface Tag {
  readonly definition: Definition
  /** The absolute path of its `*.element.ts`. */
  readonly file: string
}

/** Definitions are read without their styles. */
export const noStyles: Plugin = {
  name: 'bindery-no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css(?:\?|$)/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => "export default ''" },
}

const allId = 'virtual:bindery-tags'

/** One module with all files, so that Vite starts once. */
const allOf = (files: readonly string[]): Plugin => ({
  name: 'bindery-tags',
  resolveId: { filter: { id: /^virtual:bindery-tags$/ }, handler: () => `\0${allId}` },
  load: {
    filter: { id: /^\0virtual:bindery-tags$/ },
    handler: () =>
      files.map((file, at) => `export * as file${at} from ${JSON.stringify(file)}`).join('\n'),
  },
})

/** @param folder the folder with the `*.element.ts` files */
export async function readTags(folder: string): Promise<Tag[]> {
  const files = globSync('**/*.element.ts', { cwd: folder })
    .map((file) => resolve(folder, file))
    .sort()
  const { module } = await runnerImport<Record<string, { default?: Definition }>>(allId, {
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles, allOf(files)],
  })
  return files.map((file, at) => {
    const definition = module[`file${at}`]?.default
    if (!definition?.tag) throw new Error(`${file} does not export a definition.`)
    // The file name follows from the tag.
    const expected = `bindery-${basename(file, '.element.ts')}`
    if (definition.tag !== expected)
      throw new Error(`${file} defines ${definition.tag}, not ${expected}.`)
    return { definition, file }
  })
}
