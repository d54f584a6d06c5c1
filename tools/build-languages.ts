/** Builds the chunks of translated texts, from every `x.messages.<language>.ts`. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Words } from '@bindery/state/messages/book.ts'
import { languages } from '@bindery/state/messages/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { core } from './build-groups.ts'
import { partId, splitMessageImports } from './build-split-messages.ts'
import type { Tag } from './build-tags.ts'

const packages = join(import.meta.dirname, '../packages')
const prefix = 'bindery-words:'

/**
 * Which texts share a chunk. A page then needs few chunks, and none is big. The first chunk has all other
 * texts, and every page in that language loads it.
 */
const groups: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'forms',
    /\/widgets\/(?:auth|password|passkey|profile)\/|\/(?:client\/form-problem|account\/(?:passkey-problem|profile-update|new-password))\./,
  ],
  ['lists', /\/widgets\/(?:library|stream|newsletter|archive|search|gift|save|share)\//],
  ['orders', /\/widgets\/(?:checkout|checkout-card|order-history)\/|\/state\/orders\/order\./],
  [
    'store',
    /\/widgets\/(?:cart|product|subscriber|mail-signup|add-to-cart)\/|\/state\/cart\/cart\./,
  ],
]
/** Nouns in the first chunk instead: the buttons in headers and articles, and the sign-in form. */
const onFirstScreen = new Set([
  'add-to-cart',
  'auth',
  'cart-badge',
  'mini-cart',
  'save',
  'share',
  'share-button',
  'share-list-button',
  'video-embed-button',
])
/** The group of a noun's texts, in any language; '' is the first chunk. */
const groupOf = (file: string, noun: string): string =>
  onFirstScreen.has(noun) ? '' : (groups.find(([, files]) => files.test(file))?.[0] ?? '')

/** The sorted paths of the files with texts in a language. */
const filesOf = (language: string): string[] =>
  globSync(`{state,widgets}/**/*.messages.${language}.ts`, { cwd: packages })
    .map((path) => join(packages, path))
    .sort()

/** The texts of one noun in one language. */
interface NounWords {
  /** The file of the English texts. */
  readonly file: string
  /** The export name of the English texts. */
  readonly part: string
  readonly noun: string
  readonly group: string
  readonly texts: Words[string]
}

/** All texts of a language, noun by noun. */
async function nounsIn(language: string): Promise<NounWords[]> {
  const found = filesOf(language).map(async (path) => {
    const file = path.replace(`.messages.${language}.`, '.messages.')
    const { default: words } = (await import(pathToFileURL(path).href)) as { default: Words }
    const types = readFileSync(path, 'utf8').matchAll(
      /['"]?([\w-]+)['"]?: Translation<(?:typeof )?(\w+)>/g,
    )
    const parts = new Map([...types].map(([, noun = '', part = '']) => [noun, part]))
    return Object.entries(words).map(([noun, texts]) => {
      return { file, part: parts.get(noun) ?? '', noun, group: groupOf(file, noun), texts }
    })
  })
  return (await Promise.all(found)).flat()
}

/** A module's static imports, and with `late` its dynamic ones. A texts module is split into its parts. */
function importsOf(file: string, late: boolean): string[] {
  const source = readFileSync(file.replace(/\?.*$/, ''), 'utf8')
  const code = splitMessageImports(source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''), file)
  const found = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s*)?'([^']+\.tsx?(?:\?\S+)?)'|\bimport\(\s*'([^']+)'/gm,
  )
  return [...found].flatMap(([, now, later]) => {
    const path = now ?? (late ? later : undefined)
    if (path === undefined) return []
    return path.startsWith('@bindery/')
      ? join(packages, path.slice('@bindery/'.length))
      : join(dirname(file), path)
  })
}

/** A module and all its direct and indirect imports, except `stops`. */
function reachableFrom(
  file: string,
  late: boolean,
  stops: ReadonlySet<string> = new Set(),
): Set<string> {
  const seen = new Set([file])
  for (const each of seen) {
    for (const next of importsOf(each, late)) if (!stops.has(next)) seen.add(next)
  }
  return seen
}

/** The texts of some nouns, as the code of an object. */
const dictionaryOf = (nouns: readonly NounWords[]): string =>
  JSON.stringify(Object.fromEntries(nouns.map(({ noun, texts }) => [noun, texts])))

/** The code that replaces `packages/embed/language/<language>.ts`. */
async function dictionary(language: string, tags: readonly Tag[]): Promise<string> {
  const nouns = await nounsIn(language)
  // The core can load these modules on any page, and no tag waits for their texts. So their texts must be in
  // the first chunk.
  const stops = reachableFrom(core, true)
  const needs = (late: boolean): string => {
    const rows = tags.flatMap(({ definition, file }) => {
      const shown = reachableFrom(file, late, stops)
      const needed = nouns.filter((one) => shown.has(one.file) || shown.has(partId(one)))
      const names = [...new Set(needed.map(({ group }) => group))].filter(Boolean).sort()
      return names.length ? [`${JSON.stringify(definition.tag)}: [${names.join()}]`] : []
    })
    return `{${rows.join()}}`
  }
  const loads = groups.map(
    ([name]) => `const ${name} = () => import(${JSON.stringify(`${prefix}${language}_${name}`)})`,
  )
  return [
    `export const words = ${dictionaryOf(nouns.filter(({ group }) => !group))}`,
    ...loads,
    `export const more = ${needs(false)}`,
    `export const later = ${needs(true)}`,
  ].join('\n')
}

/** The dictionaries in their chunks: `de`, `de_forms` and so on. */
export const languagesPlugin = (tags: readonly Tag[]): Plugin => ({
  name: 'bindery-languages',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: async (id) => {
    const [, part = ''] = id.split(`\0${prefix}`)
    const [language = '', group] = part.split('_')
    if (language) {
      const nouns = await nounsIn(language)
      return `export default ${dictionaryOf(nouns.filter((one) => one.group === group))}`
    }
    const own = languages.find((each) => id.endsWith(`/embed/language/${each}.ts`))
    return own ? dictionary(own, tags) : null
  },
})

/** The name of a chunk of texts; undefined for other chunks. */
export const wordsNameOf = (facade: string | null): string | undefined =>
  facade?.split(`\0${prefix}`)[1]

/** One chunk for what every page in another language needs. */
export const wordsGroup: Rolldown.CodeSplittingGroup = {
  name: 'de',
  test: /language[\\/](?:locale-loader|de)\.ts$/,
  priority: 0,
}
