/** The translations of the WordPress plugin are complete, and WordPress can read them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadDefinitions } from './definitions.ts'
import {
  mo,
  type PluginText,
  pluginLanguages,
  pluginTexts,
  po,
  poFile,
  potFile,
  readPo,
  scriptTexts,
  textsOfCode,
  translated,
} from './wordpress-texts.ts'

let texts: readonly PluginText[]
beforeAll(async () => {
  texts = pluginTexts(await loadDefinitions())
})

/** The places that sprintf fills, sorted: a translation may swap them. */
const placesOf = (text: string): string[] => (text.match(/%(?:\d\$)?s/g) ?? []).toSorted()

test('bindery.pot has every text of the plugin: else run npx node tools/definitions.ts', () => {
  expect(readFileSync(potFile, 'utf8')).toBe(po(texts))
})

test('every language has every text, with its places, and none that is gone', () => {
  expect(pluginLanguages()).toContain('de_DE')
  for (const language of pluginLanguages()) {
    const own = translated(texts, language)
    expect(own.filter(({ translation }) => !translation).map(({ text }) => text)).toEqual([])
    for (const { text, translation } of own) expect(placesOf(translation)).toEqual(placesOf(text))
    expect(readFileSync(poFile(language), 'utf8')).toBe(po(own, language))
  }
})

test('a text that the plugin asks for in another way than with its own name is refused', () => {
  expect(textsOfCode("__( 'It\\'s', 'bindery' ) . esc_html__(\n'B',\n'bindery',\n)")).toEqual([
    { text: "It's" },
    { text: 'B' },
  ])
  expect(() => textsOfCode("__( 'A' )")).toThrow('1 texts are translated, 0 are found')
})

test('a .po file keeps quotes, line breaks and contexts', () => {
  const given = { text: 'a "b"\n\\c', context: 'one', files: ['x'], translation: 'Ä "b"' }
  expect([...readPo(po([given], 'de_DE'))]).toEqual([['one\u0004a "b"\n\\c', 'Ä "b"']])
})

test('the editor’s JSON has the texts of its script only', () => {
  const json = scriptTexts(translated(texts, 'de_DE'), 'de_DE')
  const { messages } = (JSON.parse(json) as { locale_data: { messages: object } }).locale_data
  expect(messages).toMatchObject({ 'From the post': ['Aus dem Beitrag'] })
  expect(messages).not.toHaveProperty('Load it')
})

const hasPhp = spawnSync('php', ['-v']).status === 0

test.skipIf(!hasPhp)('the .mo file has the texts where its tables say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-mo-'))
  try {
    const file = join(folder, 'de.mo')
    const own = translated(texts, 'de_DE')
    writeFileSync(file, mo(own, 'de_DE'))
    const read = `$mo = file_get_contents($argv[1]); $h = array_values(unpack('V5', $mo)); $all = [];
      for ($i = 0; $i < $h[2]; $i++) { $pair = [];
        foreach ([$h[3], $h[4]] as $table) { [, $length, $at] = unpack('V2', $mo, $table + 8 * $i); $pair[] = substr($mo, $at, $length); }
        $all[$pair[0]] = $pair[1]; }
      echo json_encode($all);`
    const { stdout } = spawnSync('php', ['-r', read, file], { encoding: 'utf8' })
    const all = JSON.parse(stdout) as Record<string, string>
    expect(all['From the post']).toBe('Aus dem Beitrag')
    expect(all['definition\u0004Save button']).toBe('Speichern-Knopf')
    expect(Object.keys(all)).toHaveLength(own.length + 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
