/** Which tags there are: every `*.element.ts`, as its own definition says. No list is kept anywhere. */
import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Definition } from '@bindery/element/define.ts'
import { runnerImport } from 'vite'

export interface Tag {
  readonly definition: Definition
  /** Absolute path of its `*.element.ts`. */
  readonly file: string
}

/** @param folder where to look for `*.element.ts` */
export async function readTags(folder: string): Promise<Tag[]> {
  const files = globSync('**/*.element.ts', { cwd: folder })
    .map((file) => resolve(folder, file))
    .sort()
  const tags: Tag[] = []
  for (const file of files) {
    const { module } = await runnerImport<{ default?: Definition }>(file, { logLevel: 'error' })
    const definition = module.default
    if (!definition?.tag) throw new Error(`${file} does not export a widget's definition.`)
    // One noun, one name: the file is found from the tag without searching.
    const expected = `bindery-${basename(file, '.element.ts')}`
    if (definition.tag !== expected) throw new Error(`${file} defines ${definition.tag}.`)
    tags.push({ definition, file })
  }
  return tags
}
