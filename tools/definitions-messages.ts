/** Every text a reader can see, by the key that the setting `messages` overrides it with. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessageBook, Words } from '@bindery/state/messages.ts'

const packages = join(import.meta.dirname, '../packages')

/** Texts, or what `params` and `count` make of one, by key. */
type Base = Readonly<Record<string, unknown>>

/** The words of an entry; several where the number decides. */
const formsOf = (entry: unknown): readonly (readonly [form: string, text: string])[] => {
  const input = typeof entry === 'string' ? entry : (Reflect.get(Object(entry), 'input') ?? entry)
  if (typeof input === 'string') return [['', input]]
  return Object.entries(Object(input)).map(([form, text]) => [`.${form}`, String(text)])
}

/** Which noun a list of texts is defined as, where another module than its own does it. */
function nounsBySource(): Map<string, string> {
  const nouns = new Map<string, string>()
  for (const file of globSync('{state,widgets}/**/*.{ts,tsx}', { cwd: packages })) {
    const code = readFileSync(join(packages, file), 'utf8')
    for (const [, noun = '', name = ''] of code.matchAll(/\bdefine\('([\w-]+)', (\w+)\)/g))
      nouns.set(name, noun)
  }
  return nouns
}

/** All nouns with their texts, by name: from every `*.messages.ts`, so no list is kept anywhere. */
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
      // A module that defines its own does so with whatever book it is handed.
      if (typeof exported === 'function' && /book/.test(exported.toString())) exported(book)
    }
  }
  return new Map([...found].sort(([one], [other]) => one.localeCompare(other)))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The page of the docs: each text in English, with its German beside it. */
export function messageDocs(nouns: ReadonlyMap<string, Base>, german: Words): string {
  const rows = [...nouns].flatMap(([noun, base]) =>
    Object.entries(base).flatMap(([key, entry]) => {
      const [english, own] = [entry, german[noun]?.[key]].map((one) => new Map(formsOf(one)))
      // Each language has forms of its own.
      const forms = new Set([...(english?.keys() ?? []), ...(own?.keys() ?? [])])
      return [...forms].map((form) => {
        const texts = [english, own].map((words) => cell(words?.get(form) ?? ''))
        return `| \`${noun}.${key}${form}\` | ${texts.join(' | ')} |`
      })
    }),
  )
  return `# Texts

Each may be worded anew by the JSON setting \`messages\`, by its key:
\`{"messages": {"account.logOut": "Sign out"}}\`. What stands in braces is put in; a text with several
forms takes one override for all, or one for each. An override wins in every language. Where the page, or
what is around a tag, is in German (\`lang\`, or the setting \`locale\`), the words are German; elsewhere they
count as English, or, when some are overridden and no \`locale\` is set, as the page's own.

| key | English | German |
| --- | --- | --- |
${rows.join('\n')}
`
}
