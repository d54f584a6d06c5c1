/** The words in another language, of every noun, from every `x.messages.<language>.ts`. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Words } from '@bindery/state/messages.ts'

const packages = join(import.meta.dirname, '../packages')

/** All words of a language, by noun. */
export async function readWords(language: string): Promise<Words> {
  const files = globSync(`{state,widgets}/**/*.messages.${language}.ts`, { cwd: packages }).sort()
  const modules = files.map(async (file): Promise<Words> => {
    const module = (await import(pathToFileURL(join(packages, file)).href)) as { default?: Words }
    // Some only hold words that others take in.
    return module.default ?? {}
  })
  return Object.assign({}, ...(await Promise.all(modules)))
}
