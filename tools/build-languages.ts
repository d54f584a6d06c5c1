/** The chunks of words in another language, from every `x.messages.<language>.ts`. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@bindery/state/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { core } from './build-groups.ts'
import type { Tag } from './build-tags.ts'

const packages = join(import.meta.dirname, '../packages')
const prefix = 'bindery-words:'

/**
 * Which words lie in one chunk, so that a page needs few and none is big. What fits nowhere is in the
 * first chunk, which any page in that language has: what stands in headers and beside articles, and the
 * sign-in form.
 */
const groups: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'forms',
    /\/auth\/(?!auth\.)|\/state\/(?:problem|passkey-problem|profile-update|new-password)\.|\/widgets\/(?:password|passkey|profile)\//,
  ],
  [
    'lists',
    /\/widgets\/(?:library|stream|newsletter|issue|search|gift)\/|\/(?:save|share|video-embed)(?:-list)?-flyout\.|share-mail/,
  ],
  ['orders', /\/widgets\/(?:checkout-card|order)\/|\/state\/order\./],
  [
    'store',
    /\/widgets\/(?:cart|product|subscriber|mb|add-to-cart)\/(?!cart-badge|mini-cart\.|add-to-cart\.)|\/state\/cart\./,
  ],
]
/** The group of a file, whether of English texts or of others; '' is the first chunk. */
const groupOf = (file: string): string => groups.find(([, files]) => files.test(file))?.[0] ?? ''

/** The files with words in a language, by the file of the English ones. */
const filesOf = (language: string): string[] =>
  globSync(`{state,widgets}/**/*.messages.${language}.ts`, { cwd: packages })
    .map((path) => join(packages, path))
    .sort()

/** What a module imports at once, or (with `late`) later too. */
function importsOf(file: string, late: boolean): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const found = code.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s*)?'([^']+\.tsx?)'|\bimport\(\s*'([^']+)'/gm,
  )
  return [...found].flatMap(([, now, later]) => {
    const path = now ?? (late ? later : undefined)
    if (path === undefined) return []
    return path.startsWith('@bindery/')
      ? join(packages, path.slice('@bindery/'.length))
      : join(dirname(file), path)
  })
}

/** All that a module comes to import, but for `stops`. */
function reach(file: string, late: boolean, stops: ReadonlySet<string> = new Set()): Set<string> {
  const seen = new Set([file])
  for (const each of seen) {
    for (const next of importsOf(each, late)) if (!stops.has(next)) seen.add(next)
  }
  return seen
}

/** A module that gives the words of several files as one. */
const whole = (files: readonly string[], as: string): string =>
  [
    ...files.map((file, at) => `import w${at} from ${JSON.stringify(file)}`),
    `${as} {${files.map((_, at) => `...w${at}`).join()}}`,
  ].join('\n')

/** What stands in place of `packages/embed/<language>.ts`. */
function dictionary(language: string, tags: readonly Tag[]): string {
  const files = filesOf(language)
  const translated = new Set(
    files.map((file) => file.replace(`.messages.${language}.`, '.messages.')),
  )
  // What any page may come to import has its words in the first chunk, or nobody could wait for them.
  const stops = reach(core, true)
  const needs = (late: boolean): string => {
    const rows = tags.flatMap(({ definition, file }) => {
      const shown = [...reach(file, late, stops)].filter((each) => translated.has(each))
      const names = [...new Set(shown.map(groupOf))].filter(Boolean).sort()
      return names.length ? [`${JSON.stringify(definition.tag)}: [${names.join()}]`] : []
    })
    return `{${rows.join()}}`
  }
  const loads = groups.map(
    ([name]) => `const ${name} = () => import(${JSON.stringify(`${prefix}${language}_${name}`)})`,
  )
  return [
    whole(
      files.filter((file) => !groupOf(file)),
      'export const words =',
    ),
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
  load: (id) => {
    const [, part = ''] = id.split(`\0${prefix}`)
    const [language = '', group] = part.split('_')
    if (language)
      return whole(
        filesOf(language).filter((file) => groupOf(file) === group),
        'export default',
      )
    const own = languages.find((each) => id.endsWith(`/embed/${each}.ts`))
    return own ? dictionary(own, tags) : null
  },
})

/** How the chunks of words are called. */
export const wordsNameOf = (facade: string | null): string | undefined =>
  facade?.split(`\0${prefix}`)[1]

/** What every page in another language needs is one chunk. */
export const wordsGroup: Rolldown.CodeSplittingGroup = {
  name: 'de',
  test: (id) =>
    /(?:embed[\\/](?:speech|de)|state[\\/]phrases\.de)\.ts$/.test(id) ||
    (/\.messages\.de\.ts$/.test(id) && !groupOf(id)),
  priority: 0,
}
