/** All texts, by the key with which the setting `messages` overrides them. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessageBook, Words } from '@bindery/state/messages/book.ts'

const packages = join(import.meta.dirname, '../packages')

/** By key: texts, or the results of `params` and `count`. */
type Base = Readonly<Record<string, unknown>>

/** The texts of an entry; several if it depends on a number. */
const formsOf = (entry: unknown): readonly (readonly [form: string, text: string])[] => {
  const input = typeof entry === 'string' ? entry : (Reflect.get(Object(entry), 'input') ?? entry)
  if (typeof input === 'string') return [['', input]]
  return Object.entries(Object(input)).map(([form, text]) => [`.${form}`, String(text)])
}

/** By export name: the noun of messages that another module defines. */
function nounsBySource(): Map<string, string> {
  const nouns = new Map<string, string>()
  for (const file of globSync('{state,widgets}/**/*.{ts,tsx}', { cwd: packages })) {
    const code = readFileSync(join(packages, file), 'utf8')
    for (const [, noun = '', name = ''] of code.matchAll(/\bdefine\('([\w-]+)', (\w+)\)/g))
      nouns.set(name, noun)
  }
  return nouns
}

/** All nouns with their texts, from every `*.messages.ts`. */
export async function readMessages(): Promise<ReadonlyMap<string, Base>> {
  const named = nounsBySource()
  const found = new Map<string, Base>()
  const book = {
    define: (noun: string, base: Base) => {
      found.set(noun, base)
      return { get: () => base }
    },
  } as unknown as MessageBook
  for (const file of globSync('{state,widgets}/**/*.messages.ts', { cwd: packages }).sort()) {
    const module: Base = await import(pathToFileURL(join(packages, file)).href)
    for (const [name, exported] of Object.entries(module)) {
      const noun = named.get(name)
      if (typeof exported === 'object' && noun) found.set(noun, exported as Base)
      // A function that defines its noun itself: call it with our own book.
      if (typeof exported === 'function' && /book/.test(exported.toString())) exported(book)
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Contents of messages.md: each text in English and German. */
export function messageDocs(nouns: ReadonlyMap<string, Base>, german: Words): string {
  const rows = [...nouns].flatMap(([noun, base]) =>
    Object.entries(base).flatMap(([key, entry]) => {
      const [english, own] = [entry, german[noun]?.[key]].map((one) => new Map(formsOf(one)))
      // Languages have different plural forms.
      const forms = new Set([...(english?.keys() ?? []), ...(own?.keys() ?? [])])
      return [...forms].map((form) => {
        const texts = [english, own].map((words) => cell(words?.get(form) ?? ''))
        return `| \`${noun}.${key}${form}\` | ${texts.join(' | ')} |`
      })
    }),
  )
  return `# Texts

The JSON setting \`messages\` overrides a text by its key:
\`{"messages": {"account.logOut": "Sign out"}}\`. Placeholders are in braces. A text with several forms takes
one override for all forms, or one for each. An override applies in every language. Tags on German pages, or in
German sections (\`lang\`, or the setting \`locale\`), use the German texts. All other tags use the English ones and
are marked as English; if you override a text and set no \`locale\`, they count as texts in the page's language.

| key | English | German |
| --- | --- | --- |
${rows.join('\n')}
`
}
