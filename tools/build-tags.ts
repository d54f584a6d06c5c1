/** Which tags there are: every `*.element.ts`, as its own definition says. No list is kept anywhere. */
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Definition } from '@bindery/element/define.ts'
import { type Plugin, runnerImport } from 'vite'

export interface Tag {
  readonly definition: Definition
  /** Absolute path of its `*.element.ts`. */
  readonly file: string
}

/** Reading a definition needs no styles. */
const noStyles: Plugin = {
  name: 'bindery-no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css(?:\?|$)/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => "export default ''" },
}

/** @param folder where to look for `*.element.ts` */
export async function readTags(folder: string): Promise<Tag[]> {
  const files = globSync('**/*.element.ts', { cwd: folder })
    .map((file) => resolve(folder, file))
    .sort()
  const tags: Tag[] = []
  for (const file of files) {
    const { module } = await runnerImport<{ default?: Definition }>(file, {
      configFile: false,
      logLevel: 'error',
      plugins: [noStyles],
    })
    const definition = module.default
    if (!definition?.tag) throw new Error(`${file} does not export a widget's definition.`)
    // One noun, one name: the file is found from the tag without searching.
    const expected = `bindery-${basename(file, '.element.ts')}`
    if (definition.tag !== expected) throw new Error(`${file} defines ${definition.tag}.`)
    tags.push({ definition, file })
  }
  return tags
}
