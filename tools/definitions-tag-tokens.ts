/** Which tokens of components a tag reads: those in rules of its style sheets for classes that its code has. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isGlobal, kitTokens } from './definitions-tokens.ts'
import type { Token } from './design-tokens.ts'

const packages = join(import.meta.dirname, '../packages')
const imported = /(?:from|import\(|import) ?'(\.[^']+|@bindery\/(?:ui|widgets|element)\/[^']+)'/g

/** The files that a file imports, at once or later, as far as they are about how a tag looks. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(imported)].map(([, specifier = '']) => {
    const path = specifier.replace(/\?.*$/, '')
    return path.startsWith('.')
      ? join(dirname(file), path)
      : join(packages, path.slice('@bindery/'.length))
  })

/** A file and all that it imports. */
function closureOf(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file) || !existsSync(file)) return seen
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  if (!file.endsWith('.css')) for (const each of importsOf(file, text)) closureOf(each, seen)
  return seen
}

const rules = /([^{}]+)\{([^{}]*)\}/g
/** Whether a class is in the code: as a word, or put together as `bindery-${variant}`. */
const isIn = (code: string) => (name: string) => {
  const variant = name.replace(/^bindery-/, '')
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) ||
    (variant !== name && code.includes('bindery-${') && code.includes(`'${variant}'`))
  )
}

/** The properties in those rules of a sheet whose classes the code has. */
function propertiesIn(sheet: string, code: string): string[] {
  const text = sheet.replace(/\/\*.*?\*\//gs, '')
  return [...text.matchAll(rules)].flatMap(([, selectors = '', body = '']) => {
    const isUsed = selectors.split(',').some((selector) => {
      const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
      return classes.every(isIn(code))
    })
    return isUsed ? [...body.matchAll(/--bindery-[a-z-]+/g)].map(([name]) => name) : []
  })
}

/** The tokens of components that a tag reads, in the order of `tokens.json`. @param file its `*.element.ts` */
export function componentTokensOf(file: string): Token[] {
  const files = [...closureOf(file)]
  const isSheet = ([path]: [string, string]) => path.endsWith('.css')
  const code = files.flatMap((each) => (isSheet(each) ? [] : each[1])).join('\n')
  const used = new Set(files.filter(isSheet).flatMap(([, text]) => propertiesIn(text, code)))
  return kitTokens().filter((token) => !isGlobal(token) && used.has(token.property))
}
