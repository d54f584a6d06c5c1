/** The texts in another language, from every `x.messages.<language>.ts`. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Words } from '@bindery/state/messages/book.ts'

const packages = join(import.meta.dirname, '../packages')

/** All texts of a language, by noun. */
export async function readWords(language: string): Promise<Words> {
  const files = globSync(`{state,widgets}/**/*.messages.${language}.ts`, { cwd: packages }).sort()
  const modules = files.map(async (file): Promise<Words> => {
    const module = (await import(pathToFileURL(join(packages, file)).href)) as { default?: Words }
    // A file without a default export only has texts that other files include.
    return module.default ?? {}
  })
  return Object.assign({}, ...(await Promise.all(modules)))
}
