/**
 * The texts of the WordPress plugin and their translations: those of its code, and those of tags.json and settings.json.
 * `npx node tools/definitions.ts` writes bindery.pot and adds new texts to each .po file; the build makes of these what
 * WordPress reads.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from '@bindery/element/definition.ts'
import { wordpressSettings, wordpressTags } from './definitions-wordpress.ts'

const plugin = join(import.meta.dirname, '../hosts/wordpress/bindery')
const languages = join(plugin, 'languages')

/** The context of the texts of tags.json and settings.json: the plugin translates them by a schema. */
export const definitionContext = 'definition'

export interface PluginText {
  readonly text: string
  readonly context?: string
  /** What translators have to know. */
  readonly comment?: string
  readonly files: readonly string[]
}

export interface Translated extends PluginText {
  /** '' if nobody has translated it. */
  readonly translation: string
}

const keyOf = ({ context, text }: Pick<PluginText, 'context' | 'text'>): string =>
  context ? `${context}\u0004${text}` : text

const call =
  /(?:translators: (?<comment>[^*]*?)\s*\*\/\s*[^;]{0,80}?)?\b(?:esc_html__|esc_attr__|__)\(\s*'(?<text>(?:[^'\\]|\\.)*)'\s*,\s*'bindery',?\s*\)/g

/** The texts of a file of PHP or JavaScript. @throws Error for a call that they are not read from */
export function textsOfCode(code: string): { text: string; comment?: string }[] {
  const found = [...code.matchAll(call)].map(({ groups }) => ({
    text: (groups?.['text'] ?? '').replaceAll(/\\(.)/g, '$1'),
    ...(groups?.['comment'] ? { comment: groups['comment'] } : {}),
  }))
  const calls = code.match(/\b(?:esc_html|esc_attr)?_(?:_|e|n|x|nx|ex)\(/g) ?? []
  if (calls.length !== found.length)
    throw new Error(`${calls.length} texts are translated, ${found.length} are found.`)
  return found
}

const header = (php: string, name: string): string =>
  new RegExp(`^ \\* ${name}: (.+)$`, 'm').exec(php)?.[1] ?? ''

/** Every text of the plugin once, in the order of the files. */
export function pluginTexts(definitions: readonly Definition[]): PluginText[] {
  const texts = new Map<string, PluginText>()
  const add = (file: string, text: string, more: { context?: string; comment?: string } = {}) => {
    if (!text) return
    const key = keyOf({ text, ...more })
    const known = texts.get(key)
    const files = [...new Set([...(known?.files ?? []), file])]
    texts.set(key, { ...known, ...more, text, files })
  }
  const read = (file: string) => readFileSync(join(plugin, file), 'utf8')
  add('bindery.php', header(read('bindery.php'), 'Description'))
  const code = globSync('**/*.{php,js}', { cwd: plugin }).toSorted()
  for (const file of code)
    for (const { text, ...more } of textsOfCode(read(file))) add(file, text, more)
  const context = { context: definitionContext }
  for (const setting of Object.values(wordpressSettings()))
    for (const text of [setting.label, setting.meaning, setting.allowed])
      add('settings.json', text ?? '', context)
  for (const tag of Object.values(wordpressTags(definitions))) {
    if (tag.restricted) continue
    for (const text of [tag.title, tag.summary, tag.editorText, tag.firstText])
      add('tags.json', text, context)
    const attributes = Object.values<{ label: string; description: string }>(tag.attributes)
    for (const { label, description } of attributes)
      for (const text of [label, description]) add('tags.json', text, context)
  }
  return [...texts.values()]
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

const head = (language: string): string =>
  [
    'Project-Id-Version: Bindery',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    ...(language ? [`Language: ${language}`, 'Plural-Forms: nplurals=2; plural=(n != 1);'] : []),
    'X-Domain: bindery',
    '',
  ].join('\n')

/** The contents of a .po file; of the .pot file without translations and language. */
export function po(texts: readonly (PluginText | Translated)[], language = ''): string {
  const entries = texts.map((each) =>
    [
      ...(each.comment ? [`#. translators: ${each.comment}`] : []),
      `#: ${each.files.join(' ')}`,
      ...(each.comment ? ['#, php-format'] : []),
      ...(each.context ? [`msgctxt ${quoted(each.context)}`] : []),
      `msgid ${quoted(each.text)}`,
      `msgstr ${quoted('translation' in each ? each.translation : '')}`,
    ].join('\n'),
  )
  return `${[`msgid ""\nmsgstr ${quoted(head(language))}`, ...entries].join('\n\n')}\n`
}

const field = /^(msgctxt|msgid|msgstr) ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm

const unquoted = (text: string): string =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part = '']) => part)
    .join('')
    .replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

/** The translations of a .po file, by context and text. */
export function readPo(text: string): Map<string, string> {
  const read = new Map<string, string>()
  for (const entry of text.split(/\n{2,}/)) {
    const fields = Object.fromEntries(
      [...entry.matchAll(field)].map(([, name = '', value = '']) => [name, unquoted(value)]),
    )
    if (fields['msgid'])
      read.set(
        keyOf({
          text: fields['msgid'],
          ...(fields['msgctxt'] ? { context: fields['msgctxt'] } : {}),
        }),
        fields['msgstr'] ?? '',
      )
  }
  return read
}

/** The languages that the plugin speaks, by the names of WordPress. */
export const pluginLanguages = (): string[] =>
  globSync('bindery-*.po', { cwd: languages }).map((name) => name.slice('bindery-'.length, -3))

export const potFile = join(languages, 'bindery.pot')
export const poFile = (language: string): string => join(languages, `bindery-${language}.po`)

/** The texts with what a .po file has for them. */
export function translated(texts: readonly PluginText[], language: string): Translated[] {
  const known = readPo(readFileSync(poFile(language), 'utf8'))
  return texts.map((each) => ({ ...each, translation: known.get(keyOf(each)) ?? '' }))
}

/** Writes bindery.pot, and each .po file with the texts as they are now. */
export function writeTexts(definitions: readonly Definition[]): void {
  const texts = pluginTexts(definitions)
  writeFileSync(potFile, po(texts))
  for (const language of pluginLanguages())
    writeFileSync(poFile(language), po(translated(texts, language), language))
}

/** The contents of a .mo file, which WordPress reads: GNU's format, its texts in the order of their bytes. */
export function mo(texts: readonly Translated[], language: string): Buffer {
  const entries = [
    ['', head(language)] as const,
    ...texts
      .filter(({ translation }) => translation)
      .map((each) => [keyOf(each), each.translation] as const),
  ]
    .map((pair) => pair.map((text) => Buffer.from(text)) as [Buffer, Buffer])
    .toSorted(([one], [other]) => one.compare(other))
  const tables = 28
  const strings = tables + entries.length * 16
  const numbers = Buffer.alloc(strings)
  for (const [at, value] of [
    0x950412de,
    0,
    entries.length,
    tables,
    tables + entries.length * 8,
    0,
    strings,
  ].entries())
    numbers.writeUInt32LE(value, at * 4)
  const parts: Buffer[] = [numbers]
  let offset = strings
  for (const column of [0, 1] as const)
    for (const [at, entry] of entries.entries()) {
      const place = tables + column * entries.length * 8 + at * 8
      numbers.writeUInt32LE(entry[column].length, place)
      numbers.writeUInt32LE(offset, place + 4)
      parts.push(entry[column], Buffer.alloc(1))
      offset += entry[column].length + 1
    }
  return Buffer.concat(parts)
}

/** The contents of the JSON with the texts of the editor's script. */
export function scriptTexts(texts: readonly Translated[], language: string): string {
  const own = texts.filter(
    ({ files, translation }) => translation && files.some((file) => file.endsWith('.js')),
  )
  const messages = {
    '': { domain: 'messages', lang: language, 'plural-forms': 'nplurals=2; plural=(n != 1);' },
    ...Object.fromEntries(own.map(({ text, translation }) => [text, [translation]])),
  }
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } })}\n`
}
